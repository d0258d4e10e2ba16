import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';

/** `at` and `bought` are moments (ISO 8601). */
export const withdrawalMail = defineMail(
  'withdrawal',
  z.object({
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    at: z.string(),
    /** Empty where the order was chosen: the rest names it. */
    words: z.string(),
    number: z.number(),
    credits: z.number(),
    /** Minor units. */
    amount: z.number(),
    currency: z.string(),
    bought: z.string(),
  }),
);

/** `by` is the last day on which it is paid back (ISO 8601). */
export const withdrawalDecidedMail = defineMail(
  'withdrawal-decided',
  z.object({
    reference: z.string(),
    decision: z.enum(['accepted', 'refused']),
    /** Minor units; 0 where no sum is said. */
    refund: z.number(),
    of: z.enum(['whole', 'unused', 'named', 'unknown']),
    currency: z.string(),
    words: z.string(),
    by: z.string(),
    url: z.string(),
  }),
);
