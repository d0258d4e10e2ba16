import type { ReadCall, WriteCall } from '#platform/call.ts';
import { listsChanged } from '#product/accounts/versions/versions.ts';
import { blankLists, blankMessages, chatData, partnersOf } from './queries.ts';

/** PRODUCT 18: messages stay with those who got them, as a deleted member's. Where nobody is left to read them their texts go. */
export async function eraseChats(call: WriteCall, accountId: number): Promise<void> {
  const partners = await partnersOf(call.tx, { account: accountId });
  await blankMessages(call.tx, { account: accountId });
  await blankLists(call.tx, { account: accountId });
  listsChanged(
    call,
    partners.map((partner) => partner.other_id),
  );
}

/** A member's conversations with every message of both sides. PRODUCT 10: older ones that the site hides are here. */
export const exportChats = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await chatData.one(sql, { account: accountId })) ?? {};
