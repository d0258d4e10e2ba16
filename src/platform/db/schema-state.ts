import type { Sql } from './database.ts';
import { knownMigrations } from './migrate.ts';
import type * as described from './schema-state.gen.ts';
import { statement } from './statement.ts';

const doneOf = statement<described.DoneOf>(
  'select count(distinct name)::int as done from migrations where name = any(:names::text[])',
);
let known: string[] | undefined;

/**
 * Whether the database has everything that this code needs of it; it may have more, and other routines, while a newer
 * version is rolled out.
 * @throws whatever the database says when it cannot be asked.
 */
export async function schemaIsCurrent(sql: Sql): Promise<boolean> {
  known ??= knownMigrations();
  try {
    return (await doneOf.one(sql, { names: known }))?.done === known.length;
  } catch (error) {
    if ((error as { code?: string }).code === '42P01') return false;
    throw error;
  }
}
