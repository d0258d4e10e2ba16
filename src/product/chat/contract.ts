import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Done } from '#product/accounts/contract.ts';
import type { CreditError } from '#product/credits/contract.ts';
import { type MEMBER_ERRORS, MemberId } from '#product/members/contract.ts';
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
export type ChatError = (typeof CHAT_ERRORS)[number] | CreditError | (typeof MEMBER_ERRORS)[number];

export const ConversationId = z.int().check(z.gte(1));

/** waiting: until its sender's address is confirmed. returned: undeliverable, price came back. removed: by staff. */
export const MessageState = z.enum(['waiting', 'returned', 'removed']);
export type MessageState = z.output<typeof MessageState>;

export const Carries = z.enum(['photo', 'gift']);
export type Carries = z.output<typeof Carries>;

export const MessageView = z.object({
  id: z.number(),
  conversation_id: z.number(),
  /** The client's own key of the message: matches what was sent with what arrives. */
  key: z.string(),
  mine: z.boolean(),
  body: z.string(),
  created_at: z.string(),
  /** The other side has opened the conversation since. Only ever true on own messages. */
  read: z.boolean(),
  /** It has reached a device of the other side, seen or not. Absent: that is not known, or not told. Only on own messages. */
  delivered: z.optional(z.boolean()),
  /** Absent: the other side has it. Only on own messages, but for `removed`. */
  state: z.optional(MessageState),
  /** Absent without one; then also `body` may be empty. */
  gift: z.optional(z.object({ key: z.string() })),
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

/** Give `conversation_id` or `profile_id`, and at most one of `gift` and `photo_id`; with one of them `body` may be empty. Safe to repeat with the same key. */
export const SendMessageInput = z
  .object({
    conversation_id: z.optional(ConversationId),
    profile_id: z.optional(MemberId),
    key: z.uuid(),
    body: z.string().check(z.maxLength(20_000)),
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
  cost: z.number(),
  credits: z.number(),
  start_conversation: z.boolean(),
});
export type SendMessageReply = z.output<typeof SendMessageReply>;

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

export type MessageEvent = { type: 'message'; message: MessageView };
export type FraudRemovedEvent = { type: 'fraud_removed'; conversation_id: number };
/** To both sides: a message is gone, or what it says has changed: staff removed it or brought it back. */
export type UnsentEvent = { type: 'unsent'; conversation_id: number; message_id: number };

export const TypingInput = z.object({ conversation_id: z.int().check(z.gte(1)) });
export type TypingInput = z.output<typeof TypingInput>;

export const reportTyping = endpoint({
  method: 'POST',
  path: '/api/typing.php',
  summary: 'Tells the other side of a conversation that a message is being written; kept nowhere',
  access: 'member',
  input: TypingInput,
  reply: Done,
  errors: { conversation_not_found: 404 },
  limit: { name: 'typing', calls: 240, seconds: 60 },
});

/** Live event to the other side; it holds for seconds, and nothing says that it is over. */
export type TypingEvent = { type: 'typing'; fleeting: true; conversation_id: number };

export const AcknowledgeInput = z.object({ profile_id: MemberId });
export type AcknowledgeInput = z.output<typeof AcknowledgeInput>;

export const acknowledgeFictional = endpoint({
  method: 'PUT',
  path: '/api/fictional.php',
  summary:
    'Says that the member knows: this profile is run by the site, cannot be met, and messages to it cost credits; safe to repeat',
  access: 'member',
  input: AcknowledgeInput,
  reply: Done,
  errors: { member_not_found: 404 },
});
