import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryFlag, queryInt, queryList } from '#platform/query.ts';
import { COUNTRIES, DISTANCE_BANDS, PlaceView } from '#product/geo/contract.ts';
import { byTrait, GENDERS, MemberCard, traitValues } from '../contract.ts';

export const PAGE_SIZE = 24;
/** 100 pages: the total is exact up to this number and then only known to be more. */
export const TOTAL_CAP = 2400;

/** Without a place to be near to, nearest first is `active`. */
export const SORTS = ['active', 'new', 'near'] as const;
export type Sort = (typeof SORTS)[number];
/** Kilometres from the place; PRODUCT 36. */
export const WITHIN = DISTANCE_BANDS.filter((band) => band !== 'far');
export type Within = (typeof WITHIN)[number];

const age = z.int().check(z.gte(18), z.lte(99));
/** Values of a profile field with commas between; whoever says one of them is found. */
const traitTexts = /* @__PURE__ */ textsByTrait();
const traitLists = /* @__PURE__ */ byTrait(() => z.optional(z.array(z.string())));

// Calls that are pure: the browser has no use for schemas, and the build drops them.
function textsByTrait() {
  return z.object(byTrait(() => z.optional(z.string().check(z.maxLength(1000)))));
}

/** Missing filters mean: what suits the viewer. Filters that the site does not name in `search_fields` are left aside. */
export const MemberSearch = z.extend(traitTexts, {
  gender: z.optional(z.enum(GENDERS)),
  country: z.optional(z.string().check(z.length(2))),
  countryregion: z.optional(z.string().check(z.maxLength(12))),
  min_age: z.optional(age),
  max_age: z.optional(age),
  real_only: z.optional(z.boolean()),
  /** GeoNames id of the town that `within` and `near` are about; missing: where the viewer lives. */
  town: z.optional(z.int().check(z.gte(1))),
  within: z.optional(z.enum(WITHIN)),
  sort: z.optional(z.enum(SORTS)),
  page: z.optional(z.int().check(z.gte(1), z.lte(100))),
});
export type MemberSearch = z.output<typeof MemberSearch>;

/** The filters as applied, defaults filled in. */
export const AppliedSearch = z.object({
  gender: z.nullable(z.enum(GENDERS)),
  country: z.nullable(z.string()),
  countryregion: z.nullable(z.string()),
  min_age: z.number(),
  max_age: z.number(),
  real_only: z.boolean(),
  town: z.nullable(PlaceView),
  within: z.nullable(z.enum(WITHIN)),
  /** Near a place, and no country asked for: up to 100 km beyond the border of `country` as well. */
  abroad: z.boolean(),
  traits: z.object(traitLists),
});
export type AppliedSearch = z.output<typeof AppliedSearch>;

export const MemberSearchReply = z.object({
  members: z.array(MemberCard),
  page: z.number(),
  total: z.number(),
  /** True when there are more than `total`. */
  total_capped: z.boolean(),
  online: z.number(),
  filters: AppliedSearch,
  sort: z.enum(SORTS),
  /** Whether there is a place to be near to: the town, or where the viewer lives. */
  placed: z.boolean(),
});
export type MemberSearchReply = z.output<typeof MemberSearchReply>;

/** A search as somebody asks for it: of countries and values that the product has. One that was saved may hold others. */
export const SearchInput = /* @__PURE__ */ searchInput();

function searchInput() {
  return z.extend(MemberSearch, {
    country: z.optional(z.enum([...COUNTRIES, ...COUNTRIES.map((code) => code.toLowerCase())])),
    countryregion: z.optional(z.string().check(z.regex(/^(?:[A-Za-z]{2}-[A-Za-z0-9]{1,3})?$/))),
    ...byTrait((trait) => z.optional(queryList(traitValues(trait)))),
  });
}

export const SearchQuery = z.extend(SearchInput, {
  min_age: z.optional(queryInt(18, 99)),
  max_age: z.optional(queryInt(18, 99)),
  real_only: z.optional(queryFlag()),
  town: z.optional(queryInt(1)),
  page: z.optional(queryInt(1, 100)),
});

export const searchMembers = endpoint({
  method: 'GET',
  path: '/api/members.php',
  summary: 'A page of the members who suit the viewer',
  access: 'anyone',
  reads: 'page',
  input: SearchQuery,
  reply: MemberSearchReply,
  errors: { search_not_allowed: 403, filters_conflict: 400 },
});

export const RELAXED_KINDS = ['within', 'ages', 'region', 'trait'] as const;
export const RelaxedFilter = z.object({
  kind: z.enum(RELAXED_KINDS),
  search: MemberSearch,
  count: z.number(),
  /** True when there are more than `count`. */
  count_capped: z.boolean(),
});
export type RelaxedFilter = z.output<typeof RelaxedFilter>;

export const RelaxedFiltersReply = z.object({
  /** The most useful first; none where nothing would help. */
  widenings: z.array(RelaxedFilter),
  /** Up to ten whom the first of them adds. */
  outside: z.array(MemberCard),
});
export type RelaxedFiltersReply = z.output<typeof RelaxedFiltersReply>;

export const listRelaxedFilters = endpoint({
  method: 'GET',
  path: '/api/search-widenings.php',
  summary: 'How a search that finds few could find more, with the counts',
  access: 'anyone',
  input: SearchQuery,
  reply: RelaxedFiltersReply,
  errors: { search_not_allowed: 403, filters_conflict: 400 },
});

export const LIKENESSES = ['region', 'age', 'country'] as const;
export const SimilarMember = z.extend(MemberCard, {
  /** Of about the same age in the same region, of about the same age, or of the same country. */
  likeness: z.enum(LIKENESSES),
});
export type SimilarMember = z.output<typeof SimilarMember>;

export const SimilarReply = z.object({ members: z.array(SimilarMember) });
export type SimilarReply = z.output<typeof SimilarReply>;
export const similarMembers = endpoint({
  method: 'GET',
  path: '/api/similar-members.php',
  summary: 'Up to ten members like one',
  access: 'anyone',
  input: z.object({ id: queryInt(1) }),
  reply: SimilarReply,
  errors: { search_not_allowed: 403, member_not_found: 404, blocked_by_member: 403 },
});
