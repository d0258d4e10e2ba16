import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';
import { Done } from '#product/accounts/contract.ts';
import { GENDERS, MemberCard, MemberId } from '#product/members/contract.ts';
import { INTERESTS } from '#product/sites/profiles/contract.ts';
import { Carries, ConversationId, MessageState, MessageView } from '../contract.ts';

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
export const CHATS_PAGE = 100;
/** A place in a list of conversations: microseconds since 1970, and the number of a conversation. */
export const ListPlace = z.string().check(z.regex(/^\d{1,16}\.\d{1,16}$/));
export const ChatsPage = z.object({ before: z.optional(ListPlace) });
export type ChatsPage = z.output<typeof ChatsPage>;
/** Newest first. */
export const ChatsReply = z.object({ chats: z.array(ChatListItem) });
export type ChatsReply = z.output<typeof ChatsReply>;

export const Introduction = z.object({
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

export type ChatRemovedEvent = { type: 'chat_removed'; conversation_id: number };

export const TranslateInput = z.object({ message_id: z.int().check(z.gte(1)) });
export type TranslateInput = z.output<typeof TranslateInput>;

export const TranslationReply = z.object({
  text: z.string(),
  /** Language of the original, ISO 639; null where the translator does not tell. */
  source: z.nullable(z.string()),
});
export type TranslationReply = z.output<typeof TranslationReply>;

export const translateMessage = endpoint({
  method: 'POST',
  path: '/api/translation.php',
  summary:
    'Translates a received message into the language of its reader; the message stays as it is. Not found where the deployment has no translator',
  access: 'member',
  input: TranslateInput,
  reply: TranslationReply,
  errors: { message_not_found: 404, translation_failed: 503 },
  limit: { name: 'translation', calls: 120, seconds: 60 },
});
