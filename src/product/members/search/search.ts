import { ageOn, dateOf, yearsBefore } from '#platform/calendar.ts';
import type { ReadCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { EdgeCall } from '#platform/http/route.ts';
import { COUNTRIES, type CountryCode } from '#product/geo/contract.ts';
import { regionsOf } from '#product/geo/geo.ts';
import type { Site } from '#product/sites/sites.ts';
import { TRACKING_COOKIE } from '#product/sites/tracking/tracking.ts';
import { cardsIn } from '../cards/cards.ts';
import type { CardRow } from '../cards/queries.ts';
import type { MemberCard } from '../contract.ts';
import { GENDER_BIT } from '../policy.ts';
import { visibleProfile } from '../profile/profile.ts';
import { type MemberSearch, type MemberSearchReply, PAGE_SIZE, TOTAL_CAP } from './contract.ts';
import { countsOf } from './counts.ts';
import { type Filters, type FoundRow, SIMILAR, searchPage } from './queries.ts';

/** Years; the highest age of the filter means: so old or older. */
const OLDEST = 99;
/** Years between a member and those called similar. */
const NEAR_AGE = 6;
const MOST_SIMILAR = 10;
/** By the bits searched for; both have none. */
const GENDER_OF: Readonly<Record<number, Wanted['gender']>> = { 1: 'male', 2: 'female' };

type Wanted = MemberSearchReply['filters'];

/**
 * One page of the members who suit the viewer, where the site lets the viewer search.
 * @throws search_not_allowed (403).
 */
export async function searchAsAllowed(call: EdgeCall, search: MemberSearch): Promise<MemberSearchReply> {
  allowSearch(call);
  return searchMembers(call, search);
}

/**
 * Up to ten members like another, where the site lets the viewer search.
 * @throws search_not_allowed (403), and as the profile itself does: member_not_found, blocked_by_member.
 */
export async function similarAsAllowed(call: EdgeCall, like: { id: number }): Promise<{ members: MemberCard[] }> {
  allowSearch(call);
  return similarMembers(call, like);
}

/** SPEC: search for logged-out visitors depends on two settings, the second for those who came with a traffic source. */
function allowSearch({ actor, site: { settings }, http }: EdgeCall): void {
  if (actor || settings.logged_out_search) return;
  if (settings.logged_out_search_trafficsource && http.cookies[TRACKING_COOKIE]) return;
  throw new AppError('search_not_allowed', 403);
}

/** One page of the members who suit the viewer, narrowed by the filters. @throws invalid_input with the wrong field. */
async function searchMembers(call: ReadCall, search: MemberSearch): Promise<MemberSearchReply> {
  const filters = applied(call.site, search);
  const values = valuesOf(call, filters);
  const page = search.page ?? 1;
  const offset = (page - 1) * PAGE_SIZE;
  const rows = await searchPage(call.sql, { ...values, reach: offset + PAGE_SIZE, limit: PAGE_SIZE, offset });
  const [first] = rows;
  if (!first) throw new Error('Search told nothing.');
  const { wanted_genders: genders, wanted_country: country, seeker } = first;
  const members = cardsIn(call, rows.filter(isCard));
  const { pool, bornAfter, bornUntil, region, realOnly } = values;
  const whole = page === 1 && first.found < PAGE_SIZE;
  // Whoever sees them all is told how many they are, by looking.
  const { total, online } = whole
    ? { total: members.length, online: members.filter((member) => member.online).length }
    : await countsOf(call, { pool, country, bornAfter, bornUntil, region, genders, seeker, realOnly });
  return {
    members,
    page,
    total: Math.min(total, TOTAL_CAP),
    total_capped: total > TOTAL_CAP,
    online: Math.min(online, TOTAL_CAP),
    filters: { ...filters, gender: GENDER_OF[genders] ?? null, country },
  };
}

/** Of the same gender, near in age and place, and such as suit the viewer. */
async function similarMembers(call: ReadCall, { id }: { id: number }): Promise<{ members: MemberCard[] }> {
  const { sql, site, now } = call;
  const other = await visibleProfile(call, id);
  const age = ageOn(other.dob, dateOf(now));
  const filters: Wanted = {
    gender: other.gender,
    country: other.country,
    countryregion: other.region,
    min_age: Math.max(age - NEAR_AGE, site.settings.min_age),
    max_age: age + NEAR_AGE,
    real_only: false,
  };
  const similar = SIMILAR[other.gender === 'male' ? 1 : 2];
  const rows = await similar(sql, { ...valuesOf(call, filters), most: MOST_SIMILAR, other: other.id });
  return { members: cardsIn(call, rows) };
}

const isCard = (row: FoundRow): row is FoundRow & CardRow => row.id !== null;

function valuesOf({ site, actor: viewer, now }: ReadCall, filters: Wanted): Filters {
  const today = dateOf(now);
  return {
    viewer: viewer?.id ?? null,
    pool: site.pool,
    country: filters.country,
    elsewhere: site.settings.country,
    bornAfter: bornAfter(today, filters.max_age),
    bornUntil: yearsBefore(today, filters.min_age),
    region: filters.countryregion,
    genders: filters.gender && GENDER_BIT[filters.gender],
    realOnly: filters.real_only,
  };
}

const bornAfter = (today: string, maxAge: number): string =>
  maxAge >= OLDEST ? '-infinity' : yearsBefore(today, maxAge + 1);

/** The filters as far as they do not depend on the viewer: null stands for whom and where the viewer looks for. */
function applied({ settings }: Site, search: MemberSearch): Wanted {
  const asked = search.countryregion?.toUpperCase() || null;
  const code = search.country?.toUpperCase() ?? asked?.slice(0, 2);
  const country = code === undefined ? null : countryOf(code);
  if (asked && country && !regionsOf(country).some((region) => region.code === asked)) throw wrong('countryregion');
  const min_age = Math.max(search.min_age ?? settings.min_age, settings.min_age);
  const max_age = search.max_age ?? OLDEST;
  if (min_age > max_age) throw wrong('max_age');
  const gender = search.gender ?? null;
  return { gender, country, countryregion: asked, min_age, max_age, real_only: search.real_only ?? false };
}

function countryOf(code: string): CountryCode {
  const known = COUNTRIES.find((country) => country === code);
  if (!known) throw wrong('country');
  return known;
}

const wrong = (field: string) => new AppError('invalid_input', 400, {}, { [field]: 'invalid_input' });
