import type { Tx } from '#platform/db/database.ts';

/** `columns` gives each column its SQL type; names are never from outside. */
export async function insertRows(
  tx: Tx,
  table: string,
  columns: Record<string, string>,
  rows: readonly object[],
): Promise<void> {
  if (!rows.length) return;
  const names = Object.keys(columns).join(', ');
  const typed = Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');
  await tx.query({
    text: `insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as given(${typed})`,
    values: [JSON.stringify(rows)],
  });
}

export async function continueNumbering(tx: Tx, table: string): Promise<void> {
  await tx.query({
    text: `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select coalesce(max(id), 1) from ${table}), 1))`,
  });
}
