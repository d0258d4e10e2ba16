import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryFlag } from '#platform/query.ts';
import { Money } from '#product/credits/contract.ts';
import { AtSite, QueryId, RowId } from '../contract.ts';

export const DISPUTES_PAGE = 50;
export const RATE_DAYS = 30;
/** Networks act on shops above this part, in hundredths of a percent. */
export const RATE_LINE = 100;

/** `warned`: no money moved yet. `lost_funds`: taken, may still be won. */
export const DISPUTE_STATES = ['warned', 'lost_funds', 'won', 'lost'] as const;

const DisputeRow = z.object({
  id: z.number(),
  payment: z.number(),
  member: z.number(),
  name: z.string(),
  site: z.string(),
  money: Money,
  reason: z.string(),
  state: z.enum(DISPUTE_STATES),
  provider: z.string(),
  method: z.string(),
  opened_at: z.string(),
  /** Until when the provider takes evidence; null where it does not say, or no more. */
  due_at: z.nullable(z.string()),
});
export type DisputeRow = z.output<typeof DisputeRow>;

export const DisputesInput = z.object({
  site: AtSite,
  all: z.optional(queryFlag()),
  before: z.optional(QueryId),
});
export type DisputesInput = z.output<typeof DisputesInput>;

export const DisputesReply = z.object({
  disputes: z.array(DisputeRow),
  next: z.nullable(z.number()),
  rate: z.object({ opened: z.number(), paid: z.number() }),
});
export type DisputesReply = z.output<typeof DisputesReply>;

export const listDisputes = endpoint({
  method: 'GET',
  path: '/api/admin/disputes.php',
  summary: 'Chargebacks, the newest first, and how many there are beside payments',
  access: 'finance',
  input: DisputesInput,
  reply: DisputesReply,
});

const Times = z.object({ count: z.number(), first: z.nullable(z.string()), last: z.nullable(z.string()) });

export const DisputeEvidence = z.object({
  ordered_at: z.string(),
  paid_at: z.nullable(z.string()),
  credits: z.number(),
  price: Money,
  countries: z.object({ chosen: z.string(), network: z.nullable(z.string()), card: z.nullable(z.string()) }),
  consent: z.nullable(z.object({ version: z.string(), locale: z.string() })),
  receipt: z.nullable(z.object({ number: z.string(), issued_at: z.string() })),
  /** As far as it is kept: of a mandate, and of a payment that the bank has not answered. */
  ip: z.nullable(z.object({ address: z.string(), at: z.string() })),
  logins: Times,
  sent: Times,
  received: Times,
  spent: z.number(),
  refunded: Money,
  withdrawn_at: z.nullable(z.string()),
  terms: z.nullable(z.object({ from: z.string(), agreed_at: z.nullable(z.string()) })),
});
export type DisputeEvidence = z.output<typeof DisputeEvidence>;

export const OpenedDispute = z.object({
  dispute: z.extend(DisputeRow, {
    reference: z.string(),
    owed: z.nullable(Money),
  }),
  evidence: DisputeEvidence,
});
export type OpenedDispute = z.output<typeof OpenedDispute>;

/** A look that is written down, so it is no GET. */
export const openDispute = endpoint({
  method: 'POST',
  path: '/api/admin/dispute.php',
  summary: 'A chargeback with what can be shown to the bank; who looked is written down',
  access: 'finance',
  input: z.object({ id: RowId }),
  reply: OpenedDispute,
});

/** `terms`: the very text that was agreed to. `policy`: the refund policy as it counted at the order. */
export const EVIDENCE_PARTS = ['evidence', 'terms', 'policy'] as const;
export type EvidencePart = (typeof EVIDENCE_PARTS)[number];

export const EvidenceInput = z.object({ id: QueryId, part: z.enum(EVIDENCE_PARTS) });
export type EvidenceInput = z.output<typeof EvidenceInput>;

export const downloadEvidence = endpoint({
  method: 'GET',
  path: '/api/admin/dispute-file.php',
  summary:
    'Evidence for the bank as a page that can be read and printed without anything else; who took it is written down',
  access: 'finance',
  input: EvidenceInput,
  type: 'text/html',
  writes: true,
});
