import type { Authenticated, ReadCall } from '#platform/call.ts';
import { batchReads } from '#platform/db/batch-reads.ts';
import { AppError } from '#platform/errors.ts';
import { wordsIn } from '#platform/words-in.ts';
import { noteListVersion } from '#product/accounts/invalidate-polls.ts';
import { cardsIn } from '#product/members/cards-of.ts';
import { gendersSought, isShown, type MemberCard } from '#product/members/contract.ts';
import type { ChatError, MessageView } from '../contract.ts';
import type { ReceivedInput } from '../delivery/contract.ts';
import { given } from '../delivery/given.ts';
import type { ChatPhotoView } from '../photos/contract.ts';
import { photosFor } from '../photos/photos.ts';
import { canWrite, carriedView, costView, nextMessageCredits } from '../policy.ts';
import { removedText } from '../removals/removals.ts';
import {
  CHATS_PAGE,
  type ChatListItem,
  type ChatProfile,
  type ChatsPage,
  type ChatsReply,
  type ConversationReply,
  type WhichConversation,
} from './contract.ts';
import { findConversation } from './find-conversation.ts';
import { afterPage, introductionOf, placeIn } from './policy.ts';
import { type ChatRow, type ConversationRow, chatRows, type MessageRow, messageRows, receivedRow } from './queries.ts';

const readRows = batchReads((db, asked: readonly { viewer: number; at: number; under: number }[]) =>
  chatRows(db, {
    viewers: asked.map(({ viewer }) => viewer),
    ats: asked.map(({ at }) => at),
    unders: asked.map(({ under }) => under),
    most: CHATS_PAGE + 1,
  }),
);

const next = new WeakMap<ReadCall, string>();

export async function chatsOf(call: Authenticated<ReadCall>, { before }: ChatsPage): Promise<ChatsReply> {
  const rows = await given(call, () => readRows(call.sql, { viewer: call.actor.id, ...placeIn(before) }));
  noteListVersion(call, rows);
  const after = afterPage(rows, CHATS_PAGE);
  if (after) next.set(call, `before=${after}`);
  const page = rows.slice(0, CHATS_PAGE);
  const cards = cardsIn(call, page);
  const removed = removedText(call);
  return { chats: page.map((row, index) => itemOf(row, cards[index], call.actor.id, removed)) };
}

/** What the address of the next page says beside the path, once a page was read; null after the last one. */
export const nextChats = (call: ReadCall): string | null => next.get(call) ?? null;

/** @param removed what is said in place of a message that staff removed. */
export function itemOf(
  row: Omit<ChatRow, 'state' | 'nth' | 'to_give'>,
  card: MemberCard | undefined,
  viewer: number,
  removed: string,
): ChatListItem {
  const isRemoved = row.last_carries === 'removed';
  const state = isRemoved ? 'removed' : row.last_state;
  const hidden = row.last_body !== null && wordsIn(row.hidden_words ?? [])?.(row.last_body) === true;
  return {
    conversation: {
      id: row.conversation_id,
      last_message: {
        id: row.last_message_id,
        body: isRemoved ? removed : hidden ? '' : row.last_text,
        mine: row.last_sender_id === viewer,
        created_at: row.last_at.toISOString(),
        ...(state && { state }),
        ...(row.last_carries && row.last_carries !== 'removed' && { carries: row.last_carries }),
        ...(hidden && { hidden: true }),
      },
    },
    profile: profileFor(row.id, row.deleted, card),
    num_unread_messages: row.unread,
  };
}

/** @throws conversation_not_found, member_not_found (404), blocked_by_member (403, PRODUCT 13) with the name. */
export async function conversationOf(
  call: Authenticated<ReadCall>,
  { id, profile_id }: WhichConversation,
): Promise<ConversationReply> {
  const { sql, actor, site } = call;
  const row = await findConversation(call, { conversation_id: id, profile_id });
  if ((row.conversation_id === null || row.emptied) && row.visibility === 'gone')
    throw new AppError<ChatError>('member_not_found', 404);
  if (row.visibility === 'blocked_by_member')
    throw new AppError<ChatError>('blocked_by_member', 403, { name: row.name });
  const limit = site.settings.chat_history_limit;
  const conversation = row.conversation_id;
  const blocked = row.visibility === 'member_blocked';
  const newest =
    conversation === null || blocked
      ? []
      : await given(call, () =>
          messageRows(sql, {
            conversation,
            viewer: actor.id,
            after: row.removed_up_to,
            fine: row.fine_up_to,
            given: row.given_up_to,
            limit: limit + 1,
          }),
        );
  const photos = await photosFor(
    call,
    actor.id,
    newest.map(({ photo_id }) => photo_id),
  );
  const profile = blocked
    ? { ...NOBODY, id: row.id, name: row.name, gender: row.gender, fictional: row.fictional, deleted: row.deleted }
    : profileFor(row.id, row.deleted, cardsIn(call, [row])[0]);
  return {
    conversation:
      conversation === null
        ? null
        : {
            id: conversation,
            messages: viewsOf(
              newest.slice(0, limit),
              conversation,
              actor.id,
              { ...row, removed: removedText(call) },
              photos,
            ),
          },
    profile,
    introduction: newest.length > 0 || profile.deleted ? null : introductionOf(row, site.settings),
    looks_for:
      profile.fictional || profile.deleted || blocked || !isShown('sexuality', site.settings) ? [] : gendersSought(row),
    history_hidden: newest.length > limit,
    num_unread_messages: blocked ? 0 : row.unread,
    next_message_credits: nextMessageCredits(row, site.settings),
    ...(row.unacknowledged && { unacknowledged: true }),
    can_write: canWrite(row, site.settings),
    ...(row.fraud_credits !== null && { fraud_credits: row.fraud_credits }),
    ...(row.contacts_again && { contacts_again_at: row.contacts_again.toISOString() }),
  };
}

/** One message of another's, whose words the live event does not have. @throws message_not_found (404). */
export async function messageFor(
  call: Authenticated<ReadCall>,
  { message_id: message }: ReceivedInput,
): Promise<MessageView> {
  const { sql, actor } = call;
  const [row] = await given(call, () => receivedRow(sql, { viewer: actor.id, message }));
  if (!row) throw new AppError<ChatError>('message_not_found', 404);
  const marks = { read_up_to: 0, delivered_up_to: 0, hidden_words: row.hidden_words, removed: removedText(call) };
  const photos = await photosFor(call, actor.id, [row.photo_id]);
  const [view] = viewsOf([row], row.conversation_id, actor.id, marks, photos);
  if (!view) throw new AppError<ChatError>('message_not_found', 404);
  return view;
}

function viewsOf(
  newestFirst: MessageRow[],
  conversation: number,
  viewer: number,
  marks: Pick<ConversationRow, 'read_up_to' | 'delivered_up_to' | 'hidden_words'> & { removed: string },
  photos: ReadonlyMap<number, ChatPhotoView>,
): MessageView[] {
  const holdsWord = wordsIn(marks.hidden_words ?? []);
  return newestFirst.toReversed().map((row) => ({
    id: row.id,
    conversation_id: conversation,
    key: row.key,
    mine: row.sender_id === viewer,
    body: row.state === 'removed' ? marks.removed : row.body,
    created_at: row.created_at.toISOString(),
    read: row.sender_id === viewer && row.id <= marks.read_up_to && !row.state,
    ...(row.sender_id === viewer && row.id <= marks.delivered_up_to && !row.state && { delivered: true }),
    ...(row.state && { state: row.state }),
    ...carriedView(row, photos),
    ...(row.sender_id === viewer && costView(row)),
    ...(row.warnings && row.state !== 'removed' && { warnings: row.warnings }),
    ...(row.sender_id !== viewer && holdsWord?.(row.body) && { hidden: true as const }),
  }));
}

const NOBODY: MemberCard = {
  id: 0,
  name: '',
  age: 0,
  gender: 'female',
  country: '',
  region: null,
  city: null,
  distance: null,
  main_image: null,
  online: false,
  fictional: false,
  is_new: false,
  liked: false,
};

/** PRODUCT 18: of a deleted member only the messages stay. PRODUCT "Fictional profile": the label stays as well. */
function profileFor(id: number, deleted: boolean, card: MemberCard | undefined): ChatProfile {
  if (card && !deleted) return { ...card, deleted };
  return { ...NOBODY, id, fictional: card?.fictional ?? false, deleted: true };
}
