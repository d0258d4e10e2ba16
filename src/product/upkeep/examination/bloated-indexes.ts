import type { Sql } from '#platform/db/database.ts';

export interface BloatedIndex {
  index: string;
  /** Bytes beyond what its rows need, as an estimate. */
  bytes: number;
}

/** Seconds, of those that this account of the database sees; vacuum cleans nothing younger. */
export async function oldestTransaction(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ seconds: number }>({
    text: `select coalesce(extract(epoch from clock_timestamp() - min(xact_start)), 0)::float8 as seconds
             from pg_stat_activity
            where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  });
  return rows[0]?.seconds ?? 0;
}

const MAX_INDEXES = 20;
const MIN_INDEX_BYTES = 64 * 1024 * 1024;

/** No index is read. @param minBytes smaller ones are left out, and so are those of an expression. */
export async function bloatedIndexes(sql: Sql, minBytes: number = MIN_INDEX_BYTES): Promise<BloatedIndex[]> {
  // A page has 8192 bytes less its head, nine tenths of which are filled; a row has 12 bytes beside its columns, in steps of 8.
  const { rows } = await sql.query<BloatedIndex & Record<string, unknown>>({
    text: `
      select sized.index, (sized.size - sized.needed)::float8 as bytes
        from (select c.relname::text as index, c.relpages::bigint * 8192 as size,
                     8192 * (1 + ceil(c.reltuples * (12 + 8 * ceil(sum(s.avg_width) / 8.0)) / (8152 * 0.9))) as needed
                from pg_index i
                join pg_class c on c.oid = i.indexrelid
                join pg_class t on t.oid = i.indrelid
                join pg_namespace n on n.oid = t.relnamespace
                join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
                join pg_stats s on s.schemaname = n.nspname and s.tablename = t.relname and s.attname = a.attname
               where n.nspname = current_schema() and c.relam = (select oid from pg_am where amname = 'btree')
                 and i.indexprs is null and c.reltuples > 0 and c.relpages::bigint * 8192 >= $1
               group by c.oid, c.relname, c.relpages, c.reltuples) sized
       where sized.size > sized.needed
       order by 2 desc limit ${MAX_INDEXES}`,
    values: [minBytes],
  });
  return rows;
}
