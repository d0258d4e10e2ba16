import { expect, vi } from 'vitest';
import type { Database } from '#platform/db/database.ts';

/**
 * Vacuums tables until their pages are known to be visible to all: another transaction of the moment, such as the server's
 * own analysis of a table, can hold that up, and only then does a plan read an index alone.
 */
export async function vacuumed(db: Database, ...tables: string[]): Promise<void> {
  const unsettled = async () => {
    for (const table of tables) await db.query({ text: `vacuum analyze ${table}` });
    const { rows } = await db.query<{ name: string }>({
      text: 'select relname as name from pg_class where oid = any ($1::text[]::regclass[]::oid[]) and relallvisible < relpages',
      values: [tables],
    });
    return rows.map(({ name }) => name);
  };
  await vi.waitFor(async () => expect(await unsettled()).toEqual([]), { interval: 500, timeout: 30_000 });
}
