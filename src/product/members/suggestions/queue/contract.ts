import * as z from 'zod/mini';
import { GENDERS, MemberCard } from '../../contract.ts';
import { SearchQuery, WITHIN } from '../../search/contract.ts';

export const QUEUE_SIZE = 20;

export const QueueSearch = z.pick(SearchQuery, {
  gender: true,
  country: true,
  countryregion: true,
  min_age: true,
  max_age: true,
  within: true,
  real_only: true,
});
export type QueueSearch = z.output<typeof QueueSearch>;

export const QueueCard = z.extend(MemberCard, {
  /** The first sentence of what the member says, in one line; null where nothing is said. */
  line: z.nullable(z.string()),
});
export type QueueCard = z.output<typeof QueueCard>;

/** Real members first, then fictional profiles, unless those were left out. */
export const Queue = z.object({
  members: z.array(QueueCard),
  filters: z.object({
    genders: z.array(z.enum(GENDERS)),
    /** The member's own where none is asked for; null for members without one. */
    country: z.nullable(z.string()),
    countryregion: z.nullable(z.string()),
    min_age: z.number(),
    max_age: z.number(),
    /** Kilometres; null for everywhere, and for members without a place. */
    within: z.nullable(z.enum(WITHIN)),
    real_only: z.boolean(),
  }),
});
export type Queue = z.output<typeof Queue>;
