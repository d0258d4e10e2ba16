// `npm run schema`: writes docs/schema.md from the migrated database.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProject } from '../checks/project.ts';
import { SCHEMA_PAGE, wantedPage } from '../checks/schema.ts';
import { migratedDatabase } from '../rows/migrated.ts';

const root = join(import.meta.dirname, '../..');
const database = migratedDatabase(root);
writeFileSync(join(root, SCHEMA_PAGE), await wantedPage(readProject(root), await database.pool()));
await database.close();
