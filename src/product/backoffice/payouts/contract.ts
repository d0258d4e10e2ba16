import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';
import { Money } from '#product/credits/contract.ts';
import { AtSite, QueryId, RowId } from '../contract.ts';

export const PAYOUT_DESK_ERRORS = ['payout_own', 'payout_holder', 'payout_iban', 'payout_country'] as const;
export type PayoutDeskError = (typeof PAYOUT_DESK_ERRORS)[number];

/** `ready` goes into the next file. */
const PAYOUT_READINESS = ['ready', 'no_account', 'own_account', 'came_back', 'not_collected', 'charged_back'] as const;

export const MAX_PAYOUTS_SHOWN = 50;
export const PAYOUT_LINES_PAGE = 50;

const WaitingPayout = z.object({
  /** Of a refund; else of money that fitted no order. */
  refund: z.nullable(z.number()),
  entry: z.nullable(z.number()),
  payment: z.nullable(z.number()),
  member: z.nullable(z.number()),
  /** Empty where nobody knows it. */
  holder: z.string(),
  last4: z.string(),
  money: Money,
  since: z.string(),
  days: z.number(),
  readiness: z.enum(PAYOUT_READINESS),
});
export type WaitingPayout = z.output<typeof WaitingPayout>;

const PayingAccount = z.object({
  id: z.number(),
  company: z.string(),
  name: z.string(),
  /** What a file of now would pay, if who asks made it. */
  ready: z.object({ count: z.number(), money: Money }),
  waiting: z.object({ count: z.number(), money: Money }),
  wrong: z.nullable(z.string()),
  lines: z.array(WaitingPayout),
});
export type PayingAccount = z.output<typeof PayingAccount>;

export const PAYOUT_NOTE_FATES = ['returned', 'amount', 'unknown', 'other_currency'] as const;

const PayoutNote = z.object({
  id: z.number(),
  kind: z.enum(['settled', 'returned']),
  fate: z.enum(PAYOUT_NOTE_FATES),
  money: Money,
  reference: z.string(),
  code: z.string(),
  answered_on: z.nullable(z.string()),
  payment: z.nullable(z.number()),
});
export type PayoutNote = z.output<typeof PayoutNote>;

const PayoutBatch = z.object({
  id: z.number(),
  message: z.string(),
  count: z.number(),
  money: Money,
  execute_on: z.nullable(z.string()),
  made_at: z.string(),
  made_by: z.string(),
  handed: z.nullable(z.object({ at: z.string(), by: z.string() })),
  refused: z.boolean(),
  /** Its file cannot be made any more. */
  erased: z.boolean(),
  /** Of its lines: without word of the bank, paid, come back. */
  sent: z.number(),
  settled: z.number(),
  returned: z.number(),
});
export type PayoutBatch = z.output<typeof PayoutBatch>;

export const PayoutsInput = z.object({ site: AtSite });
export type PayoutsInput = z.output<typeof PayoutsInput>;
export const PayoutsReply = z.object({
  accounts: z.array(PayingAccount),
  notes: z.array(PayoutNote),
  batches: z.array(PayoutBatch),
});
export type PayoutsReply = z.output<typeof PayoutsReply>;

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/admin/payouts.php',
  summary:
    'Refunds that wait to be sent from accounts of the companies, files for the bank, and what came back of them',
  access: 'finance',
  input: PayoutsInput,
  reply: PayoutsReply,
});

const Done = z.object({ ok: z.literal(true) });

export const makePayoutBatch = endpoint({
  method: 'POST',
  path: '/api/admin/payout-batch.php',
  summary:
    'Takes the refunds that an account has to pay into a file for the bank; never to an account that who makes it named',
  access: 'finance',
  input: z.object({ account: RowId }),
  reply: z.object({ id: z.number(), left: z.number() }),
  errors: { seen_is_old: 409, payout_own: 409 },
});

/** `handed`: its file was given to the bank. `refused`: the bank took none of it. */
export const PAYOUT_BATCH_ACTS = ['handed', 'refused'] as const;
export const PayoutBatchInput = z.object({ id: RowId, what: z.enum(PAYOUT_BATCH_ACTS) });
export type PayoutBatchInput = z.output<typeof PayoutBatchInput>;

export const changePayoutBatch = endpoint({
  method: 'PUT',
  path: '/api/admin/payout-batch.php',
  summary: 'Says that a file of refunds was given to the bank, or that the bank took none of it',
  access: 'finance',
  input: PayoutBatchInput,
  reply: Done,
  errors: { seen_is_old: 409 },
});

export const downloadPayoutBatch = endpoint({
  method: 'GET',
  path: '/api/admin/payout-file.php',
  summary: 'A file of refunds for the bank (pain.001), always the same bytes; who took it is written down',
  access: 'finance',
  input: z.object({ id: QueryId }),
  type: 'application/xml',
  writes: true,
  errors: { seen_is_old: 409 },
});

export const PAYOUT_STATES = ['batched', 'settled', 'returned'] as const;
const PayoutLine = z.object({
  id: z.number(),
  reference: z.string(),
  payment: z.nullable(z.number()),
  member: z.nullable(z.number()),
  entry: z.nullable(z.number()),
  /** Empty once it is erased. */
  holder: z.string(),
  last4: z.string(),
  money: Money,
  state: z.enum(PAYOUT_STATES),
  code: z.string(),
  answered_on: z.nullable(z.string()),
});
export type PayoutLine = z.output<typeof PayoutLine>;

export const PayoutLinesInput = z.object({ id: QueryId, after: z.optional(queryInt(1)) });
export type PayoutLinesInput = z.output<typeof PayoutLinesInput>;
export const PayoutLinesReply = z.object({ lines: z.array(PayoutLine), next: z.nullable(z.number()) });
export type PayoutLinesReply = z.output<typeof PayoutLinesReply>;

export const listPayoutLines = endpoint({
  method: 'GET',
  path: '/api/admin/payout-lines.php',
  summary: 'What a file of refunds pays, with the last digits of accounts',
  access: 'finance',
  input: PayoutLinesInput,
  reply: PayoutLinesReply,
});

export const downloadPayoutLines = endpoint({
  method: 'GET',
  path: '/api/admin/payout-sheet.php',
  summary: 'The same as a table (CSV); who took it is written down',
  access: 'finance',
  input: z.object({ id: QueryId }),
  type: 'text/csv',
  writes: true,
  errors: { seen_is_old: 409 },
});

/** ISO 20022. */
export const PAYOUT_RETURN_CODES = ['AC01', 'AC04', 'AC06', 'AG01', 'MD07', 'MS03'] as const;
export type PayoutReturnCode = (typeof PAYOUT_RETURN_CODES)[number];
export const ReturnPayoutInput = z.object({
  id: RowId,
  code: z.enum(PAYOUT_RETURN_CODES),
  note: z.optional(z.string().check(z.maxLength(500))),
});
export type ReturnPayoutInput = z.output<typeof ReturnPayoutInput>;

export const returnPayout = endpoint({
  method: 'PUT',
  path: '/api/admin/payout.php',
  summary:
    'Says that one line of a file came back, where no file of the bank does: its credits return, and it can be refunded anew',
  access: 'finance',
  input: ReturnPayoutInput,
  reply: Done,
  errors: { seen_is_old: 409 },
});

export const PayoutAccountInput = z.object({
  refund: RowId,
  holder: z.string().check(z.minLength(1), z.maxLength(70)),
  iban: z.string().check(z.minLength(15), z.maxLength(60)),
});
export type PayoutAccountInput = z.output<typeof PayoutAccountInput>;

export const namePayoutAccount = endpoint({
  method: 'PUT',
  path: '/api/admin/payout-account.php',
  summary:
    'Names the account that a refund goes to, where none is known or it takes no money; somebody else makes the file',
  access: 'finance',
  input: PayoutAccountInput,
  reply: Done,
  errors: { seen_is_old: 409, payout_holder: 422, payout_iban: 422, payout_country: 422 },
});

export const seePayoutNote = endpoint({
  method: 'PUT',
  path: '/api/admin/payout-note.php',
  summary: 'Says that somebody has looked at what the bank said of a refund',
  access: 'finance',
  input: z.object({ id: RowId }),
  reply: Done,
  errors: { seen_is_old: 409 },
});
