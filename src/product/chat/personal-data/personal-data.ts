import type { ReadCall, WriteCall } from '#platform/call.ts';
import { listsChanged } from '#product/accounts/versions/versions.ts';
import {
  blankLists,
  blankMessages,
  blankOwnLists,
  blankWaiting,
  chatData,
  conversationsOf,
  messagesAfter,
  partnersOf,
  returnWaiting,
} from './queries.ts';

/**
 * PRODUCT 18: messages stay with those who got them, as a deleted member's. Where nobody is left to read them their texts go, and
 * those that nobody got give their price back.
 */
export async function eraseChats(call: WriteCall, accountId: number): Promise<void> {
  const partners = await partnersOf(call.tx, { account: accountId });
  await returnWaiting(call.tx, { account: accountId });
  await blankWaiting(call.tx, { account: accountId });
  await blankOwnLists(call.tx, { account: accountId });
  await blankMessages(call.tx, { account: accountId });
  await blankLists(call.tx, { account: accountId });
  listsChanged(
    call,
    partners.map((partner) => partner.other_id),
  );
}

/** A member's conversations with every message of both sides. PRODUCT 10: older ones that the site hides are here. */
export const exportChats = async (call: ReadCall, accountId: number): Promise<object> => ({
  ...(await chatData.one(call.sql, { account: accountId })),
  messages: messagesOf(call, accountId),
});

/** Messages that are in memory at a time. */
const PORTION = 1000;

async function* messagesOf({ sql }: ReadCall, account: number): AsyncGenerator<object[]> {
  for (const { conversation_id: conversation } of await conversationsOf(sql, { account })) {
    let after = 0;
    let more = true;
    while (more) {
      const found: { message: { id: number } }[] = await messagesAfter(sql, {
        account,
        conversation,
        after,
        most: PORTION,
      });
      yield found.map(({ message }) => message);
      after = found.at(-1)?.message.id ?? after;
      more = found.length === PORTION;
    }
  }
}
