import type pg from 'pg';
import type { Sql } from './database.ts';
import { statementName } from './statement-name.ts';

/**
 * A statement that the server parses and plans once per connection. Its name says what it does and is
 * derived from the text, so a changed text never meets a plan of the old one.
 */
export function prepared<Row extends pg.QueryResultRow, Values extends unknown[]>(text: string) {
  const name = statementName(text);
  const run = async (sql: Sql, ...values: Values): Promise<Row[]> =>
    (await sql.query<Row>({ name, text, values })).rows;
  return Object.assign(run, {
    /** The only row or null. */
    one: async (sql: Sql, ...values: Values): Promise<Row | null> => (await run(sql, ...values))[0] ?? null,
    text,
  });
}
