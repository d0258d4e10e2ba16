import { inBatches } from '#platform/db/in-batches.ts';
import type { JobTools } from '#platform/module.ts';
import { CUT_SIZE, cutOldFacts } from './queries.ts';

/** Longer than a bank lets a payer object, in days: thirteen months. */
const RETENTION_DAYS = 396;

export async function cutFacts({ services: { db, now } }: JobTools): Promise<void> {
  const before = new Date(now().getTime() - RETENTION_DAYS * 24 * 3600_000);
  await inBatches(CUT_SIZE, () => cutOldFacts(db, { before }));
}
