import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';

/**
 * Staff removed a member for good because of fraud: whoever keeps something of theirs with others sees to those, the ones after
 * `after` first, a portion at a time.
 */
export const fraudRemovedJob = defineJob(
  'accounts-fraud-removed',
  z.object({ account: z.number(), after: z.number() }),
);
