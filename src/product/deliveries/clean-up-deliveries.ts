import type { ReadCall } from '#platform/call.ts';
import { POINTS_TTL_DAYS } from './policy.ts';
import { deleteOldFailures, deleteOldMails, deleteOldPauses } from './queries.ts';
import { deleteOldReports } from './reports/queries.ts';

const DAY_MS = 24 * 3600_000;
/** Bounces of older mails are not believed. */
const MAILS_TTL_MS = 14 * DAY_MS;
/** Providers repeat what they told for less. */
const REPORTS_TTL_MS = 30 * DAY_MS;

export async function cleanUpDeliveries({ sql, now }: Pick<ReadCall, 'sql' | 'now'>): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await deleteOldMails(sql, { before: ago(MAILS_TTL_MS) });
  await deleteOldReports(sql, { before: ago(REPORTS_TTL_MS) });
  await deleteOldFailures(sql, {
    before: ago((POINTS_TTL_DAYS + 1) * DAY_MS)
      .toISOString()
      .slice(0, 10),
  });
  await deleteOldPauses(sql, { before: ago(DAY_MS) });
}
