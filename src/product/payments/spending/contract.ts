import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { CountryChoice, Money } from '#product/credits/contract.ts';

const SPENDING_ERRORS = ['spending_cap_reached', 'spending_currency_unknown'] as const;
export type SpendingError = (typeof SPENDING_ERRORS)[number];

/** Hours that a higher cap, or none, waits. A lower one counts at once. */
export const RAISE_HOURS = 24;
/** Minor units: ten million of a currency's units. */
export const MAX_CAP = 1_000_000_000;

export const SpendingView = z.object({
  currency: z.string(),
  cap: z.nullable(Money),
  /** Paid, or may still be paid, less what went back. */
  spent: Money,
  left: z.nullable(Money),
  renews_at: z.string(),
  time_zone: z.string(),
  waiting: z.nullable(z.object({ cap: z.nullable(Money), at: z.string() })),
  /** Not even the smallest package fits into what is left. */
  reached: z.boolean(),
});
export type SpendingView = z.output<typeof SpendingView>;

export const SpendingReply = z.object({
  currencies: z.array(SpendingView),
  last_month: z.object({
    at: z.string(),
    time_zone: z.string(),
    spent: z.array(Money),
  }),
});
export type SpendingReply = z.output<typeof SpendingReply>;

export const viewSpending = endpoint({
  method: 'GET',
  path: '/api/spending.php',
  summary: 'What the member spends in this month, the spending caps, and what the last month came to',
  access: 'member',
  input: CountryChoice,
  reply: SpendingReply,
});

const Currency = z.string().check(z.regex(/^[A-Z]{3}$/));
export const SpendingCapInput = z.object({
  currency: Currency,
  /** Minor units a month; null: no cap. */
  cap: z.nullable(z.int().check(z.gte(0), z.lte(MAX_CAP))),
});
export type SpendingCapInput = z.output<typeof SpendingCapInput>;
export const setSpendingCap = endpoint({
  method: 'PUT',
  path: '/api/spending-cap.php',
  summary: 'Sets a monthly spending cap: a lower one at once, a higher one or none after 24 hours',
  access: 'member',
  input: SpendingCapInput,
  reply: SpendingReply,
  errors: { spending_currency_unknown: 422 },
});

export const KeptCapInput = z.object({ currency: Currency });
export type KeptCapInput = z.output<typeof KeptCapInput>;
export const keepSpendingCap = endpoint({
  method: 'DELETE',
  path: '/api/spending-cap.php',
  summary: 'Takes back a higher spending cap that waits; the present one stays',
  access: 'member',
  input: KeptCapInput,
  reply: SpendingReply,
});
