// `npm run settings`: writes docs/settings.md and docs/payment-methods.md from their tables, to read; git ignores both.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { methodsPage } from './methods.ts';
import { settingsPage } from './page.ts';

const docs = join(import.meta.dirname, '../../docs');
writeFileSync(join(docs, 'settings.md'), settingsPage());
writeFileSync(join(docs, 'payment-methods.md'), methodsPage());
