import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';

/** At the moment when a member's next like of the game comes, who asked to be told. */
export const likesBack = defineJob('likes-back', z.object({ member: z.number() }));
