import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Money } from '#product/credits/contract.ts';
import { PAYMENT_METHODS, StartPaymentReply } from '../contract.ts';

const ClaimView = z.object({
  id: z.number(),
  total: Money,
  payment_id: z.number(),
  bought_at: z.string(),
  reason: z.enum(['charged_back', 'debit_returned']),
  credits: z.number(),
  opened_at: z.string(),
  methods: z.array(z.enum(PAYMENT_METHODS)),
  /** Whose names of the methods are shown, ISO 3166-1 alpha-2. */
  country: z.string(),
  paying: z.nullable(z.number()),
});
export type ClaimView = z.output<typeof ClaimView>;
export const ClaimsReply = z.object({ claims: z.array(ClaimView) });
export type ClaimsReply = z.output<typeof ClaimsReply>;

export const listClaims = endpoint({
  method: 'GET',
  path: '/api/claims.php',
  summary: 'What the member owes, the oldest first, and how it can be paid',
  access: 'member',
  input: z.object({}),
  reply: ClaimsReply,
});

/** The same key again answers the same payment. */
export const PayClaimInput = z.object({
  claim_id: z.int().check(z.gte(1)),
  method: z.enum(PAYMENT_METHODS),
  key: z.uuid(),
});
export type PayClaimInput = z.output<typeof PayClaimInput>;
export const startClaimPayment = endpoint({
  method: 'POST',
  path: '/api/claim-payment.php',
  summary: 'Starts the payment of what the member owes; one that is under way by the same method is answered instead',
  access: 'member',
  input: PayClaimInput,
  reply: StartPaymentReply,
  errors: { claim_not_found: 404, payment_key_reused: 409, payment_method_unavailable: 422 },
  limit: { name: 'payments of claims', calls: 60, seconds: 600 },
});
