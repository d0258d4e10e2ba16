import { inBatches } from '#platform/db/in-batches.ts';
import type { JobTools } from '#platform/module.ts';
import { deleteOldReports, REPORTS_SIZE } from './queries.ts';

/** After the decision, as the privacy statement says. */
const RETENTION_YEARS = 2;

export async function forgetReports({ services: { db, now } }: JobTools): Promise<void> {
  const before = now();
  before.setUTCFullYear(before.getUTCFullYear() - RETENTION_YEARS);
  await inBatches(REPORTS_SIZE, () => deleteOldReports(db, { before }));
}
