// `npm run schedules`: writes docs/schedules.md from the list of schedules.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schedules } from '#app/schedules.ts';
import { schedulesPage } from './page.ts';

writeFileSync(join(import.meta.dirname, '../../docs/schedules.md'), schedulesPage(schedules));
