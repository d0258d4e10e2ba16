import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';
import { Done } from '#product/accounts/contract.ts';
import type { CreditError } from '#product/credits/contract.ts';
import { GENDERS, type MEMBER_ERRORS, MemberCard, MemberId } from '#product/members/contract.ts';
import { INTERESTS } from '#product/sites/profile-fields/contract.ts';
import { ChatPhotoView } from './photos/contract.ts';
import { WARNING_KINDS } from './warnings/contract.ts';

const CHAT_ERRORS = [
  'conversation_not_found',
  'message_empty',
  'message_too_long',
  'message_key_reused',
  'message_unsent',
  'message_not_found',
  'unsend_too_late',
  'gift_not_found',
  'photo_not_found',
  'contact_limit',
  'fictional_unacknowledged',
  'translation_failed',
  'blocked_by_member',
  'member_blocked',
] as const;
/** What a chat call may be refused for; some reasons are other features'. */
export type ChatError = (typeof CHAT_ERRORS)[number] | CreditError | (typeof MEMBER_ERRORS)[number];

const ConversationId = z.int().check(z.gte(1));

/**
 * waiting: kept until its sender's e-mail address is confirmed. returned: it could not be delivered, and its price came back.
 * removed: staff removed it, and its text is the sentence that says so, also for who received it.
 */
export const MessageState = z.enum(['waiting', 'returned', 'removed']);
export type MessageState = z.output<typeof MessageState>;

/** What a message may carry beside its text, or instead of it: one of them. */
export const Carries = z.enum(['photo', 'gift']);
export type Carries = z.output<typeof Carries>;

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
  /** It has reached a device of the other side, seen or not. Absent: that is not known, or not told. Only on own messages. */
  delivered: z.optional(z.boolean()),
  /** Absent: the other side has it. Only on own messages, but for `removed`. */
  state: z.optional(MessageState),
  /** Absent without one; then also `body` may be empty. */
  gift: z.optional(z.object({ key: z.string() })),
  /** Absent without one; then also `body` may be empty. */
  photo: z.optional(ChatPhotoView),
  /** Credits that a gift or a photo took. Absent: it is none. Only on own messages. */
  cost: z.optional(z.number()),
  /** What it holds that its receiver is warned of. Absent: nothing, or it is fine; never on own messages. */
  warnings: z.optional(z.array(z.enum(WARNING_KINDS))),
  /** One of its receiver's hidden words is in it: shown on a press. Absent: none. */
  hidden: z.optional(z.literal(true)),
  /** Only in live events, to its receiver: what it says and carries is not told, and has to be asked for (`receivedMessage`). */
  withheld: z.optional(z.literal(true)),
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
      /** Absent where only its text is known. */
      id: z.optional(z.number()),
      body: z.string(),
      mine: z.boolean(),
      created_at: z.string(),
      state: z.optional(MessageState),
      /** Absent: it is a text and no more. */
      carries: z.optional(Carries),
      /** One of the member's hidden words is in it; `body` is empty. */
      hidden: z.optional(z.literal(true)),
    }),
  }),
  profile: ChatProfile,
  num_unread_messages: z.number(),
});
export type ChatListItem = z.output<typeof ChatListItem>;
/** Conversations that one answer has at most. */
export const CHATS_PAGE = 100;
/** A place in a list of conversations: microseconds since 1970, and the number of a conversation. */
export const ListPlace = z.string().check(z.regex(/^\d{1,16}\.\d{1,16}$/));
/** `before`: where an earlier page ended. */
export const ChatsPage = z.object({ before: z.optional(ListPlace) });
export type ChatsPage = z.output<typeof ChatsPage>;
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
  /** The profile is fictional, and the first message that costs credits asks for `acknowledgeFictional` before it. */
  unacknowledged: z.optional(z.literal(true)),
  /** Whether a message would be taken now, and if not why. gone: the other member cannot be written to any more. */
  can_write: z.enum(['yes', 'premium_only', 'contact_limit', 'not_enough_credits', 'blocked', 'gone']),
  /** With contact_limit: from when on the viewer may begin conversations again, ISO time. */
  contacts_again_at: z.optional(z.string()),
  /** Staff removed the other member for fraud: so many credits came back to the viewer. */
  fraud_credits: z.optional(z.number()),
});
export type ConversationReply = z.output<typeof ConversationReply>;

/** Give `conversation_id` or `profile_id`, and at most one of `gift` and `photo_id`; with one of them `body` may be empty. Safe to repeat with the same key. */
export const SendMessageInput = z
  .object({
    conversation_id: z.optional(ConversationId),
    profile_id: z.optional(MemberId),
    key: z.uuid(),
    body: z.string().check(z.maxLength(20_000)),
    /** A key of the gift catalogue. */
    gift: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    photo_id: z.optional(z.int().check(z.gte(1))),
  })
  .check(
    z.refine((input) => input.conversation_id !== undefined || input.profile_id !== undefined, {
      path: ['conversation_id'],
    }),
    z.refine((input) => input.gift === undefined || input.photo_id === undefined, { path: ['photo_id'] }),
    z.meta({
      anyOf: [{ required: ['conversation_id'] }, { required: ['profile_id'] }],
      not: { required: ['gift', 'photo_id'] },
    }),
  );
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
/** One conversation by its id, under either name, or all with a member. A bare number is an `id`. */
export const RemoveChatInput = z
  .object({
    id: z.optional(ConversationId),
    conversation_id: z.optional(ConversationId),
    profile_id: z.optional(MemberId),
  })
  .check(
    z.refine((input) => Object.values(input).filter((id) => id !== undefined).length === 1, { path: ['id'] }),
    z.meta({ oneOf: [{ required: ['id'] }, { required: ['conversation_id'] }, { required: ['profile_id'] }] }),
  );
export type RemoveChatInput = z.output<typeof RemoveChatInput>;
/** By its id or by the other member. */
export const WhichConversation = z.object({ id: z.optional(queryInt(1)), profile_id: z.optional(queryInt(1)) });
export type WhichConversation = z.output<typeof WhichConversation>;

export const listChats = endpoint({
  method: 'GET',
  path: '/api/chats.php',
  summary:
    "The member's conversations, the newest 100; where there are older ones, the header Link has the address of the next page",
  access: 'member',
  input: ChatsPage,
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
    contact_limit: 403,
    blocked_by_member: 403,
    member_blocked: 403,
    conversation_not_found: 404,
    member_not_found: 404,
    gift_not_found: 404,
    photo_not_found: 404,
    message_key_reused: 409,
    message_unsent: 409,
    fictional_unacknowledged: 409,
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
  bare: 'id',
  reply: Done,
  errors: { conversation_not_found: 404 },
});

/** Milliseconds in which a message that was not seen can be taken back. */
export const UNSEND_WITHIN_MS = 10 * 60_000;

export const UnsendInput = z.object({ message_id: z.int().check(z.gte(1)) });
export type UnsendInput = z.output<typeof UnsendInput>;
export const UnsendReply = z.object({
  conversation_id: z.number(),
  /** Credits that came back, and the balance with them. 0 also where a device of the other side had been given it. */
  refund: z.number(),
  credits: z.number(),
});
export type UnsendReply = z.output<typeof UnsendReply>;

export const unsendMessage = endpoint({
  method: 'DELETE',
  path: '/api/message.php',
  summary:
    'Takes back an own message that the other side has not seen, within ten minutes; its credits come back if no device of theirs was given it; safe to repeat',
  access: 'member',
  input: UnsendInput,
  reply: UnsendReply,
  errors: { message_not_found: 404, unsend_too_late: 409 },
  limit: { name: 'unsend', calls: 60, seconds: 60 },
});

/** Live events: to the receiver, without what it says (`withheld`), and the sender's other devices, and to the sender when the other side reads. */
export type MessageEvent = { type: 'message'; message: MessageView };
export type ReadEvent = { type: 'read'; conversation_id: number; message_id: number };
/** To the devices of a member who has seen everything up to a message. */
export type SeenEvent = { type: 'seen'; conversation_id: number; message_id: number };
export type ChatRemovedEvent = { type: 'chat_removed'; conversation_id: number };
/** The other member of a conversation was removed for fraud. */
export type FraudRemovedEvent = { type: 'fraud_removed'; conversation_id: number };
/** To both sides: a message is gone, or what it says has changed: staff removed it or brought it back. */
export type UnsentEvent = { type: 'unsent'; conversation_id: number; message_id: number };
