import type { Known, ReadCall } from '#platform/call.ts';
import type { Sql } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { noteState } from '#product/accounts/versions/versions.ts';
import { cardsIn } from '#product/members/cards/cards.ts';
import { gendersSought, type MemberCard } from '#product/members/contract.ts';
import { isShown } from '#product/members/fields/contract.ts';
import type {
  ChatError,
  ChatProfile,
  ChatsReply,
  ConversationReply,
  MessageView,
  WhichConversation,
} from '../contract.ts';
import { canWrite, nextMessageCredits } from '../policy.ts';
import { introductionOf } from './policy.ts';
import { type ConversationRow, chatRows, conversationRow, type MessageRow, messageRows } from './queries.ts';

/** Which conversation: the caller's own by its id, or the one with a member, who may not have been written to yet. */
export interface Which {
  conversation_id?: number | undefined;
  profile_id?: number | undefined;
}

/** The member's conversations, newest first, without those they removed. */
export async function chatsOf(call: Known<ReadCall>): Promise<ChatsReply> {
  const rows = await chatRows(call.sql, { viewer: call.actor.id });
  noteState(call, rows);
  const cards = cardsIn(call, rows);
  return {
    chats: rows.map((row, index) => ({
      conversation: {
        id: row.conversation_id,
        last_message: {
          body: row.last_text,
          mine: row.last_sender_id === call.actor.id,
          created_at: row.last_at.toISOString(),
          ...(row.last_state && { state: row.last_state }),
        },
      },
      profile: profileFor(row.id, row.deleted, cards[index]),
      num_unread_messages: row.unread,
    })),
  };
}

/**
 * One conversation with what its next message costs. An invisible or inactive member whom nobody wrote to is not found.
 * @throws conversation_not_found, member_not_found (404), blocked_by_member (403) with the member's name.
 */
export async function conversationOf(
  call: Known<ReadCall>,
  { id, profile_id }: WhichConversation,
): Promise<ConversationReply> {
  const { sql, actor, site } = call;
  const row = await findConversation(sql, actor.id, { conversation_id: id, profile_id });
  if (row.conversation_id === null && row.visibility === 'gone') throw new AppError<ChatError>('member_not_found', 404);
  if (row.visibility === 'blocked_by_member')
    throw new AppError<ChatError>('blocked_by_member', 403, { name: row.name });
  const limit = site.settings.chat_history_limit;
  const conversation = row.conversation_id;
  const newest =
    conversation === null
      ? []
      : await messageRows(sql, { conversation, viewer: actor.id, after: row.removed_up_to, limit: limit + 1 });
  const profile = profileFor(row.id, row.deleted, cardsIn(call, [row])[0]);
  return {
    conversation:
      conversation === null
        ? null
        : { id: conversation, messages: viewsOf(newest.slice(0, limit), conversation, actor.id, row.read_up_to) },
    profile,
    introduction: newest.length > 0 || profile.deleted ? null : introductionOf(row, site.settings),
    looks_for: profile.fictional || profile.deleted || !isShown('sexuality', site.settings) ? [] : gendersSought(row),
    history_hidden: newest.length > limit,
    num_unread_messages: row.unread,
    next_message_credits: nextMessageCredits(row, site.settings),
    can_write: canWrite(row, site.settings),
  };
}

/** @throws conversation_not_found or member_not_found (404), by what was asked for. */
export async function findConversation(sql: Sql, viewer: number, which: Which): Promise<ConversationRow> {
  const byConversation = which.conversation_id !== undefined;
  const other = byConversation ? null : (which.profile_id ?? null);
  const row = await conversationRow.one(sql, { viewer, other, conversation: which.conversation_id ?? null });
  if (!row) throw new AppError<ChatError>(byConversation ? 'conversation_not_found' : 'member_not_found', 404);
  return row;
}

const viewsOf = (newestFirst: MessageRow[], conversation: number, viewer: number, readUpTo: number): MessageView[] =>
  newestFirst.toReversed().map((row) => ({
    id: row.id,
    conversation_id: conversation,
    key: row.key,
    mine: row.sender_id === viewer,
    body: row.body,
    created_at: row.created_at.toISOString(),
    read: row.sender_id === viewer && row.id <= readUpTo && !row.state,
    ...(row.state && { state: row.state }),
  }));

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
