import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Makes an archive that was ordered. */
export const exportJob = defineJob('accounts-export', z.object({ id: z.string() }));

/** Removes the files of an archive, of all attempts to make it. */
export const unusedExportJob = defineJob('accounts-export-unused', z.object({ id: z.string(), attempts: z.number() }));
