import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';

const LEDGER_REASONS = [
  ...(['message', 'signup_message', 'set_aside', 'gift', 'photo', 'purchase', 'starting', 'adjustment'] as const),
  ...(['unsent_message', 'returned', 'fraud_returned', 'refund', 'refund_returned'] as const),
  ...(['chargeback', 'chargeback_returned'] as const),
] as const;
export type LedgerReason = (typeof LEDGER_REASONS)[number];

export const LEDGER_KINDS = ['messages', 'gifts', 'photos', 'purchases', 'returned', 'other'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** What is set aside is a message that waits for its sender's address. */
export const REASONS_OF: Record<LedgerKind, readonly LedgerReason[]> = {
  messages: ['message', 'signup_message', 'set_aside'],
  gifts: ['gift'],
  photos: ['photo'],
  purchases: ['purchase', 'refund', 'refund_returned', 'chargeback', 'chargeback_returned'],
  returned: ['unsent_message', 'returned', 'fraud_returned'],
  other: ['starting', 'adjustment'],
};

export const LedgerEntry = z.object({
  id: z.number(),
  credits: z.int(),
  reason: z.enum(LEDGER_REASONS),
  at: z.string(),
  /** The other side of the conversation; null where there is none. A name of null: the profile is deleted. */
  other: z.nullable(z.object({ name: z.nullable(z.string()), fictional: z.boolean() })),
  payment_id: z.nullable(z.number()),
});
export type LedgerEntry = z.output<typeof LedgerEntry>;

const Kind = z.optional(z.enum(LEDGER_KINDS));
export const LedgerInput = z.object({
  kind: Kind,
  /** An entry's id: the page begins with the one before it. */
  before: z.optional(queryInt(1)),
});
export type LedgerInput = z.output<typeof LedgerInput>;
export const LedgerReply = z.object({ entries: z.array(LedgerEntry), more: z.boolean() });
export type LedgerReply = z.output<typeof LedgerReply>;

export const listLedger = endpoint({
  method: 'GET',
  path: '/api/ledger.php',
  summary: "Every movement of the member's credits, newest first, fifty at a time",
  access: 'member',
  input: LedgerInput,
  reply: LedgerReply,
});

export const MAX_CSV_ENTRIES = 100_000;
export const LedgerFileInput = z.object({ kind: Kind });
export type LedgerFileInput = z.output<typeof LedgerFileInput>;
export const downloadLedger = endpoint({
  method: 'GET',
  path: '/api/ledger-csv.php',
  summary: "The member's ledger as a CSV file in UTF-8, newest first, 100,000 entries at most",
  access: 'member',
  input: LedgerFileInput,
  type: 'text/csv',
  limit: { name: 'ledger files', calls: 20, seconds: 600 },
});
