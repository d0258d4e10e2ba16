import type { Sql } from '#platform/db/database.ts';

/** A column that says whose a row is: by a foreign key to accounts or members, or by its name. */
export interface Column {
  table: string;
  column: string;
  /** The feature that owns the table. */
  owner: string;
  /** All columns of the table. */
  columns: string[];
}

const NAMED =
  '(^|(?<!payment)_)(account|member|sender|recipient|liker|liked|blocker|blocked|other|user|profile)_id$|_by$';

const COLUMNS = `
  select c.relname::text as "table", a.attname::text as "column",
         substring(obj_description(c.oid) from 'owner: (\\w+)') as owner,
         (select array_agg(o.attname::text) from pg_attribute o where o.attrelid = c.oid and o.attnum > 0 and not o.attisdropped) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
     and (a.attname ~ '${NAMED}' or (c.relname = 'accounts' and a.attname = 'id')
       or exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)
                     and k.confrelid in ('accounts'::regclass, 'members'::regclass)))`;

export async function personalColumns(db: Sql): Promise<Column[]> {
  const { rows } = await db.query<Column & Record<string, unknown>>({ text: `${COLUMNS} order by 1, 2` });
  return rows;
}

/** Tables without such a column. */
export async function tablesOfNobody(db: Sql): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>({
    text: `select relname::text as name from pg_class
            where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
              and relname not in (select "table" from (${COLUMNS}) owned)`,
  });
  return rows.map(({ name }) => name);
}
