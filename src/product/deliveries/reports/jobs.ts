import { defineBatch } from '#platform/jobs/batches.ts';

export const reported = defineBatch<Record<string, never>>('mail reports');
