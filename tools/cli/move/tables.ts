import type pg from 'pg';

/** A table whose rows move. Names and columns are quoted where they must be. */
export interface Table {
  name: string;
  /** Columns with their types, in the order of their names: the same on both sides. */
  shape: string;
  /** In their order, and those of them that the server does not generate. */
  columns: string[];
  given: string[];
  /** Pages of 8 kB that its largest part has. */
  pages: number;
  /** Its rows lie in parts. */
  parted: boolean;
}

/** Rows of a table, and what they are together, whatever their order. */
export interface Digest {
  rows: number;
  sum: string;
}

/** Written by the migrations themselves, or of the queue's own works; all others are the deployment's. */
const LEFT = ['public.migrations', 'public.routines', 'public.move_begun'];
const OF_QUEUE = ['queue', 'schedule', 'subscription', 'version', 'job', 'job_dependency'];

/** As texts of rows are compared, both sides write them alike. Holds for the transaction. */
export const SAME_TEXT = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`;

/** Tables that move: those of the product in any order, then those of the queue, each after what it refers to. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name, c.relkind = 'p' as parted,
            string_agg(quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod), ', ' order by a.attname) as shape,
            array_agg(quote_ident(a.attname) order by a.attnum) as columns,
            array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as given,
            (greatest(pg_relation_size(c.oid),
                      (select max(pg_relation_size(relid)) from pg_partition_tree(c.oid))) / 8192)::float8 as pages
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition
        and (n.nspname = 'public' and format('public.%s', c.relname) <> all($1)
             or n.nspname = 'jobs' and c.relname = any($2))
      group by n.nspname, c.oid, c.relname
      order by n.nspname = 'jobs', array_position($2, c.relname::text), c.relname`,
    [LEFT, OF_QUEUE],
  );
  return rows;
}

export async function digestOf(client: pg.ClientBase, { name, columns }: Table): Promise<Digest> {
  const { rows } = await client.query<Digest>(
    `select count(*)::float8 as rows, concat_ws(' ', sum(('x' || left(hash, 16))::bit(64)::int8),
                                                     sum(('x' || substr(hash, 17, 16))::bit(64)::int8)) as sum
       from (select encode(sha256(convert_to(row(${columns.join(', ')})::text, 'UTF8')), 'hex') as hash from ${name}) one`,
  );
  return rows[0] ?? { rows: 0, sum: '' };
}

/** Where a sequence stands. */
export interface Sequence {
  name: string;
  last: string;
  called: boolean;
}

/** Also of numbers that were handed out and are in no row. */
export async function sequencesOf(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows: names } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public' order by 1",
  );
  const stands = names.map(
    ({ name }) => `select '${name}' as name, last_value::text as last, is_called as called from ${name}`,
  );
  return stands.length ? (await client.query<Sequence>(stands.join(' union all '))).rows : [];
}
