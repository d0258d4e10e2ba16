import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Confirms a paid purchase to its buyer, on the site of the purchase: a webhook comes to any of them. */
export const purchaseJob = defineJob('payments-purchase', z.object({ payment: z.number(), site: z.number() }));
