import { inBatches } from '#platform/db/in-batches.ts';
import type { JobTools } from '#platform/module.ts';
import { ATTEMPTS_SIZE, deleteAttemptsOver } from './queries.ts';

export async function forgetAttempts({ services: { db, now } }: JobTools): Promise<void> {
  await inBatches(ATTEMPTS_SIZE, () => deleteAttemptsOver(db, { now: now() }));
}
