import type pg from 'pg';
import { routinesFiles } from '#app/routines.ts';
import type { EmbeddedDatabase } from '#platform/db/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openEmpty } from '#tests/cache/embedded.ts';
import { features } from '../checks/places.ts';

/** A migrated database in memory, which opens when it is first asked for. */
export interface MigratedDatabase {
  pool(): Promise<pg.Pool>;
  close(): Promise<void>;
}

/** @param root the repository whose migrations and routines it has. */
export function migratedDatabase(root: string): MigratedDatabase {
  let opening: Promise<EmbeddedDatabase> | undefined;
  return {
    async pool() {
      opening ??= openMigrated(root);
      return (await opening).pool;
    },
    async close() {
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}

async function openMigrated(root: string): Promise<EmbeddedDatabase> {
  const database = await openEmpty();
  try {
    await migrate(database.pool, {
      folder: `${root}/migrations`,
      routines: routinesFiles(features, `${root}/src/product`),
    });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
