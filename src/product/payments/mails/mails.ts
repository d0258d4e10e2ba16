import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';

/**
 * The days of all words that were ever at the checkout for asking to begin at once: `purchase.declared.<day>` of the mails' texts,
 * which nobody edits any more. Today's are `BEGIN_AT_ONCE`.
 */
export const DECLARED = ['2026-11-23'] as const;

/** Confirms a contract on a durable medium (Directive 2011/83/EU, Article 8(7)): `bought` is a moment (ISO 8601). */
export const purchaseMail = defineMail(
  'purchase',
  z.object({
    /** `ordered`: the money is still on its way. */
    stage: z.enum(['ordered', 'paid']),
    number: z.number(),
    credits: z.number(),
    /** Minor units. */
    amount: z.number(),
    currency: z.string(),
    bought: z.string(),
    /** The day of the words by which the buyer asked to begin at once; empty where nobody was asked. */
    declared: z.string(),
    url: z.string(),
    /** What stands on the bank statement; empty where nobody said. */
    statement: z.string(),
  }),
);
