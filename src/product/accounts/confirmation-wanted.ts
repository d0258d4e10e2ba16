import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Somebody gave the right password of an account whose address is not confirmed, where that alone lets nobody in. */
export const confirmationWantedJob = defineJob(
  'accounts-confirmation-wanted',
  z.object({ site: z.number(), account: z.number() }),
);
