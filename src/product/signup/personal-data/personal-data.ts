import type { ReadCall, WriteCall } from '#platform/call.ts';
import { deleteIntentOf, intentData } from './queries.ts';

/** Deletes what a member wished for when signing up. */
export async function eraseIntent({ tx }: WriteCall, accountId: number): Promise<void> {
  await deleteIntentOf(tx, { account: accountId });
}

/** What a member wished for when signing up. */
export const exportIntent = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await intentData.one(sql, { account: accountId })) ?? {};
