import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { TRUTHS } from '#product/chat/answers/contract.ts';
import { AtSite, RowId } from '../contract.ts';

export const INBOX_VIEWS = ['waiting', 'mine', 'all'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

/** Whether the profile is real, and to meet: these come before all else. */
export const CONCERNS = ['asks', 'meets'] as const;
export type Concern = (typeof CONCERNS)[number];

export const WAITING_DAYS = 14;
export const MAX_INBOX_ROWS = 100;

export const InboxInput = z.object({ site: AtSite, view: z.enum(INBOX_VIEWS) });
export type InboxInput = z.output<typeof InboxInput>;

export const InboxPerson = z.object({
  id: z.number(),
  name: z.string(),
  photo: z.nullable(z.number()),
});
export type InboxPerson = z.output<typeof InboxPerson>;

export const InboxRow = z.object({
  conversation: z.number(),
  member: InboxPerson,
  profile: InboxPerson,
  site: z.string(),
  last_message: z.number(),
  text: z.string(),
  at: z.string(),
  waits: z.boolean(),
  concern: z.nullable(z.enum(CONCERNS)),
  taken_by: z.nullable(z.string()),
});
export type InboxRow = z.output<typeof InboxRow>;

export const InboxReply = z.object({
  rows: z.array(InboxRow),
  /** Each counted to a hundred. */
  waiting: z.number(),
  mine: z.number(),
});
export type InboxReply = z.output<typeof InboxReply>;

export const listInbox = endpoint({
  method: 'GET',
  path: '/api/admin/inbox.php',
  summary:
    'Conversations of members with fictional profiles: who asks and who wants to meet first, then who waits longest',
  access: 'moderator',
  input: InboxInput,
  reply: InboxReply,
});

export const InboxMessage = z.object({
  id: z.number(),
  ours: z.boolean(),
  body: z.string(),
  at: z.string(),
  carries: z.nullable(z.enum(['photo', 'gift'])),
  cost: z.number(),
  /** Null for a member's, and for what was sent before that was kept. */
  by: z.nullable(z.string()),
  truth: z.nullable(z.enum(TRUTHS)),
});
export type InboxMessage = z.output<typeof InboxMessage>;

export const InboxConversation = z.object({
  conversation: z.number(),
  site: z.string(),
  member: z.extend(InboxPerson, {
    age: z.number(),
    city: z.nullable(z.string()),
    language: z.string(),
    paid_user: z.boolean(),
    credits: z.number(),
  }),
  profile: z.extend(InboxPerson, { age: z.number(), label: z.string(), about: z.string() }),
  member_sees: z.string(),
  messages: z.array(InboxMessage),
  concern: z.nullable(z.enum(CONCERNS)),
  refusal: z.nullable(z.string()),
  truths: z.array(z.object({ key: z.enum(TRUTHS), theirs: z.string(), ours: z.string() })),
  note: z.nullable(z.object({ body: z.string(), by: z.string(), at: z.string() })),
  max_length: z.number(),
  /** Messages to this member in 24 hours, and how many there may be. */
  answers: z.number(),
  max_answers: z.number(),
  /** Credits in seven days, with all fictional profiles and with this one; what that cost in money, by the last purchase. */
  spent: z.number(),
  spent_here: z.number(),
  max_spent: z.number(),
  paid: z.nullable(z.object({ amount: z.number(), currency: z.string() })),
});
export type InboxConversation = z.output<typeof InboxConversation>;

const INBOX_ERRORS = [
  'case_taken',
  'inbox_truth_first',
  'inbox_untrue',
  'inbox_in_a_row',
  'inbox_day_limit',
  'inbox_spending_limit',
  'inbox_contacts',
] as const;
export type InboxError = (typeof INBOX_ERRORS)[number];

export const WhichChat = z.object({ conversation: RowId });
export type WhichChat = z.output<typeof WhichChat>;

export const openInbox = endpoint({
  method: 'POST',
  path: '/api/admin/inbox-open.php',
  summary:
    'A conversation with a fictional profile, which is the caller’s for five minutes; who looked is written down',
  access: 'moderator',
  input: WhichChat,
  reply: InboxConversation,
  errors: { case_taken: 409 },
});

const SENDING = {
  case_taken: 409,
  inbox_truth_first: 409,
  inbox_in_a_row: 409,
  inbox_day_limit: 409,
  inbox_spending_limit: 409,
  message_key_reused: 409,
  message_unsent: 409,
  blocked_by_member: 403,
  member_blocked: 403,
  member_not_found: 404,
} as const;

export const AnsweredReply = z.object({ message: z.number() });
export type AnsweredReply = z.output<typeof AnsweredReply>;

export const AnswerInput = z.object({
  conversation: RowId,
  key: z.uuid(),
  body: z.string().check(z.maxLength(20_000)),
});
export type AnswerInput = z.output<typeof AnswerInput>;

export const answerInbox = endpoint({
  method: 'POST',
  path: '/api/admin/inbox-answer.php',
  summary:
    'Answers as a fictional profile, in the caller’s own words, without credits; safe to repeat with the same key',
  access: 'moderator',
  input: AnswerInput,
  reply: AnsweredReply,
  errors: { ...SENDING, inbox_contacts: 422, message_empty: 422, message_too_long: 422 },
  limit: { name: 'inbox', calls: 120, seconds: 600 },
});

export const TruthInput = z.object({ conversation: RowId, key: z.uuid(), truth: z.enum(TRUTHS) });
export type TruthInput = z.output<typeof TruthInput>;

export const answerTruly = endpoint({
  method: 'POST',
  path: '/api/admin/inbox-truth.php',
  summary: 'Sends one of the truthful answers in the member’s language; safe to repeat with the same key',
  access: 'moderator',
  input: TruthInput,
  reply: AnsweredReply,
  errors: { ...SENDING, inbox_untrue: 409 },
  limit: { name: 'inbox', calls: 120, seconds: 600 },
});

export const MAX_NOTE_LENGTH = 1000;
export const NoteInput = z.object({
  conversation: RowId,
  body: z.string().check(z.trim(), z.maxLength(MAX_NOTE_LENGTH)),
});
export type NoteInput = z.output<typeof NoteInput>;

export const noteInbox = endpoint({
  method: 'PUT',
  path: '/api/admin/inbox-note.php',
  summary: 'Leaves a note for the next person who answers; empty takes it away',
  access: 'moderator',
  input: NoteInput,
  reply: z.object({ note: z.nullable(z.object({ body: z.string(), by: z.string(), at: z.string() })) }),
  errors: { case_taken: 409 },
});
