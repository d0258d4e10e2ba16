import type pg from 'pg';
import { features } from '../checks/places.ts';
import type { Project } from '../checks/project.ts';
import { schemaPage } from './page.ts';
import { readTables } from './tables.ts';

/** The page about the schema of a migrated database, as Markdown. */
export async function wantedPage(project: Project, pool: pg.Pool): Promise<string> {
  const migrations = project.paths
    .filter((path) => /^migrations\/.*\.sql$/.test(path))
    .map((path) => project.read(path));
  return schemaPage(await readTables(pool), features, migrations);
}
