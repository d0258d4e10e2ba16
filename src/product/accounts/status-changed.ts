import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';

export const statusChangedJob = defineJob('accounts-standing-changed', z.object({ accounts: z.array(z.number()) }));
