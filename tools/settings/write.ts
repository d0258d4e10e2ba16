// `npm run settings`: writes docs/settings.md from the table of settings, to read; git ignores it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsPage } from './page.ts';

writeFileSync(join(import.meta.dirname, '../../docs/settings.md'), settingsPage());
