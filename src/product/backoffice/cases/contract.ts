import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { BAN_REASONS } from '#product/accounts/bans/contract.ts';
import { WARNING_KINDS } from '#product/chat/warnings/contract.ts';
import { GROUNDS } from '#product/complaints/decisions/contract.ts';
import { TEXT_FIELDS, TEXT_REASONS } from '#product/members/texts/contract.ts';
import { CAUGHT_KINDS, REVIEW_FIELDS } from '#product/members/texts/reviews/contract.ts';
import { MEASURE_GROUNDS } from '#product/safety/decisions/contract.ts';
import { AtSite, HINTS, HintFacts, QueryId, RowId } from '../contract.ts';
import { Times } from '../photos/contract.ts';

export const CASE_KINDS = [
  ...(['report', 'signal', 'held', 'ban_appeal', 'complaint', 'complaint_appeal', 'text', 'text_appeal'] as const),
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];
export const CASE_QUEUES = ['reports', 'complaints', 'texts'] as const;
export type CaseQueue = (typeof CASE_QUEUES)[number];

export const MAX_CASES = 100;

export const CasesInput = z.object({ site: AtSite, queue: z.enum(CASE_QUEUES) });
export type CasesInput = z.output<typeof CasesInput>;

export const CaseRow = z.object({
  kind: z.enum(CASE_KINDS),
  /** Its number, of which each kind has its own. */
  id: z.number(),
  reference: z.string(),
  reason: z.string(),
  site: z.string(),
  member: z.nullable(z.number()),
  name: z.string(),
  created_at: z.string(),
  /** Whole hours that it waits, and whether that is longer than promised. */
  hours: z.number(),
  late: z.boolean(),
  taken_by: z.nullable(z.string()),
  hints: z.array(z.enum(HINTS)),
});
export type CaseRow = z.output<typeof CaseRow>;
/** `times`: of the last seven days, against what the operator promises. */
export const CasesReply = z.object({ cases: z.array(CaseRow), times: Times });
export type CasesReply = z.output<typeof CasesReply>;

export const listCases = endpoint({
  method: 'GET',
  path: '/api/admin/cases.php',
  summary:
    'Reports, fraud signals, held sign-ups and appeals, or complaints, or texts and names, that wait: the most urgent first, then the oldest',
  access: 'moderator',
  input: CasesInput,
  reply: CasesReply,
});

export const WhichCase = z.object({ kind: z.enum(CASE_KINDS), id: RowId });
export type WhichCase = z.output<typeof WhichCase>;

export const CaseSide = z.object({
  id: z.number(),
  name: z.string(),
  age: z.nullable(z.number()),
  fictional: z.boolean(),
  status: z.string(),
  joined: z.string(),
  language: z.string(),
  photo: z.nullable(z.string()),
  strikes: z.number(),
  reports_about: z.number(),
  reporters: z.number(),
  reports_by: z.number(),
  upheld: z.number(),
  /** In minor units by currency; staff of moderation see the sum alone. */
  paid: z.array(z.object({ amount: z.number(), currency: z.string() })),
  signals: z.nullable(HintFacts),
});
export type CaseSide = z.output<typeof CaseSide>;

const CaseMark = z.object({ from: z.number(), to: z.number(), kind: z.enum(WARNING_KINDS) });

export const CaseMessage = z.object({
  id: z.nullable(z.number()),
  theirs: z.boolean(),
  body: z.string(),
  at: z.string(),
  carries: z.nullable(z.enum(['photo', 'gift'])),
  marks: z.array(CaseMark),
});
export type CaseMessage = z.output<typeof CaseMessage>;

export const CASE_DECISIONS = [
  'no_breach',
  'warn',
  'suspend',
  'ban',
  'remove_photos',
  'remove_messages',
  'remove_about',
  'remove_seeking',
  'other',
  'admit',
  'accept',
  'keep',
  'approve',
  'ask_change',
  'strike',
] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];

export const CaseView = z.extend(CaseRow, {
  about: z.nullable(CaseSide),
  by: z.nullable(CaseSide),
  words: z.string(),
  texts: z.array(z.object({ field: z.enum(TEXT_FIELDS), text: z.string() })),
  photos: z.array(z.object({ id: z.number(), address: z.string(), status: z.string() })),
  messages: z.nullable(z.array(CaseMessage)),
  same_words_to: z.number(),
  /** What others spent on messages to them, and would get back with a ban for money. */
  victims: z.object({ members: z.number(), credits: z.number() }),
  complaint: z.nullable(
    z.object({
      reason: z.string(),
      about: z.string(),
      from: z.string(),
      locale: z.string(),
      pictures: z.number(),
      answer: z.string(),
      decision: z.nullable(z.string()),
    }),
  ),
  review: z.nullable(
    z.object({
      field: z.enum(REVIEW_FIELDS),
      text: z.string(),
      /** For the decision: other words than these are not decided about. */
      seen: z.string(),
      waits: z.boolean(),
      shown: z.nullable(z.string()),
      caught: z.array(z.enum(CAUGHT_KINDS)),
      marks: z.array(CaseMark),
      reason: z.nullable(z.enum(TEXT_REASONS)),
    }),
  ),
  decisions: z.array(z.enum(CASE_DECISIONS)),
  suggested: z.enum(CASE_DECISIONS),
});
export type CaseView = z.output<typeof CaseView>;

export const CASE_ERRORS = ['case_taken', 'case_decided', 'case_own', 'case_content_gone', 'case_unfit'] as const;
export type CaseError = (typeof CASE_ERRORS)[number];

export const openCase = endpoint({
  method: 'POST',
  path: '/api/admin/case.php',
  summary: 'A case with its evidence, which is the caller’s for five minutes; who looked is written down',
  access: 'moderator',
  input: WhichCase,
  reply: CaseView,
  errors: { case_taken: 409, case_decided: 409 },
});

export const WhichDecided = z.object({ kind: z.enum(CASE_KINDS), id: QueryId });
export type WhichDecided = z.output<typeof WhichDecided>;

/** `closed`: staff looked at a signal. `changed`: an appeal was right, and something else holds instead. */
export const OUTCOMES = [...CASE_DECISIONS, 'remove_text', 'changed', 'closed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const DecidedCase = z.object({
  kind: z.enum(CASE_KINDS),
  id: z.number(),
  reference: z.string(),
  reason: z.string(),
  site: z.string(),
  member: z.nullable(z.number()),
  name: z.string(),
  created_at: z.string(),
  decided_at: z.string(),
  outcome: z.enum(OUTCOMES),
  decided_by: z.nullable(z.string()),
});
export type DecidedCase = z.output<typeof DecidedCase>;

export const showDecided = endpoint({
  method: 'GET',
  path: '/api/admin/case-decided.php',
  summary:
    'What a case that waits no more came to, when and by whom; nothing of its evidence. Null where nobody decided it, as when its member was banned',
  access: 'moderator',
  input: WhichDecided,
  reply: z.object({ decided: z.nullable(DecidedCase) }),
});

export const MAX_CASE_WORDS = 2000;
const Draft = {
  decision: z.enum(CASE_DECISIONS),
  reason: z.enum(BAN_REASONS),
  ground: z.enum(MEASURE_GROUNDS),
  days: z.int().check(z.gte(1), z.lte(365)),
  /** Of texts and names, instead of the reason. */
  text_reason: z.optional(z.enum(TEXT_REASONS)),
  words: z.string().check(z.trim(), z.maxLength(MAX_CASE_WORDS)),
};

export const LetterInput = z.extend(WhichCase, Draft);
export type LetterInput = z.output<typeof LetterInput>;
/** Paragraphs; none where nobody gets a letter. */
export const LetterReply = z.object({ locale: z.string(), member: z.array(z.string()), staff: z.array(z.string()) });
export type LetterReply = z.output<typeof LetterReply>;

export const previewLetter = endpoint({
  method: 'POST',
  path: '/api/admin/case-letter.php',
  summary: 'The letter that a decision would send, in the member’s language and in that of who decides',
  access: 'moderator',
  input: LetterInput,
  reply: LetterReply,
});

export const DecideCaseInput = z.extend(LetterInput, {
  seen: z.optional(z.string().check(z.maxLength(64))),
  answer_ground: z.optional(z.enum(GROUNDS)),
  answer: z.optional(z.string().check(z.trim(), z.maxLength(MAX_CASE_WORDS))),
});
export type DecideCaseInput = z.output<typeof DecideCaseInput>;

export const DecidedReply = z.object({ ok: z.literal(true) });
export type DecidedReply = z.output<typeof DecidedReply>;

export const decideCase = endpoint({
  method: 'POST',
  path: '/api/admin/case-decide.php',
  summary: 'Decides a case that the caller holds, with all that follows; the same again is refused as decided',
  access: 'moderator',
  input: DecideCaseInput,
  reply: DecidedReply,
  errors: { case_taken: 409, case_decided: 409, case_own: 409, case_content_gone: 409, case_unfit: 422 },
});

export const UndoCaseInput = z.object({ kind: z.literal('text'), id: RowId });
export type UndoCaseInput = z.output<typeof UndoCaseInput>;

/** Nobody is written to before. */
export const UNDO_CASE_MS = 10_000;

export const undoCase = endpoint({
  method: 'POST',
  path: '/api/admin/case-undo.php',
  summary: 'Takes a decision about a text or a name back that is some seconds old, of who made it',
  access: 'moderator',
  input: UndoCaseInput,
  reply: DecidedReply,
  errors: { case_decided: 409 },
});

const WhichPicture = z.object({ complaint: QueryId, at: QueryId });

export const showComplaintPicture = endpoint({
  method: 'GET',
  path: '/api/admin/complaint-picture.php',
  summary: 'A picture that came with a complaint, which the caller may look at; `at` from 1',
  access: 'moderator',
  input: WhichPicture,
  type: 'image/webp',
});
