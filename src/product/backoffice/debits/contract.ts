import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Money } from '#product/credits/contract.ts';
import { AtSite, QueryId, RowId } from '../contract.ts';
import { BankFileQuery, MAX_BANK_FILE_BYTES } from '../transfers/contract.ts';

export const DEBIT_DESK_ERRORS = ['batch_own'] as const;
export type DebitDeskError = (typeof DEBIT_DESK_ERRORS)[number];

export const MAX_DEBITS_SHOWN = 50;

const DueDay = z.object({
  announced: z.string(),
  due: z.string(),
  count: z.number(),
  money: Money,
});
export type DueDay = z.output<typeof DueDay>;

const Collector = z.object({
  id: z.number(),
  /** Holder and the last of the IBAN. */
  name: z.string(),
  days: z.array(DueDay),
  announced: z.object({ count: z.number(), money: Money }),
  wrong: z.nullable(z.string()),
});
export type Collector = z.output<typeof Collector>;

const BackDebit = z.object({
  id: z.number(),
  payment: z.number(),
  member: z.number(),
  name: z.string(),
  money: Money,
  /** As the bank gives it, such as RR04; empty where it gave none. */
  code: z.string(),
  answered_on: z.nullable(z.string()),
  /** Which try it was, from 1. */
  tried: z.number(),
});
export type BackDebit = z.output<typeof BackDebit>;

const ANSWER_KINDS = ['booked', 'returned', 'rejected'] as const;
export const DEBIT_FATES = [
  'booked',
  'claim',
  'again',
  'staff',
  'unsent',
  'repeated',
  'amount',
  'not_sent',
  'unknown',
  'other_currency',
] as const;

const DebitNote = z.object({
  id: z.number(),
  kind: z.enum(ANSWER_KINDS),
  fate: z.enum(DEBIT_FATES),
  /** Null where the bank does not say. */
  money: z.nullable(Money),
  reference: z.string(),
  code: z.string(),
  answered_on: z.nullable(z.string()),
});
export type DebitNote = z.output<typeof DebitNote>;

const DebitBatch = z.object({
  id: z.number(),
  message: z.string(),
  count: z.number(),
  money: Money,
  due_from: z.nullable(z.string()),
  due_to: z.nullable(z.string()),
  made_at: z.string(),
  made_by: z.string(),
  refused: z.boolean(),
  /** Somebody else has to release it: its file is not written before. */
  waits: z.boolean(),
  /** Its file cannot be made any more. */
  erased: z.boolean(),
  /** Of its collections: without word of the bank, collected, kept for good, come back. */
  sent: z.number(),
  collected: z.number(),
  settled: z.number(),
  back: z.number(),
});
export type DebitBatch = z.output<typeof DebitBatch>;

export const DebitsInput = z.object({ site: AtSite });
export type DebitsInput = z.output<typeof DebitsInput>;
export const DebitsReply = z.object({
  collectors: z.array(Collector),
  back: z.array(BackDebit),
  notes: z.array(DebitNote),
  batches: z.array(DebitBatch),
});
export type DebitsReply = z.output<typeof DebitsReply>;

export const listDebits = endpoint({
  method: 'GET',
  path: '/api/admin/debits.php',
  summary: 'Direct debits that are due, files for the bank, and what came back of them',
  access: 'finance',
  input: DebitsInput,
  reply: DebitsReply,
});

const Done = z.object({ ok: z.literal(true) });

export const makeDebitBatch = endpoint({
  method: 'POST',
  path: '/api/admin/debit-batch.php',
  summary: 'Takes what is due of an account into a file for the bank',
  access: 'finance',
  input: z.object({ account: RowId }),
  reply: z.object({ id: z.number(), waits: z.boolean() }),
  errors: { seen_is_old: 409 },
});

/** `release`: by somebody else than who made it. `booked`: its money is on the account, though no file of the bank names it. */
export const BATCH_ACTS = ['release', 'booked'] as const;
export const DebitBatchInput = z.object({ id: RowId, what: z.enum(BATCH_ACTS) });
export type DebitBatchInput = z.output<typeof DebitBatchInput>;

export const changeDebitBatch = endpoint({
  method: 'PUT',
  path: '/api/admin/debit-batch.php',
  summary: 'Releases a large file that somebody else made, or says that its money has come',
  access: 'finance',
  input: DebitBatchInput,
  reply: Done,
  errors: { seen_is_old: 409, batch_own: 409 },
});

export const downloadDebitBatch = endpoint({
  method: 'GET',
  path: '/api/admin/debit-file.php',
  summary: 'A file of collections for the bank (pain.008), always the same bytes; who took it is written down',
  access: 'finance',
  input: z.object({ id: QueryId }),
  type: 'application/xml',
  writes: true,
  errors: { seen_is_old: 409 },
});

/** `again`: one more collection. `claim`: it will not come. */
export const BackDebitInput = z.object({ id: RowId, what: z.enum(['again', 'claim']) });
export type BackDebitInput = z.output<typeof BackDebitInput>;

export const decideBackDebit = endpoint({
  method: 'PUT',
  path: '/api/admin/debit.php',
  summary: 'Collects once more what a bank gave back, or makes it a claim',
  access: 'finance',
  input: BackDebitInput,
  reply: Done,
  errors: { seen_is_old: 409 },
});

export const seeDebitNote = endpoint({
  method: 'PUT',
  path: '/api/admin/debit-note.php',
  summary: 'Says that somebody has looked at an answer of the bank that fits no collection',
  access: 'finance',
  input: z.object({ id: RowId }),
  reply: Done,
  errors: { seen_is_old: 409 },
});

export const DebitAnswerReport = z.object({
  booked: z.boolean(),
  format: z.string(),
  answers: z.number(),
  ignored: z.number(),
  foreign: z.number(),
  repeated: z.number(),
  fates: z.array(z.object({ fate: z.enum(DEBIT_FATES), count: z.number() })),
});
export type DebitAnswerReport = z.output<typeof DebitAnswerReport>;

export const sendDebitAnswer = endpoint({
  method: 'POST',
  path: '/api/admin/debit-answer.php',
  summary:
    'Says what the answers of the bank to our collections lead to, and carries it out where that is asked; the same file counts once',
  access: 'finance',
  query: BankFileQuery,
  bytes: MAX_BANK_FILE_BYTES,
  reply: DebitAnswerReport,
  errors: { bank_file_refused: 422, bank_file_known: 409, bank_file_foreign: 422, bank_file_account: 422 },
  limit: { name: 'bank files', calls: 60, seconds: 600 },
});
