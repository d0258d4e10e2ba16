import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';

export const likesBack = defineJob('likes-back', z.object({ member: z.number() }));
