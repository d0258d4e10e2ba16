import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';
import { INTERESTS } from '#product/sites/profiles/contract.ts';
import { MemberCard } from '../contract.ts';

export const SUGGESTIONS_PAGE = 20;
export const SUGGESTION_PAGES = 3;

export const REASONS = [
  /** Hardly anybody has opened the profile so far: every fifth place is kept for such members. */
  'few_views',
  /** Joined in the last seven days. */
  'new',
  /** Less than 25 km away. */
  'near',
  'looking_for',
  'interests',
  /** Was here in the last 24 hours. */
  'active_today',
  /** At most five years older or younger. */
  'age',
  /** Was here in the last 30 days, as all suggested are. */
  'active_lately',
] as const;
export type Reason = (typeof REASONS)[number];

export const SuggestedMember = z.extend(MemberCard, {
  reasons: z.array(z.enum(REASONS)).check(z.minLength(1)),
  /** One of the interests that both have; null where none is, or only intimate ones are. */
  shared_interest: z.nullable(z.enum(INTERESTS)),
});
export type SuggestedMember = z.output<typeof SuggestedMember>;

export const SuggestionsReply = z.object({
  members: z.array(SuggestedMember),
  page: z.number(),
  more: z.boolean(),
});
export type SuggestionsReply = z.output<typeof SuggestionsReply>;

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/api/suggestions.php',
  summary:
    'Real members who suit the caller, were here lately and are new to them, with why each is shown; no place is for sale',
  access: 'member',
  input: z.object({ page: z.optional(queryInt(1, SUGGESTION_PAGES)) }),
  reply: SuggestionsReply,
});
