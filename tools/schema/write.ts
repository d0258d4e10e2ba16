// `npm run schema`: writes docs/schema.md from the migrated database, to read; git ignores it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProject } from '../checks/project.ts';
import { migratedDatabase } from '../rows/migrated.ts';
import { wantedPage } from './wanted.ts';

const root = join(import.meta.dirname, '../..');
const database = migratedDatabase(root);
writeFileSync(join(root, 'docs/schema.md'), await wantedPage(readProject(root), await database.pool()));
await database.close();
