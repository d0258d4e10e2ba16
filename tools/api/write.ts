// `npm run api`: writes the calls into docs/api.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentDocument } from './document.ts';
import { apiPage } from './page.ts';

const file = join(import.meta.dirname, '../../docs/api.md');
writeFileSync(file, apiPage(readFileSync(file, 'utf8'), currentDocument()));
