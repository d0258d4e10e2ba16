import type pg from 'pg';
import { StartError } from '../../start-error.ts';
import { type OnlineState, onlineStates } from './online-state.ts';

/**
 * Code that leans on a long change does not start before that is finished. A database that has no schema yet gets all of them.
 * @throws StartError with the first that is not finished, and how far it is.
 */
export async function refuseUnfinished(client: pg.ClientBase, needed: readonly string[]): Promise<void> {
  if (needed.length === 0) return;
  const { rows } = await client.query<{ schema: boolean; online: boolean }>(
    "select to_regclass('migrations') is not null as schema, to_regclass('online_migrations') is not null as online",
  );
  if (!rows[0]?.schema) return;
  const states = rows[0].online ? await onlineStates(client) : [];
  const done = new Set(states.filter(({ state }) => state === 'done').map(({ name }) => name));
  const missing = needed.find((name) => !done.has(name));
  if (!missing) return;
  const state = states.find(({ name }) => name === missing);
  throw new StartError(
    `This version needs a change of the database that is not finished: ${missing} (${state ? progressOf(state) : 'not begun'}). Start the version before this one, let it finish that (\`/admin\` shows how far it is), and then start this one.`,
  );
}

/** How far it is, for the log and the terminal. */
export function progressOf({ state, step, step_number, steps, rows_done, rows_expected, error }: OnlineState): string {
  if (state === 'done') return 'done';
  const rows = rows_expected > 0 ? `, ${rows_done} of ${rows_expected} rows` : '';
  return `step ${step_number} of ${steps}, ${step}${rows}${state === 'failed' ? `, failed: ${error}` : ''}`;
}
