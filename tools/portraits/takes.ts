import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Takes } from './cast.ts';

/** What `search.ts` found. */
export const readTakes = (): Takes => JSON.parse(readFileSync(join(import.meta.dirname, 'takes.json'), 'utf8'));
