import type { Schedule } from '#platform/module.ts';
import { modules } from './modules.ts';

/** All that runs at set times, in the order of the features. `npm run schedules` writes docs/schedules.md from it. */
export const schedules: readonly Schedule[] = modules.flatMap((module) => module.schedules ?? []);
