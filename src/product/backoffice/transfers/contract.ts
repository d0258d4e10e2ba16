import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryFlag } from '#platform/query.ts';
import { Money } from '#product/credits/contract.ts';
import { PAYMENT_STATES } from '#product/payments/contract.ts';
import { AtSite, QueryId, RowId } from '../contract.ts';

export const TRANSFER_DESK_ERRORS = [
  'bank_file_refused',
  'bank_file_known',
  'bank_file_foreign',
  'bank_file_account',
  'transfer_unfit',
] as const;
export type TransferDeskError = (typeof TRANSFER_DESK_ERRORS)[number];

export const TRANSFERS_PAGE = 50;
/** Some eight thousand lines; `npm run moderate` reads larger ones, beside the server. */
export const MAX_BANK_FILE_BYTES = 4 * 1024 * 1024;

/** `part`: less than an ended order's price. `surplus`: above the price, or twice. `back`: with the next file. */
export const LINE_KINDS = ['proposed', 'unmatched', 'other_currency', 'surplus', 'part', 'back'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

const BankLine = z.object({
  id: z.number(),
  kind: z.enum(LINE_KINDS),
  payer: z.string(),
  text: z.string(),
  money: Money,
  /** What goes back: what was too much, else all of it. */
  back: Money,
  booked_on: z.string(),
  /** When it goes back by itself; null where it cannot, or does already. */
  returns_on: z.nullable(z.string()),
});
export type BankLine = z.output<typeof BankLine>;

const MatchedLine = z.object({ id: z.number(), payer: z.string(), payment: z.number(), money: Money });

const LastBankFile = z.object({
  name: z.string(),
  format: z.string(),
  at: z.string(),
  lines: z.number(),
  alone: z.number(),
  matched: z.array(MatchedLine),
});

export const BankLinesInput = z.object({
  site: AtSite,
  before: z.optional(QueryId),
  back: z.optional(queryFlag()),
});
export type BankLinesInput = z.output<typeof BankLinesInput>;

export const BankLines = z.object({
  lines: z.array(BankLine),
  next: z.nullable(z.number()),
  /** Counted to a hundred. */
  waiting: z.number(),
  file: z.nullable(LastBankFile),
  accounts: z.array(z.object({ id: z.number(), name: z.string() })),
});
export type BankLines = z.output<typeof BankLines>;

export const listBankLines = endpoint({
  method: 'GET',
  path: '/api/admin/transfers.php',
  summary: 'Money on the account that did not match an order by itself, the newest first',
  access: 'finance',
  input: BankLinesInput,
  reply: BankLines,
});

export const GUESS_REASONS = [
  'number',
  'swapped',
  'digit',
  'amount',
  'due',
  'other_amount',
  'same_account',
  'name',
  'paid',
  'ended',
  'old',
] as const;
export type GuessReason = (typeof GUESS_REASONS)[number];

const TransferOrder = z.object({
  payment: z.number(),
  reference: z.string(),
  member: z.number(),
  name: z.string(),
  age: z.nullable(z.number()),
  credits: z.number(),
  price: Money,
  due: Money,
  ordered_at: z.string(),
  state: z.enum(PAYMENT_STATES),
});
export type TransferOrder = z.output<typeof TransferOrder>;

export const TransferGuess = z.extend(TransferOrder, {
  /** Of a hundred. */
  score: z.number(),
  reasons: z.array(z.enum(GUESS_REASONS)),
});
export type TransferGuess = z.output<typeof TransferGuess>;

export const OpenedLine = z.object({
  line: z.extend(BankLine, {
    payer_country: z.nullable(z.string()),
    last4: z.string(),
    named: z.string(),
    payment: z.nullable(z.number()),
    /** Else staff do so at the bank. */
    by_file: z.boolean(),
    in_file: z.boolean(),
    decided_by: z.nullable(z.string()),
  }),
  guesses: z.array(TransferGuess),
});
export type OpenedLine = z.output<typeof OpenedLine>;

/** A look that is written down, so it is no GET. */
export const openBankLine = endpoint({
  method: 'POST',
  path: '/api/admin/transfer.php',
  summary: 'Money with the orders that it may be for, the best first; who looked is written down',
  access: 'finance',
  input: z.object({ id: RowId }),
  reply: OpenedLine,
});

export const TransferOrdersInput = z.object({
  line: QueryId,
  /** A number of an order or a member, a reference, or the beginning of a name. */
  q: z.string().check(z.minLength(1), z.maxLength(60)),
});
export type TransferOrdersInput = z.output<typeof TransferOrdersInput>;

export const findTransferOrders = endpoint({
  method: 'GET',
  path: '/api/admin/transfer-orders.php',
  summary: 'Orders by transfer to the account of a line, by number, reference, member or name',
  access: 'finance',
  input: TransferOrdersInput,
  reply: z.object({ orders: z.array(TransferOrder) }),
});

/** `match`: for this order. `return`: back, with the next file. `sent`: staff sent it back at the bank. `keep`: not back after all. */
export const LINE_DECISIONS = ['match', 'return', 'sent', 'keep'] as const;

export const DecideLineInput = z.object({
  id: RowId,
  /** Of two people the second is refused. */
  seen: z.enum(LINE_KINDS),
  what: z.enum(LINE_DECISIONS),
  /** With `match`. */
  payment: z.optional(RowId),
});
export type DecideLineInput = z.output<typeof DecideLineInput>;

export const decideBankLine = endpoint({
  method: 'PUT',
  path: '/api/admin/transfer.php',
  summary: 'Counts money for an order, or has it go back',
  access: 'finance',
  input: DecideLineInput,
  reply: z.object({ id: z.number(), kind: z.nullable(z.enum(LINE_KINDS)) }),
  errors: { seen_is_old: 409, transfer_unfit: 409 },
});

const FATES = ['paid', 'late', 'short', 'surplus', 'confirms', 'proposed', 'unmatched', 'other_currency'] as const;
export type LineFate = (typeof FATES)[number];

export const BankFileQuery = z.object({
  name: z.string().check(z.maxLength(200)),
  /** The payment account, where the file does not say. */
  account: z.optional(QueryId),
  /** Else it is only said what would become of it. */
  book: queryFlag(),
});

export const BankFileReport = z.object({
  booked: z.boolean(),
  format: z.string(),
  credits: z.number(),
  ignored: z.number(),
  foreign: z.number(),
  repeated: z.number(),
  fates: z.array(z.object({ fate: z.enum(FATES), count: z.number() })),
  payouts: z.number(),
  noted: z.array(
    z.object({ line: z.number(), fate: z.enum(FATES), payer: z.string(), text: z.string(), money: Money }),
  ),
});
export type BankFileReport = z.output<typeof BankFileReport>;

export const sendBankFile = endpoint({
  method: 'POST',
  path: '/api/admin/bank-file.php',
  summary:
    "Says what becomes of the money in a bank's file, and books it where that is asked; the same file counts once",
  access: 'finance',
  query: BankFileQuery,
  bytes: MAX_BANK_FILE_BYTES,
  reply: BankFileReport,
  errors: { bank_file_refused: 422, bank_file_known: 409, bank_file_foreign: 422, bank_file_account: 422 },
  limit: { name: 'bank files', calls: 60, seconds: 600 },
});
