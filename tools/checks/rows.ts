import type { MigratedDatabase } from '../rows/migrated.ts';
import { HEAD, writtenRows } from '../rows/rows.ts';
import type { Finding, Project } from './project.ts';

/** The types of rows and values say what the migrated database says of every statement. */
export async function checkRows(root: string, project: Project, database: MigratedDatabase): Promise<Finding[]> {
  try {
    return staleRows(project, await writtenRows(root, project, database));
  } catch (error) {
    return [{ path: 'src', says: error instanceof Error ? error.message : String(error) }];
  }
}

/** @param files what each file of types should be. */
export function staleRows(project: Project, files: Map<string, string>): Finding[] {
  const kept = project.paths.filter((path) => path.endsWith('.gen.ts') && project.read(path).startsWith(HEAD));
  return [...new Set([...kept, ...files.keys()])].sort().flatMap((path) => {
    const text = files.get(path);
    if (text === undefined) return [{ path, says: 'belongs to no statement: run `npm run rows`' }];
    if (project.has(path) && project.read(path) === text) return [];
    return [{ path, says: 'is not what the database says of its statements: run `npm run rows`' }];
  });
}
