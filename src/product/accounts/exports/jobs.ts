import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';

export const exportJob = defineJob('accounts-export', z.object({ id: z.string() }));

export const unusedExportJob = defineJob('accounts-export-unused', z.object({ id: z.string(), attempts: z.number() }));
