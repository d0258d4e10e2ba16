import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';
import { Done } from '#product/accounts/contract.ts';
import type { CreditError } from '#product/credits/contract.ts';
import { GENDERS, type MEMBER_ERRORS, MemberCard, MemberId } from '#product/members/contract.ts';
import { INTERESTS } from '#product/members/fields/contract.ts';

const CHAT_ERRORS = [
  'conversation_not_found',
  'message_empty',
  'message_too_long',
  'message_key_reused',
  'message_unsent',
  'message_not_found',
  'unsend_too_late',
  'blocked_by_member',
  'member_blocked',
] as const;
/** What a chat call may be refused for; some reasons are other nouns'. */
export type ChatError = (typeof CHAT_ERRORS)[number] | CreditError | (typeof MEMBER_ERRORS)[number];

const ConversationId = z.int().check(z.gte(1));

/** waiting: kept until its sender's e-mail address is confirmed. returned: it could not be delivered, and its price came back. */
export const MessageState = z.enum(['waiting', 'returned']);
export type MessageState = z.output<typeof MessageState>;

export const MessageView = z.object({
  id: z.number(),
  conversation_id: z.number(),
  /** The client's own key of the message: matches what was sent with what arrives. */
  key: z.string(),
  mine: z.boolean(),
  body: z.string(),
  /** ISO time. */
  created_at: z.string(),
  /** The other side has opened the conversation since. Only ever true on own messages. */
  read: z.boolean(),
  /** Absent: the other side has it. Only on own messages. */
  state: z.optional(MessageState),
});
export type MessageView = z.output<typeof MessageView>;

/** The other side of a conversation. A deleted member has the name '' and nothing personal: show "deleted member". */
export const ChatProfile = z.extend(MemberCard, { deleted: z.boolean() });
export type ChatProfile = z.output<typeof ChatProfile>;

/** SPEC chat list item: conversation (with id), profile (with id), num_unread_messages. */
export const ChatListItem = z.object({
  conversation: z.object({
    id: z.number(),
    last_message: z.object({
      body: z.string(),
      mine: z.boolean(),
      created_at: z.string(),
      state: z.optional(MessageState),
    }),
  }),
  profile: ChatProfile,
  num_unread_messages: z.number(),
});
export type ChatListItem = z.output<typeof ChatListItem>;
/** Newest first. */
export const ChatsReply = z.object({ chats: z.array(ChatListItem) });
export type ChatsReply = z.output<typeof ChatsReply>;

/** Whom a thread without messages is with: something to begin by. */
export const Introduction = z.object({
  /** One line of theirs, out of what they say about themselves. */
  line: z.nullable(z.string()),
  /** Interests that both have, or where there are none a few of theirs. */
  interests: z.array(z.enum(INTERESTS)),
  interests_shared: z.boolean(),
});
export type Introduction = z.output<typeof Introduction>;

/** Oldest first; the newest `chat_history_limit` at most. */
export const ConversationReply = z.object({
  /** null: no message was written yet. */
  conversation: z.nullable(z.object({ id: z.number(), messages: z.array(MessageView) })),
  profile: ChatProfile,
  /** null: there are messages, or the other member is not shown. */
  introduction: z.nullable(Introduction),
  /** Older messages exist but are not shown. */
  history_hidden: z.boolean(),
  /** Whom the other member looks for; nobody when the profile is fictional or deleted. */
  looks_for: z.array(z.enum(GENDERS)),
  /** Messages that were unread when this was asked for; drives the divider. */
  num_unread_messages: z.number(),
  /** What the next message will cost the viewer, in credits. 0: opening is free. */
  next_message_credits: z.number(),
  /** Whether a message would be taken now, and if not why. gone: the other member cannot be written to any more. */
  can_write: z.enum(['yes', 'premium_only', 'not_enough_credits', 'blocked', 'gone']),
});
export type ConversationReply = z.output<typeof ConversationReply>;

/** Give `conversation_id` or `profile_id`. Safe to repeat with the same key. */
export const SendMessageInput = z
  .object({
    conversation_id: z.optional(ConversationId),
    profile_id: z.optional(MemberId),
    key: z.uuid(),
    body: z.string().check(z.maxLength(20_000)),
  })
  .check(z.refine((input) => input.conversation_id !== undefined || input.profile_id !== undefined));
export type SendMessageInput = z.output<typeof SendMessageInput>;
export const SendMessageReply = z.object({
  message: MessageView,
  conversation_id: z.number(),
  /** Credits taken for it and left after it. */
  cost: z.number(),
  credits: z.number(),
  /** It is the first message of its conversation. */
  start_conversation: z.boolean(),
});
export type SendMessageReply = z.output<typeof SendMessageReply>;

/** Everything up to this message was seen. */
export const ReadInput = z.object({ conversation_id: ConversationId, message_id: z.int().check(z.gte(1)) });
export type ReadInput = z.output<typeof ReadInput>;
/** One conversation by its id, or all with a member. */
export const RemoveChatInput = z
  .object({ conversation_id: z.optional(ConversationId), profile_id: z.optional(MemberId) })
  .check(z.refine((input) => (input.conversation_id === undefined) !== (input.profile_id === undefined)));
export type RemoveChatInput = z.output<typeof RemoveChatInput>;
/** By its id or by the other member. */
export const WhichConversation = z
  .object({ id: z.optional(queryInt(1)), profile_id: z.optional(queryInt(1)) })
  .check(z.refine(({ id, profile_id }) => id !== undefined || profile_id !== undefined));
export type WhichConversation = z.output<typeof WhichConversation>;

export const listChats = endpoint({
  method: 'GET',
  path: '/api/chats.php',
  summary: "The member's conversations, newest first",
  access: 'member',
  reply: ChatsReply,
});

export const openConversation = endpoint({
  method: 'GET',
  path: '/api/chat.php',
  summary: 'A conversation by its id or by the other member',
  access: 'member',
  input: WhichConversation,
  reply: ConversationReply,
  errors: { conversation_not_found: 404, member_not_found: 404, blocked_by_member: 403 },
});

export const sendChatMessage = endpoint({
  method: 'POST',
  path: '/api/chat.php',
  summary: 'Sends a message; safe to repeat with the same key',
  access: 'member',
  input: SendMessageInput,
  reply: SendMessageReply,
  errors: {
    not_enough_credits: 402,
    premium_only: 403,
    blocked_by_member: 403,
    member_blocked: 403,
    conversation_not_found: 404,
    member_not_found: 404,
    message_key_reused: 409,
    message_unsent: 409,
    message_empty: 422,
    message_too_long: 422,
  },
});

export const markConversationRead = endpoint({
  method: 'PUT',
  path: '/api/chat.php',
  summary: 'Everything up to a message was seen',
  access: 'member',
  input: ReadInput,
  reply: Done,
  errors: { conversation_not_found: 404 },
});

export const removeConversation = endpoint({
  method: 'DELETE',
  path: '/api/chat.php',
  summary: 'Removes a conversation, or all with a member, from the list of this member only',
  access: 'member',
  input: RemoveChatInput,
  reply: Done,
  errors: { conversation_not_found: 404 },
});

/** Milliseconds in which a message that was not seen can be taken back. */
export const UNSEND_WITHIN = 10 * 60_000;

export const UnsendInput = z.object({ message_id: z.int().check(z.gte(1)) });
export type UnsendInput = z.output<typeof UnsendInput>;
export const UnsendReply = z.object({
  conversation_id: z.number(),
  /** Credits that came back, and the balance with them. */
  refund: z.number(),
  credits: z.number(),
});
export type UnsendReply = z.output<typeof UnsendReply>;

export const unsendMessage = endpoint({
  method: 'DELETE',
  path: '/api/message.php',
  summary: 'Takes back an own message that the other side has not seen, within ten minutes; safe to repeat',
  access: 'member',
  input: UnsendInput,
  reply: UnsendReply,
  errors: { message_not_found: 404, unsend_too_late: 409 },
});

/** Live events: to the receiver and the sender's other devices, and to the sender when the other side reads. */
export type MessageEvent = { type: 'message'; message: MessageView };
export type ReadEvent = { type: 'read'; conversation_id: number; message_id: number };
export type ChatRemovedEvent = { type: 'chat_removed'; conversation_id: number };
/** To both sides: a message is gone. */
export type UnsentEvent = { type: 'unsent'; conversation_id: number; message_id: number };
