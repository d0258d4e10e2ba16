import { ageOn, dateOf } from '#platform/calendar.ts';
import type { ReadCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { hasSource } from '#product/sites/tracking/tracking.ts';
import { cardsIn } from '../cards-of.ts';
import { isShown } from '../contract.ts';
import { visibleProfile } from '../profile-of.ts';
import type { CardRow } from '../queries.ts';
import {
  type AppliedSearch,
  LIKENESSES,
  type MemberSearch,
  type MemberSearchReply,
  PAGE_SIZE,
  type SimilarMember,
  type SimilarReply,
  type Sort,
  TOTAL_CAP,
} from './contract.ts';
import { countsOf } from './counts.ts';
import { filtersOf, statementValues } from './filters.ts';
import { type FoundRow, SEARCH_PAGE, SEARCH_PAGE_ABROAD, SIMILAR, searchBy } from './queries.ts';

/** Years between a member and those called similar. */
const NEAR_AGE = 6;
const MAX_SIMILAR = 10;
/** By the bits searched for; both have none. */
const GENDER_OF: Readonly<Record<number, AppliedSearch['gender']>> = { 1: 'male', 2: 'female' };

/** @throws search_not_allowed (403). */
export async function searchAsAllowed(call: ControllerCall, search: MemberSearch): Promise<MemberSearchReply> {
  allowSearch(call);
  return searchMembers(call, search);
}

/** @throws search_not_allowed (403), and as the profile itself does: member_not_found, blocked_by_member. */
export async function similarAsAllowed(call: ControllerCall, like: { id: number }): Promise<SimilarReply> {
  allowSearch(call);
  return similarMembers(call, like);
}

/** @throws search_not_allowed (403) to visitors whom the site does not let search. */
export function allowSearch(call: ControllerCall): void {
  if (!call.actor && !visitorsMaySearch(call)) throw new AppError('search_not_allowed', 403);
}

/** SPEC: search for logged-out visitors depends on two settings, the second for those who came with a traffic source. */
export function visitorsMaySearch({ site: { settings }, http }: Pick<ControllerCall, 'site' | 'http'>): boolean {
  return settings.logged_out_search || (settings.logged_out_search_trafficsource && hasSource(http));
}

/** @throws filters_conflict (400) with the wrong field. */
export async function searchMembers(call: ReadCall, search: MemberSearch): Promise<MemberSearchReply> {
  const asked = filtersOf(call.site, search);
  const page = search.page ?? 1;
  const offset = (page - 1) * PAGE_SIZE;
  // One more than is shown tells whether there is another page.
  const found = await foundIn(call, asked, search.sort ?? 'active', { offset, limit: PAGE_SIZE + 1 });
  const { first, rows, filters, sort } = found;
  const members = cardsIn(call, rows.filter(isCard).slice(0, PAGE_SIZE));
  const more = first.found > PAGE_SIZE;
  // Whoever sees them all is told how many they are, by looking.
  const counts =
    page === 1 && !more
      ? { total: members.length, online: members.filter((member) => member.online).length }
      : await countsFor(call, filters, { ...first, genders: first.wanted_genders, country: first.wanted_country });
  const total = totalOf(counts.total, offset, { shown: members.length, more });
  const online = Math.min(counts.online, total);
  return {
    members,
    page,
    total: Math.min(total, TOTAL_CAP),
    total_capped: total > TOTAL_CAP,
    online: Math.min(online, TOTAL_CAP),
    filters: { ...filters, gender: GENDER_OF[first.wanted_genders] ?? null, country: first.wanted_country },
    sort,
    placed: first.origin !== null,
  };
}

/** Oneself, those set aside and those of a block are in the count, so the last page knows better. */
function totalOf(counted: number, offset: number, { shown, more }: { shown: number; more: boolean }): number {
  if (more) return Math.max(counted, offset + PAGE_SIZE + 1);
  return shown > 0 ? offset + shown : Math.min(counted, offset);
}

interface Found {
  rows: FoundRow[];
  first: FoundRow;
  /** Without `within`, where the viewer named no place and has none. */
  filters: AppliedSearch;
  /** As it was asked for, or `active` where there is no place to be near to. */
  sort: Sort;
}

type Part = Pick<Parameters<FoundIn>[1], 'offset' | 'limit'>;
type FoundIn = (typeof SEARCH_PAGE)['active']['everywhere'];
type Read = (...given: Parameters<FoundIn>) => ReturnType<FoundIn>;

async function foundIn(call: ReadCall, filters: AppliedSearch, sort: Sort, part: Part): Promise<Found> {
  const read = async (statement: Read, by: Sort): Promise<Found> => {
    const rows = await statement(call.sql, { ...statementValues(call, filters), ...part });
    const [first] = rows;
    if (!first) throw new Error('Search told nothing.');
    return { rows, first, filters, sort: by };
  };
  const { within } = filters;
  if (within) {
    const by = await searchBy.one(call.sql, statementValues(call, filters));
    if (!by) throw new Error('Search told nothing.');
    if (by.origin === null)
      return foundIn(call, { ...filters, within: null, abroad: false }, sort === 'near' ? 'active' : sort, part);
    // Nearest first stops as soon as a page is full, however many there are.
    if (sort === 'near') return read(SEARCH_PAGE.near.many, sort);
    const { total, dense } = await countsFor(call, filters, by);
    if (total <= TOTAL_CAP) return read(SEARCH_PAGE[sort].few, sort);
    if (!filters.abroad) return read(SEARCH_PAGE[sort].many, sort);
    return read((sql, values) => SEARCH_PAGE_ABROAD[sort](sql, { ...values, dense }), sort);
  }
  const found = await read(SEARCH_PAGE[sort].everywhere, sort);
  if (sort !== 'near') return found;
  if (found.first.origin === null) {
    const placeless = await read(SEARCH_PAGE.active.everywhere, 'active');
    return { ...placeless, filters: { ...filters, abroad: false } };
  }
  return found.first.found < part.limit ? read(SEARCH_PAGE.near.few, sort) : found;
}

type Asker = Pick<Parameters<typeof countsOf>[1], 'genders' | 'country' | 'seeker'> & { origin: number | null };

export function countsFor(call: ReadCall, filters: AppliedSearch, { genders, country, seeker, origin }: Asker) {
  const { viewer, elsewhere, latitude, longitude, km, abroad, ...values } = statementValues(call, filters);
  const near = origin !== null && (km !== null || abroad) && { near: { origin, km, abroad } };
  return countsOf(call, { ...values, genders, country, seeker, ...near });
}

async function similarMembers(call: ReadCall, { id }: { id: number }): Promise<SimilarReply> {
  const { sql, site, now } = call;
  const other = await visibleProfile(call, id);
  const age = ageOn(other.dob, dateOf(now));
  const filters: AppliedSearch = {
    gender: other.gender,
    country: other.country,
    countryregion: other.region,
    min_age: Math.max(age - NEAR_AGE, site.settings.min_age),
    max_age: age + NEAR_AGE,
    real_only: false,
    town: null,
    within: null,
    abroad: false,
    traits: {},
  };
  const similar = SIMILAR[other.gender === 'male' ? 1 : 2];
  const rows = await similar(sql, { ...statementValues(call, filters), most: MAX_SIMILAR, other: other.id });
  const cards = cardsIn(call, rows);
  return {
    members: rows.flatMap(({ step }, index) => {
      const card = cards[index];
      return card ? [{ ...card, likeness: likenessAt(step, site) }] : [];
    }),
  };
}

/** Where the site keeps regions to itself, that two live in the same one stays there too. */
function likenessAt(step: number, { settings }: ReadCall['site']): SimilarMember['likeness'] {
  const likeness = LIKENESSES[step % LIKENESSES.length] ?? 'country';
  return likeness === 'region' && !isShown('region', settings) ? 'age' : likeness;
}

const isCard = (row: FoundRow): row is FoundRow & CardRow => row.id !== null;
