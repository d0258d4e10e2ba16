import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Tells who complained, on the complaint's own site, that it was decided, or what became of the appeal. */
export const complaintDecidedJob = defineJob(
  'complaints-decided',
  z.object({ complaint: z.number(), site: z.number(), appeal: z.boolean() }),
);
