import * as z from 'zod/mini';

/** None of it decides anything. */
export const HINTS = [
  'banned_device',
  'banned_network',
  'shared_device',
  'crowded_network',
  'same_words',
  'contacts_first',
] as const;
export type Hint = (typeof HINTS)[number];

export const MIN_CROWD = 5;
export const MIN_SAME_WORDS = 3;

const Shared = z.object({
  /** Other accounts of the last 90 days, counted to a hundred. */
  others: z.number(),
  banned: z.number(),
  banned_at: z.nullable(z.string()),
});

export const HintFacts = z.object({
  hints: z.array(z.enum(HINTS)),
  device: Shared,
  network: Shared,
  /** Of the conversations that they began in 30 days: how many with the same words at most, and with contact data. */
  same_words: z.number(),
  contacts_first: z.number(),
});
export type HintFacts = z.output<typeof HintFacts>;
