import type pg from 'pg';

/** What a migrated database says of a table. Definitions are PostgreSQL's own words. */
export interface Table {
  name: string;
  /** Which feature writes it: `owner: likes` in its comment. */
  owner: string;
  columns: Column[];
  /** Keys and checks of several columns. */
  constraints: string[];
  /** Those that are no key's own. */
  indexes: string[];
}

export interface Column {
  name: string;
  type: string;
  nullable: boolean;
  /** An expression, or `identity`; null without one. */
  default: string | null;
  /** Keys and checks of this column alone. */
  constraints: string[];
  comment: string | null;
}

/** Tables that somebody owns, by name. */
export const readTables = async (pool: pg.Pool): Promise<Table[]> => (await pool.query<Table>(TABLES)).rows;

const CONSTRAINTS = `
  select array_agg(pg_get_constraintdef(k.oid, true) order by array_position(array['p', 'u', 'f', 'c'], k.contype::text), k.conname)
    from pg_constraint k where k.conrelid = t.oid and k.contype in ('p', 'u', 'f', 'c')`;

const TABLES = `
  select t.relname as name, substring(obj_description(t.oid, 'pg_class') from 'owner: (\\w+)') as owner,
         (select jsonb_agg(jsonb_build_object(
                   'name', a.attname,
                   'type', format_type(a.atttypid, a.atttypmod),
                   'nullable', not a.attnotnull,
                   'default', case when a.attidentity = '' then pg_get_expr(d.adbin, d.adrelid, true) else 'identity' end,
                   'constraints', coalesce((${CONSTRAINTS} and k.conkey = array[a.attnum]), '{}'),
                   'comment', col_description(t.oid, a.attnum)) order by a.attnum)
            from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
           where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped) as columns,
         coalesce((${CONSTRAINTS} and cardinality(k.conkey) > 1), '{}') as constraints,
         coalesce((select array_agg(pg_get_indexdef(i.indexrelid, 0, true) order by i.indexrelid::regclass::text)
                     from pg_index i where i.indrelid = t.oid
                      and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))),
                  '{}') as indexes
    from pg_class t
   where t.relkind in ('r', 'p') and not t.relispartition and t.relnamespace = 'public'::regnamespace
     and obj_description(t.oid, 'pg_class') like 'owner: %'
   order by t.relname`;
