import pg from 'pg';
import { ROWS } from './rows.ts';

interface Index {
  table: string;
  name: string;
  definition: string;
  /** Of a unique or primary key, as `alter table ... add constraint` takes it. */
  constraint: string | null;
}

/**
 * Fills an empty, migrated database. Triggers and foreign keys are off and indexes away meanwhile: it needs a superuser.
 * @param members at least 20,000.
 */
export async function fill(url: string, members: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = async (what: string, text: string) => {
    const from = performance.now();
    const { rowCount } = await client.query(text);
    console.error(
      `${what}: ${rowCount === null ? '' : `${rowCount} rows, `}${((performance.now() - from) / 1000).toFixed(1)} s`,
    );
  };
  try {
    const { rows } = await client.query('select from accounts limit 1');
    if (rows.length > 0) throw new Error('It is filled already: --fill takes an empty database.');
    await client.query(
      `set session_replication_role = replica; set statement_timeout = 0; set maintenance_work_mem = '1GB'; set work_mem = '512MB'`,
    );
    const tables = [...new Set(ROWS.map(({ table }) => table))];
    for (const [at, table] of tables.entries()) {
      const indexes = await takeIndexes(client, table);
      for (const { sql } of ROWS.filter((row) => row.table === table))
        await run(`${at + 1} of ${tables.length}, ${table}`, sql.replaceAll(/\bN\b/g, `${members}::bigint`));
      for (const index of indexes) await run(`  ${index.name}`, made(index));
      await setCounter(client, table);
      await run('  vacuum', `vacuum (analyze) ${table}`);
    }
  } finally {
    await client.end();
  }
}

/** Drops what slows the filling; keys that other tables refer to stay. */
async function takeIndexes(client: pg.Client, table: string): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select $1::text as "table", i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition, pg_get_constraintdef(c.oid) as constraint
       from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.conrelid = i.indrelid and c.contype in ('p', 'u')
      where i.indrelid = $1::text::regclass and not exists (select from pg_constraint f where f.conindid = i.indexrelid and f.contype = 'f')
      order by i.indexrelid`,
    [table],
  );
  for (const { name, constraint } of rows)
    await client.query(constraint ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`);
  return rows;
}

const made = ({ table, name, definition, constraint }: Index): string =>
  constraint ? `alter table ${table} add constraint ${name} ${constraint}` : definition;

/** The next number that the table gives out is above all that are there. */
async function setCounter(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query(
    "select from information_schema.columns where table_name = $1 and column_name = 'id' and is_identity = 'YES'",
    [table],
  );
  if (rows.length > 0)
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}
