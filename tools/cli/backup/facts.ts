import type pg from 'pg';
import { StartError } from '#platform/start-error.ts';

/** What a database holds, for comparing it with what comes out of its backup. */
export interface Facts {
  schema: string;
  postgres: number;
  counts: Record<string, number>;
  ledger_sum: number;
}

type Asks = Pick<pg.ClientBase, 'query'>;

/** Tables that a restore itself writes. */
const WRITTEN_BY_RESTORES = ['restores'];

/** @throws StartError for a database that is not Kindling's. */
export async function factsOf(sql: Asks): Promise<Facts> {
  const there = await sql.query<{ there: boolean }>(
    "select to_regclass('public.migrations') is not null and to_regclass('public.backups') is not null as there",
  );
  if (!there.rows[0]?.there)
    throw new StartError('The schema is older than this version: start one process of this version first.');
  const { rows } = await sql.query<{ schema: string; postgres: number; tables: string[] }>(
    `select (select name from public.migrations order by id desc limit 1) as schema,
            current_setting('server_version_num')::int / 10000 as postgres,
            (select array_agg(tablename::text order by tablename) from pg_tables where schemaname = 'public') as tables`,
  );
  const { schema = '', postgres = 0, tables = [] } = rows[0] ?? {};
  const counts: Record<string, number> = {};
  for (const table of tables.filter((name) => !WRITTEN_BY_RESTORES.includes(name))) {
    const counted = await sql.query<{ count: number }>(`select count(*)::float8 as count from public."${table}"`);
    counts[table] = counted.rows[0]?.count ?? 0;
  }
  const ledger = await sql.query<{ sum: number }>(
    'select coalesce(sum(amount), 0)::float8 as sum from public.credit_ledger',
  );
  return { schema, postgres, counts, ledger_sum: ledger.rows[0]?.sum ?? 0 };
}

/** What is otherwise than it was, in words. */
export function differences(was: Pick<Facts, 'counts' | 'ledger_sum'>, is: Facts): string[] {
  const tables = Object.entries(was.counts).filter(([table, count]) => is.counts[table] !== count);
  return [
    ...tables.map(([table, count]) => `${table} has ${is.counts[table] ?? 'no'} rows, not ${count}`),
    ...(is.ledger_sum === was.ledger_sum ? [] : [`the ledger sums up to ${is.ledger_sum}, not ${was.ledger_sum}`]),
  ];
}
