import type { ReadCall, WriteCall } from '#platform/call.ts';
import {
  blankMember,
  blankSearch,
  deleteDays,
  deleteIndexed,
  deletePassesOf,
  deleteRemoved,
  deleteReviews,
  deleteTexts,
  deleteViewsOf,
  dropSavedSearches,
  memberData,
} from './queries.ts';

/** To those who wrote with the member it is a deleted member from then on. */
export async function eraseMember({ tx }: WriteCall, accountId: number): Promise<void> {
  await blankMember(tx, { account: accountId });
  await deleteDays(tx, { account: accountId });
  await deleteTexts(tx, { account: accountId });
  await deleteReviews(tx, { account: accountId });
  await deleteRemoved(tx, { account: accountId });
  await blankSearch(tx, { account: accountId });
  await deleteIndexed(tx, { account: accountId });
  await dropSavedSearches(tx, { account: accountId });
  await deleteViewsOf(tx, { account: accountId });
  await deletePassesOf(tx, { account: accountId });
}

export const exportMember = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await memberData.one(sql, { account: accountId })) ?? {};
