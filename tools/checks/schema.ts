import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { MigratedDatabase } from '../rows/migrated.ts';
import { schemaPage } from '../schema/page.ts';
import { readTables } from '../schema/tables.ts';
import { features } from './places.ts';
import type { Finding, Project } from './project.ts';

export const SCHEMA_PAGE = 'docs/schema.md';

/** The page about the schema says what the migrated database says. */
export async function checkSchema(root: string, project: Project, database: MigratedDatabase): Promise<Finding[]> {
  try {
    const file = join(root, SCHEMA_PAGE);
    const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return staleSchema(page, await wantedPage(project, await database.pool()));
  } catch (error) {
    return [{ path: 'migrations', says: error instanceof Error ? error.message : String(error) }];
  }
}

/** What the page should be. */
export async function wantedPage(project: Project, pool: pg.Pool): Promise<string> {
  const migrations = project.paths
    .filter((path) => /^migrations\/.*\.sql$/.test(path))
    .map((path) => project.read(path));
  return schemaPage(await readTables(pool), features, migrations);
}

/** The first line where the page is not what it should be. */
export function staleSchema(page: string, wanted: string): Finding[] {
  if (page === wanted) return [];
  const lines = wanted.split('\n');
  const at = page.split('\n').findIndex((line, index) => line !== lines[index]);
  return [
    { path: SCHEMA_PAGE, line: Math.max(at, 0) + 1, says: 'is not what the database says: run `npm run schema`' },
  ];
}
