import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Somebody asked for a new password where nobody is told who has an account. `account` is null when nobody has the address. */
export const resetAskedJob = defineJob(
  'accounts-reset-asked',
  z.object({ site: z.number(), account: z.nullable(z.number()) }),
);
