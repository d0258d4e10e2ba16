import type { Sql } from '../database.ts';
import type { Obstacle } from './obstacle-names.ts';

export interface OnlineState {
  name: string;
  state: 'running' | 'failed' | 'done';
  step: string | null;
  step_number: number;
  steps: number;
  after_row: number;
  rows_done: number;
  rows_expected: number;
  batch_rows: number;
  waits_for: Obstacle | null;
  started_at: Date;
  finished_at: Date | null;
  error: string | null;
}

/** Seconds after its last heartbeat that a process counts as ended. */
const LEASE_SECONDS = 60;

const rowsOf = async (sql: Sql, text: string, values: unknown[] = []): Promise<OnlineState[]> =>
  (await sql.query<OnlineState & Record<string, unknown>>({ text, values })).rows;

/** All that were ever begun, in their order. */
export const onlineStates = (sql: Sql): Promise<OnlineState[]> =>
  rowsOf(sql, 'select * from online_migrations order by started_at, name');

/** Takes one for a process. @returns null where it is done, or another process runs it: whoever works in it holds its row. */
export async function claimOnline(sql: Sql, name: string, steps: number, holder: string): Promise<OnlineState | null> {
  await rowsOf(sql, 'insert into online_migrations (name, steps) values ($1, $2) on conflict (name) do nothing', [
    name,
    steps,
  ]);
  const [row] = await rowsOf(
    sql,
    `update online_migrations set steps = $2, holder = $3, heartbeat_at = now(), state = 'running', error = null, waits_for = null
      where name = (select name from online_migrations
                     where name = $1 and state <> 'done'
                       and (holder is null or holder = $3 or state = 'failed' or heartbeat_at < now() - interval '${LEASE_SECONDS} seconds')
                       for update skip locked)
     returning *`,
    [name, steps, holder],
  );
  return row ?? null;
}

/** Says that the process is alive, while a step takes long. */
export async function beatOnline(sql: Sql, name: string, holder: string): Promise<void> {
  await rowsOf(
    sql,
    `update online_migrations set heartbeat_at = now()
      where name = (select name from online_migrations where name = $1 and holder = $2 and state = 'running' for update skip locked)`,
    [name, holder],
  );
}

/** @returns whether it is still this process's, so that one that was frozen does not go on beside its successor. */
export async function noteOnline(
  sql: Sql,
  name: string,
  holder: string,
  change: Partial<Omit<OnlineState, 'name' | 'started_at'>> = {},
): Promise<boolean> {
  const columns = Object.keys(change);
  const sets = columns.map((column, nth) => `, ${column} = $${nth + 3}`).join('');
  const rows = await rowsOf(
    sql,
    `update online_migrations set heartbeat_at = now()${sets} where name = $1 and holder = $2 and state <> 'done' returning *`,
    [name, holder, ...Object.values(change)],
  );
  return rows.length === 1;
}
