import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Whoever keeps something of theirs with others sees to those, the ones after `after` first, portion by portion. */
export const fraudRemovedJob = defineJob(
  'accounts-fraud-removed',
  z.object({ account: z.number(), after: z.number() }),
);
