import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { AtSite, RowId } from '../contract.ts';

export const FINDING_KINDS = [
  'balance',
  'credits_once',
  'completed',
  'paid_twice',
  'too_much_back',
  'state',
  'refund_credits',
  'dispute_credits',
  'premium',
  'uncollected',
  'early_receipt',
  'debit_sum',
  'debit_loss',
  'debit_retry',
  'debit_batch',
  'receipt_changed',
  'receipt_gap',
  'vat_sums',
  'claim',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export const MAX_FINDINGS = 100;

const Finding = z.object({
  id: z.number(),
  wrong: z.string(),
  /** Null for one of an older version. */
  kind: z.nullable(z.enum(FINDING_KINDS)),
  member: z.nullable(z.number()),
  payment: z.nullable(z.number()),
  found_at: z.string(),
  last_at: z.string(),
  acknowledged: z.nullable(z.object({ at: z.string(), by: z.string() })),
});
export type Finding = z.output<typeof Finding>;

const Anomaly = z.object({
  account: z.number(),
  event: z.string(),
  provider: z.string(),
  what: z.string(),
  object: z.string(),
  reference: z.string(),
  at: z.string(),
  payment: z.nullable(z.number()),
  member: z.nullable(z.number()),
});
export type Anomaly = z.output<typeof Anomaly>;

export const FindingsInput = z.object({ site: AtSite });
export type FindingsInput = z.output<typeof FindingsInput>;
export const FindingsReply = z.object({ findings: z.array(Finding), anomalies: z.array(Anomaly) });
export type FindingsReply = z.output<typeof FindingsReply>;

export const listFindings = endpoint({
  method: 'GET',
  path: '/api/admin/findings.php',
  summary: 'What the nightly look at payments and ledger found, and reports of providers that fit nothing',
  access: 'finance',
  input: FindingsInput,
  reply: FindingsReply,
});

export const seeFinding = endpoint({
  method: 'POST',
  path: '/api/admin/finding.php',
  summary: 'Says that somebody has seen what the nightly look found',
  access: 'finance',
  input: z.object({ id: RowId }),
  reply: z.object({ ok: z.literal(true) }),
  errors: { seen_is_old: 409 },
});

export const AnomalyInput = z.object({ account: RowId, event: z.string().check(z.minLength(1), z.maxLength(500)) });
export type AnomalyInput = z.output<typeof AnomalyInput>;

export const closeProviderAnomaly = endpoint({
  method: 'POST',
  path: '/api/admin/anomaly.php',
  summary: "Says that somebody has looked at a provider's report that fits nothing",
  access: 'finance',
  input: AnomalyInput,
  reply: z.object({ ok: z.literal(true) }),
  errors: { seen_is_old: 409 },
});
