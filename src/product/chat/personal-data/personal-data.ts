import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { ExportedFile } from '#platform/module.ts';
import { invalidatePolls } from '#product/accounts/invalidate-polls.ts';
import { keyOf } from '#product/media/media.ts';
import { erasePhotosOf } from '../photos/photos.ts';
import { sentPhotoFiles } from '../photos/queries.ts';
import {
  blankLists,
  blankMessages,
  blankOwnLists,
  blankWaiting,
  chatData,
  conversationsOf,
  deleteFraudReturns,
  deleteHandoverNotes,
  deleteHiddenWords,
  deleteSignals,
  forgetAcknowledged,
  forgetRemovedOf,
  forgetTranslations,
  messagesAfter,
  partnersOf,
  returnWaiting,
} from './queries.ts';

/** PRODUCT 18: messages stay with who got them; texts that nobody is left to read go, photos in any case. */
export async function eraseChats(call: WriteCall, accountId: number): Promise<void> {
  const partners = await partnersOf(call.tx, { account: accountId });
  await forgetAcknowledged(call.tx, { account: accountId });
  await returnWaiting(call.tx, { account: accountId });
  await blankWaiting(call.tx, { account: accountId });
  await erasePhotosOf(call, accountId);
  await forgetRemovedOf(call.tx, { account: accountId });
  await deleteSignals(call.tx, { account: accountId });
  await deleteHiddenWords(call.tx, { account: accountId });
  await deleteFraudReturns(call.tx, { account: accountId });
  await deleteHandoverNotes(call.tx, { account: accountId });
  await blankOwnLists(call.tx, { account: accountId });
  await forgetTranslations(call.tx, { account: accountId });
  await blankMessages(call.tx, { account: accountId });
  await blankLists(call.tx, { account: accountId });
  invalidatePolls(
    call,
    partners.map((partner) => partner.other_id),
  );
}

/** PRODUCT 10: older ones that the site hides are here. */
export const exportChats = async (call: ReadCall, accountId: number): Promise<object> => ({
  ...(await chatData.one(call.sql, { account: accountId })),
  messages: messagesOf(call, accountId),
});

export async function exportChatPhotoFiles({ sql }: ReadCall, accountId: number): Promise<ExportedFile[]> {
  const photos = await sentPhotoFiles(sql, { account: accountId });
  return photos.map(({ file_hash }, index) => ({
    name: `chat-photos/${index + 1}.webp`,
    key: keyOf(file_hash, 'original'),
  }));
}

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
