import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Sql } from './database.ts';

/**
 * A statement that the server parses and plans once per connection. The name is derived from the text, so
 * a changed text never meets a plan of the old one.
 */
export function prepared<Row extends pg.QueryResultRow, Values extends unknown[]>(text: string) {
  const name = `k_${createHash('sha256').update(text).digest('hex').slice(0, 20)}`;
  const run = async (sql: Sql, ...values: Values): Promise<Row[]> =>
    (await sql.query<Row>({ name, text, values })).rows;
  return Object.assign(run, {
    /** The only row or null. */
    one: async (sql: Sql, ...values: Values): Promise<Row | null> => (await run(sql, ...values))[0] ?? null,
    text,
  });
}
