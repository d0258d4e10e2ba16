import { defineBatch } from '#platform/jobs/batches.ts';

/** Reports came: they are carried out together. */
export const reported = defineBatch<Record<string, never>>('mail reports');
