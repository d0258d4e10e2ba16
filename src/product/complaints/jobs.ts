import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';

export const complaintDecidedJob = defineJob(
  'complaints-decided',
  z.object({ complaint: z.number(), site: z.number(), appeal: z.boolean() }),
);
