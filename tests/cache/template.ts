import { writeFile } from 'node:fs/promises';
import type pg from 'pg';
import { onlineMigrations } from '#app/online-migrations.ts';
import { routinesFiles } from '#app/routines.ts';
import { insertDemoSite } from '#demo/site.ts';
import { databaseOn } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { features } from '../../tools/checks/places.ts';
import { cached } from './cached.ts';
import { openEmpty } from './embedded.ts';
import { schemaInputs } from './inputs.ts';

/** What every test file's database has in it: the schema, and the demo's first site. */
export async function fillTemplate(pool: pg.Pool): Promise<void> {
  await migrate(pool, { routines: routinesFiles(features), online: onlineMigrations });
  await databaseOn(pool, console.error).transaction(insertDemoSite);
}

/** A dump of an embedded database that is filled. @returns the file. */
export const templateDump = (): Promise<string> =>
  cached('template', schemaInputs('tests/cache/template.ts'), async (path) => {
    const { pool, dump, close } = await openEmpty();
    await fillTemplate(pool);
    await writeFile(path, await dump());
    await close();
  });
