import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryFlag, queryInt } from '#platform/query.ts';
import { GENDERS, MemberCard } from '../contract.ts';

export const PAGE_SIZE = 24;
/** 100 pages: the total is exact up to this number and then only known to be more. */
export const TOTAL_CAP = 2400;

const age = z.int().check(z.gte(18), z.lte(99));
/** Missing filters mean: what suits the viewer. */
export const MemberSearch = z.object({
  gender: z.optional(z.enum(GENDERS)),
  country: z.optional(z.string().check(z.length(2))),
  countryregion: z.optional(z.string().check(z.maxLength(12))),
  min_age: z.optional(age),
  max_age: z.optional(age),
  /** Leaves fictional profiles out. */
  real_only: z.optional(z.boolean()),
  page: z.optional(z.int().check(z.gte(1), z.lte(100))),
});
export type MemberSearch = z.output<typeof MemberSearch>;

export const MemberSearchReply = z.object({
  members: z.array(MemberCard),
  page: z.number(),
  total: z.number(),
  /** True when there are more than `total`. */
  total_capped: z.boolean(),
  online: z.number(),
  /** The filters as applied, defaults filled in. */
  filters: z.object({
    gender: z.nullable(z.enum(GENDERS)),
    country: z.nullable(z.string()),
    countryregion: z.nullable(z.string()),
    min_age: z.number(),
    max_age: z.number(),
    real_only: z.boolean(),
  }),
});
export type MemberSearchReply = z.output<typeof MemberSearchReply>;

export const searchMembers = endpoint({
  method: 'GET',
  path: '/api/members.php',
  summary: 'A page of the members who suit the viewer',
  access: 'anyone',
  input: z.extend(MemberSearch, {
    min_age: z.optional(queryInt(18, 99)),
    max_age: z.optional(queryInt(18, 99)),
    real_only: z.optional(queryFlag()),
    page: z.optional(queryInt(1, 100)),
  }),
  reply: MemberSearchReply,
  errors: { search_not_allowed: 403 },
});

export const SimilarReply = z.object({ members: z.array(MemberCard) });
export const similarMembers = endpoint({
  method: 'GET',
  path: '/api/similar-members.php',
  summary: 'Up to ten members like one',
  access: 'anyone',
  input: z.object({ id: queryInt(1) }),
  reply: SimilarReply,
  errors: { search_not_allowed: 403, member_not_found: 404, blocked_by_member: 403 },
});
