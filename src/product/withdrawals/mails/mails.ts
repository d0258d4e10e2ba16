import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';

/** Confirms at once that a withdrawal arrived, with all that it said and when: `at` and `bought` are moments (ISO 8601). */
export const withdrawalMail = defineMail(
  'withdrawal',
  z.object({
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    at: z.string(),
    /** The order in the words of who declared. Empty: it was chosen, and the rest names it. */
    words: z.string(),
    number: z.number(),
    credits: z.number(),
    /** Minor units. */
    amount: z.number(),
    currency: z.string(),
    bought: z.string(),
  }),
);

/** Tells who withdrew what was decided, and how to object: `by` is the last day on which it is paid back (ISO 8601). */
export const withdrawalDecidedMail = defineMail(
  'withdrawal-decided',
  z.object({
    reference: z.string(),
    decision: z.enum(['accepted', 'refused']),
    /** Minor units; 0 where no sum is said. */
    refund: z.number(),
    of: z.enum(['whole', 'unused', 'named', 'unknown']),
    currency: z.string(),
    /** Why it was refused, as staff wrote it. */
    words: z.string(),
    by: z.string(),
    url: z.string(),
  }),
);
