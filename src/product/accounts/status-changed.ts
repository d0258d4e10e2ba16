import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Accounts take part again, or no longer do: whoever keeps something of that elsewhere brings it up to date. */
export const statusChangedJob = defineJob('accounts-standing-changed', z.object({ accounts: z.array(z.number()) }));
