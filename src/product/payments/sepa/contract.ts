import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { queryInt } from '#platform/query.ts';
import { SEEN } from '#platform/visible.ts';
import { Money } from '#product/credits/contract.ts';
import { BEGIN_AT_ONCE, PaymentReply } from '../contract.ts';

const DEBIT_ERRORS = [
  'debit_blocked',
  'debit_limit',
  'debit_claim',
  'debit_ended',
  'debit_code',
  'iban_invalid',
  'iban_country',
] as const;
export type DebitError = (typeof DEBIT_ERRORS)[number];

/** `mandate` of the texts, since this day. Other words are another day. */
export const MANDATE_TEXT = '2026-11-28';

export const MandateWords = z.object({
  locale: z.enum(LOCALES),
  title: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  paragraphs: z.array(z.string()),
});
export type MandateWords = z.output<typeof MandateWords>;

const REFUSALS = ['debit_blocked', 'debit_limit', 'debit_claim'] as const;

export const DirectDebitView = z.object({
  payment_id: z.number(),
  package_id: z.number(),
  credits: z.number(),
  price: Money,
  list_price: Money,
  collect_on: z.string(),
  /** So many days before, or more, the payer gets the mail that names the day. */
  notice_days: z.number(),
  creditor: z.string(),
  /** Whatever is filled in; in the reader's words. */
  refused: z.nullable(z.object({ code: z.enum(REFUSALS), message: z.string() })),
  mandate: z.object({ version: z.string(), words: z.array(MandateWords) }),
  /** Where IBANs may be of, ISO 3166-1 alpha-2. */
  countries: z.array(z.string()),
  /** Whose prices are paid, ISO 3166-1 alpha-2. */
  country: z.string(),
  statement: z.nullable(z.string()),
  refund_days: z.number(),
  expires_at: z.nullable(z.string()),
});
export type DirectDebitView = z.output<typeof DirectDebitView>;

/** Null once the order waits for no mandate any more. */
export const DirectDebitReply = z.object({ debit: z.nullable(DirectDebitView) });
export type DirectDebitReply = z.output<typeof DirectDebitReply>;

export const viewDirectDebit = endpoint({
  method: 'GET',
  path: '/api/direct-debit.php',
  summary: "One of the member's own orders that waits for a mandate, with the mandate's words",
  access: 'member',
  input: z.object({ id: queryInt(1) }),
  reply: DirectDebitReply,
  errors: { payment_not_found: 404 },
});

const Line = (most: number) => z.string().check(z.trim(), z.maxLength(most), z.regex(SEEN));

export const MAX_LENGTHS = {
  holder: 70,
  street: 70,
  house_number: 16,
  postal_code: 16,
  city: 35,
  phone: 30,
  iban: 60,
} as const;

export const OrderDebitInput = z.object({
  payment_id: z.int().check(z.gte(1)),
  holder: Line(MAX_LENGTHS.holder),
  iban: Line(MAX_LENGTHS.iban),
  street: Line(MAX_LENGTHS.street),
  house_number: Line(MAX_LENGTHS.house_number),
  postal_code: Line(MAX_LENGTHS.postal_code),
  city: Line(MAX_LENGTHS.city),
  phone: Line(MAX_LENGTHS.phone),
  code: Line(20),
  mandate: z.enum([MANDATE_TEXT]),
  begin_at_once: z.optional(z.enum([BEGIN_AT_ONCE])),
});
export type OrderDebitInput = z.output<typeof OrderDebitInput>;

export const orderDirectDebit = endpoint({
  method: 'POST',
  path: '/api/direct-debit.php',
  summary:
    'Orders by direct debit: gives the mandate, and the credits are there at once; again answers the same payment',
  access: 'member',
  input: OrderDebitInput,
  reply: PaymentReply,
  errors: {
    payment_not_found: 404,
    debit_blocked: 403,
    debit_claim: 409,
    debit_limit: 409,
    debit_ended: 409,
    debit_code: 422,
    iban_invalid: 422,
    iban_country: 422,
    begin_at_once_missing: 422,
    spending_cap_reached: 409,
  },
  limit: { name: 'direct debits', calls: 30, seconds: 600 },
});
