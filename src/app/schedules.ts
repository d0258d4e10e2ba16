import type { Schedule } from '#platform/module.ts';
import { modules } from './modules.ts';

/** `npm run schedules` writes docs/schedules.md from it. */
export const schedules: readonly Schedule[] = modules.flatMap((module) => module.schedules ?? []);
