import type { ReadCall, WriteCall } from '#platform/call.ts';
import { blankReportsBy, deleteBlocksOf, deleteReportsAbout, safetyData } from './queries.ts';

/** Reports that the account made lose its name and words. */
export async function eraseSafety({ tx }: WriteCall, accountId: number): Promise<void> {
  await deleteBlocksOf(tx, { account: accountId });
  await deleteReportsAbout(tx, { account: accountId });
  await blankReportsBy(tx, { account: accountId });
}

export const exportSafety = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await safetyData.one(sql, { account: accountId })) ?? {};
