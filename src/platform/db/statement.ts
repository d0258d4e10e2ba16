import type { Sql } from './database.ts';
import { placed } from './placeholders.ts';
import { statementName } from './statement-name.ts';

export interface Described {
  params: object;
  row: object;
}

type Narrower<Row, Known> = { [Column in keyof Known]: Column extends keyof Row ? Row[Column] : never };
type Narrowed<Row, Known> = Known extends unknown ? Omit<Row, keyof Known> & Known : never;
type Returned<S extends Described, Known> = [Known] extends [never] ? S['row'] : Narrowed<S['row'], Known>;
type Values<Params> = keyof Params extends never ? [] : [params: Params];

export type RowOf<S extends (...values: never[]) => Promise<unknown[]>> = Awaited<ReturnType<S>>[number];

/**
 * A statement that the server parses and plans once per connection. Its name on the server says what it does and is
 * derived from the text, so a changed text never meets a plan of the old one.
 * @param written SQL with `:name` for each value, `:name?` for one that may be null.
 */
export function statement<S extends Described, Known extends Narrower<S['row'], Known> = never>(written: string) {
  const { text, names } = placed(written);
  const name = statementName(text);
  const run = async (sql: Sql, ...[params]: Values<S['params']>): Promise<Returned<S, Known>[]> => {
    const given = params as Record<string, unknown>;
    const { rows } = await sql.query({ name, text, values: names.map((key) => given[key]) });
    return rows as Returned<S, Known>[];
  };
  return Object.assign(run, {
    /** The only row or null. */
    one: async (sql: Sql, ...values: Values<S['params']>): Promise<Returned<S, Known> | null> =>
      (await run(sql, ...values))[0] ?? null,
    text,
    /** Names of the values in the order of `$1`, `$2`, ... in `text`. */
    names,
  });
}
