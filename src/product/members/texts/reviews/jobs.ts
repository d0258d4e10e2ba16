import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';
import { MEASURE_GROUNDS } from '#product/safety/decisions/contract.ts';

/** A text or a name was not accepted, and nobody can take that back any more. */
export const textDecidedJob = defineJob(
  'members-text-decided',
  z.object({
    review: z.number(),
    /** Of which decision, ISO 8601: another one, or one that was taken back, is told otherwise or not at all. */
    decided: z.string(),
    ground: z.enum(MEASURE_GROUNDS),
    words: z.string(),
    site: z.number(),
  }),
);
