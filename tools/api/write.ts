// `npm run api`: writes all calls of the API into docs/calls.md, to read; it is not kept.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentDocument } from './document.ts';
import { apiPage } from './page.ts';

writeFileSync(join(import.meta.dirname, '../../docs/calls.md'), apiPage(currentDocument()));
