import type { ReadCall } from '#platform/call.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import {
  BATCH_SIZE,
  deleteExpiredChallenges,
  deleteExpiredProofs,
  deleteExpiredSessions,
  deleteExpiredTokens,
  deleteOldDevices,
  deleteOldFailures,
} from './queries.ts';
import { DEVICE_AGE_SECONDS } from './remember-device.ts';

const HOUR_MS = 3600 * 1000;
/** Milliseconds that login failures are kept, for whoever looks into an attack: with the hour between two clean-ups, the day that the privacy statement says. */
const FAILURE_RETENTION_MS = 23 * HOUR_MS;
/** Milliseconds that a mail's link is known after it expired, so that who opens a used one again is told that it was used. */
const TOKEN_RETENTION_MS = 30 * 24 * HOUR_MS;

export async function cleanUpAccounts({ sql, now }: Pick<ReadCall, 'sql' | 'now'>): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await inBatches(BATCH_SIZE, () => deleteExpiredSessions(sql, { now }));
  await inBatches(BATCH_SIZE, () => deleteExpiredProofs(sql, { now }));
  await inBatches(BATCH_SIZE, () => deleteExpiredChallenges(sql, { now }));
  await inBatches(BATCH_SIZE, () => deleteExpiredTokens(sql, { before: ago(TOKEN_RETENTION_MS) }));
  await inBatches(BATCH_SIZE, () => deleteOldDevices(sql, { before: ago(DEVICE_AGE_SECONDS * 1000) }));
  await inBatches(BATCH_SIZE, () => deleteOldFailures(sql, { before: ago(FAILURE_RETENTION_MS) }));
}
