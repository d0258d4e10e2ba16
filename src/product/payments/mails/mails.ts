import * as z from 'zod/mini';
import { defineDocument, defineMail } from '#platform/mail/mail-definition.ts';
import { PAYMENT_METHODS } from '../contract.ts';

/** Days of all words that ever asked: `purchase.declared.<day>`, which nobody edits. Today's are `BEGIN_AT_ONCE`. */
export const DECLARED = ['2026-11-23'] as const;

/** Directive 2011/83/EU, Article 8(7). `bought` is a moment (ISO 8601), amounts are minor units. */
export const purchaseMail = defineMail(
  'purchase',
  z.object({
    stage: z.enum(['ordered', 'paid']),
    /** `short`: the whole confirmation went out before, when the order became binding. */
    length: z.enum(['whole', 'short']),
    number: z.number(),
    credits: z.number(),
    amount: z.number(),
    /** The same as `amount` without a discount. */
    list_amount: z.number(),
    currency: z.string(),
    /** Hundredths of a percent that the amount includes; -1 where no VAT is told, or not yet. */
    vat_rate: z.number(),
    bought: z.string(),
    method: z.enum(PAYMENT_METHODS),
    paid_with: z.string(),
    /** Empty where nobody was asked. */
    declared: z.string(),
    /** What stands on the bank statement; empty where nobody said. */
    statement: z.string(),
    /** Where to, with which reference and until when (ISO 8601) it is transferred; empty where it is not, or was ordered before mails said it. */
    transfer_holder: z._default(z.string(), ''),
    transfer_iban: z._default(z.string(), ''),
    transfer_bic: z._default(z.string(), ''),
    transfer_reference: z._default(z.string(), ''),
    transfer_until: z._default(z.string(), ''),
    /** Who sells: name, address, how to reach them, register and VAT, a line each. */
    trader: z.string(),
    url: z.string(),
    payment_url: z.string(),
    /** Empty before the money is here. */
    receipt_url: z.string(),
  }),
);

/** `at` says in which of the mandate's languages, from 0. */
export const mandateInMail = defineDocument('mandate', z.object({ mandate: z.number(), at: z.number() }));

/** Pre-notification. Amounts are minor units, days YYYY-MM-DD. */
export const directDebitMail = defineMail(
  'direct-debit',
  z.object({
    /** `again`: the bank could not collect it the first time. */
    kind: z.enum(['first', 'again']),
    number: z.number(),
    amount: z.number(),
    currency: z.string(),
    collect_on: z.string(),
    creditor: z.string(),
    creditor_id: z.string(),
    reference: z.string(),
    holder: z.string(),
    /** The last four characters of the IBAN. */
    last4: z.string(),
    /** When the mandate was given (ISO 8601). */
    signed: z.string(),
    statement: z.string(),
    payment_url: z.string(),
  }),
);

/** Amounts are minor units. */
export const debitReturnedMail = defineMail(
  'debit-returned',
  z.object({
    number: z.number(),
    amount: z.number(),
    currency: z.string(),
    last4: z.string(),
    taken: z.number(),
    owed: z.number(),
    blocked: z.enum(['yes', 'no']),
    payment_url: z.string(),
  }),
);

/** Amounts are minor units. */
export const paymentFailedMail = defineMail(
  'payment-failed',
  z.object({
    kind: z.enum(['failed', 'expired']),
    of: z.enum(['order', 'claim']),
    number: z.number(),
    amount: z.number(),
    currency: z.string(),
    paid_with: z.string(),
    /** A sentence; empty where nobody knows. */
    why: z.string(),
    url: z.string(),
    payment_url: z.string(),
  }),
);

/** Amounts are minor units. */
export const refundMail = defineMail(
  'refund',
  z.object({
    /** `not_collected`: of a direct debit that the bank was not told yet. */
    kind: z.enum(['sent', 'not_collected', 'failed']),
    /** `twice`: the money came a second time; `claim`: of what was owed no more. */
    reason: z.enum(['twice', 'claim', 'other']),
    number: z.number(),
    amount: z.number(),
    currency: z.string(),
    paid_with: z.string(),
    taken: z.number(),
    payment_url: z.string(),
  }),
);

/** Amounts are minor units. */
export const claimMail = defineMail(
  'claim',
  z.object({
    kind: z.enum(['made', 'paid', 'waived', 'won_back']),
    number: z.number(),
    amount: z.number(),
    currency: z.string(),
    credits: z.number(),
    url: z.string(),
  }),
);
