import { setTimeout } from 'node:timers/promises';
import type { Database } from '#platform/db/database.ts';
import { FILLED } from './schema.ts';

/** Times that a table is vacuumed again while another transaction keeps it from finishing, and milliseconds between. */
const MAX_TRIES = 10;
const RETRY_DELAY_MS = 2_000;

/** Gives back the room that an interrupted filling took. */
export async function sweep(db: Database): Promise<void> {
  for (const table of FILLED) await db.query({ text: `vacuum ${table}` });
}

/**
 * Vacuums (a few dead rows too, which it would leave) and analyses the filled tables: plans know them then, and index-only scans need no table.
 * @returns lines with the rows and sizes of each.
 */
export async function settle(db: Database, tell: (line: string) => void): Promise<string[]> {
  let unsettled = FILLED;
  for (let tries = 0; tries < MAX_TRIES && unsettled.length; tries += 1) {
    if (tries) await setTimeout(RETRY_DELAY_MS);
    for (const table of unsettled) await db.query({ text: `vacuum (freeze, analyze, index_cleanup on) ${table}` });
    const { rows } = await db.query<{ name: string }>({ text: UNSETTLED, values: [unsettled] });
    unsettled = rows.map(({ name }) => name);
  }
  tell(unsettled.length ? `vacuumed, but other transactions keep parts of ${unsettled.join(', ')} back` : 'vacuumed');
  const { rows } = await db.query<{ name: string; rows: number; data: string; indexes: string }>({
    text: SIZES,
    values: [FILLED],
  });
  const line = (...[name, ...figures]: string[]) =>
    `${(name ?? '').padEnd(16)}${figures.map((figure) => figure.padStart(12)).join('')}`;
  return [
    '',
    line('table', 'about rows', 'data', 'indexes'),
    ...rows.map((row) => line(row.name, `${row.rows}`, row.data, row.indexes)),
  ];
}

const OURS = '($1::text[]::regclass[]::oid[])';
const UNSETTLED = `select relname as name from pg_class where oid = any ${OURS} and relallvisible < relpages`;
/** The last row is the whole database's. */
const SIZES = `
  (select relname as name, coalesce((select sum(greatest(p.reltuples, 0)) from pg_partition_tree(c.oid) t join pg_class p on p.oid = t.relid and t.isleaf), c.reltuples)::bigint as rows,
          pg_size_pretty(coalesce((select sum(pg_table_size(relid)) from pg_partition_tree(c.oid)), pg_table_size(c.oid))) as data,
          pg_size_pretty(coalesce((select sum(pg_indexes_size(relid)) from pg_partition_tree(c.oid)), pg_indexes_size(c.oid))) as indexes
     from pg_class c where oid = any ${OURS} order by array_position($1::text[], relname::text))
  union all
  select 'all', sum(reltuples) filter (where oid = any ${OURS})::bigint, pg_size_pretty(pg_database_size(current_database())), ''
    from pg_class`;
