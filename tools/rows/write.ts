// `npm run rows`: writes the types of all statements beside the modules that make them.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProject } from '../checks/project.ts';
import { staleRows } from '../checks/rows.ts';
import { migratedDatabase } from './migrated.ts';
import { writtenRows } from './rows.ts';

const root = join(import.meta.dirname, '../..');
const project = readProject(root);
const database = migratedDatabase(root);
const files = await writtenRows(root, project, database);
await database.close();
for (const { path } of staleRows(project, files)) {
  const text = files.get(path);
  if (text === undefined) rmSync(join(root, path));
  else writeFileSync(join(root, path), text);
  console.log(`${text === undefined ? 'removed' : 'wrote'} ${path}`);
}
