import type { ReadCall, WriteCall } from '#platform/call.ts';
import { blankMember, blankSearch, memberData } from './queries.ts';

/** Blanks a profile. To those who wrote with the member it is a deleted member from then on. */
export async function eraseMember({ tx }: WriteCall, accountId: number): Promise<void> {
  await blankMember(tx, { account: accountId });
  await blankSearch(tx, { account: accountId });
}

/** A profile with what search knows of it. */
export const exportMember = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await memberData.one(sql, { account: accountId })) ?? {};
