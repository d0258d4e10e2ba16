import type { Sql } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Actor } from '#product/accounts/contract.ts';
import { COUNTRIES, type CountryCode } from '#product/geo/contract.ts';
import { regionsOf } from '#product/geo/geo.ts';
import type { Site } from '#product/sites/sites.ts';
import { ageOn, dateOf, yearsBefore } from '../age/age.ts';
import { type MemberCard, type MemberSearch, type MemberSearchReply, PAGE_SIZE, TOTAL_CAP } from '../contract.ts';
import { cardsOf, ONLINE_FOR, visibleProfile } from '../members.ts';
import { GENDER_BIT } from '../policy.ts';
import { type Filters, SEARCH, SIMILAR, searcher } from './queries.ts';

/** Years; the highest age of the filter means: so old or older. */
const OLDEST = 99;
/** Years between a member and those called similar. */
const NEAR_AGE = 6;
const MOST_SIMILAR = 10;
const EVERYBODY = 3;

/** One page of the members who suit the viewer, narrowed by the filters. @throws invalid_input with the wrong field. */
export async function searchMembers(
  sql: Sql,
  site: Site,
  viewer: Actor | null,
  search: MemberSearch,
  now: Date,
): Promise<MemberSearchReply> {
  const self = viewer && (await searcher.one(sql, viewer.id));
  const filters = applied(site, self, search);
  const genders = filters.gender ? GENDER_BIT[filters.gender] : EVERYBODY;
  const statements = SEARCH[genders as keyof typeof SEARCH];
  const today = dateOf(now);
  const values: Filters = [
    site.pool,
    filters.country,
    bornAfter(today, filters.max_age),
    yearsBefore(today, filters.min_age),
    filters.countryregion,
    viewer?.id ?? 0,
    self ? GENDER_BIT[self.gender] : EVERYBODY,
    filters.real_only,
  ];
  const page = search.page ?? 1;
  const offset = (page - 1) * PAGE_SIZE;
  const ids = (await statements.page(sql, ...values, offset + PAGE_SIZE, PAGE_SIZE, offset)).map(
    (row) => row.member_id,
  );
  const members = await cardsInOrder(sql, viewer, ids, now);
  const since = new Date(now.getTime() - ONLINE_FOR);
  const count = await statements.count.one(sql, ...values, TOTAL_CAP + 1, since);
  const total = count?.total ?? 0;
  return {
    members,
    page,
    total: Math.min(total, TOTAL_CAP),
    total_capped: total > TOTAL_CAP,
    online: Math.min(count?.online ?? 0, TOTAL_CAP),
    filters,
  };
}

/**
 * Up to ten members like another: of the same gender, near in age and place, and such as suit the viewer.
 * @throws as the profile itself does: member_not_found, blocked_by_member.
 */
export async function similarMembers(
  sql: Sql,
  site: Site,
  viewer: Actor | null,
  id: number,
  now: Date,
): Promise<MemberCard[]> {
  const other = await visibleProfile(sql, site, viewer, id);
  const self = viewer && (await searcher.one(sql, viewer.id));
  const today = dateOf(now);
  const age = ageOn(other.dob, today);
  const rows = await (other.gender === 'male' ? SIMILAR[1] : SIMILAR[2])(
    sql,
    site.pool,
    other.country,
    bornAfter(today, age + NEAR_AGE),
    yearsBefore(today, Math.max(age - NEAR_AGE, site.settings.min_age)),
    other.region,
    viewer?.id ?? 0,
    self ? GENDER_BIT[self.gender] : EVERYBODY,
    false,
    MOST_SIMILAR,
    other.id,
  );
  return cardsInOrder(
    sql,
    viewer,
    rows.map((row) => row.member_id),
    now,
  );
}

async function cardsInOrder(sql: Sql, viewer: Actor | null, ids: number[], now: Date): Promise<MemberCard[]> {
  const cards = await cardsOf(sql, viewer, ids, now);
  return ids.map((id) => cards.get(id)).filter((card) => card !== undefined);
}

const bornAfter = (today: string, maxAge: number): string =>
  maxAge >= OLDEST ? '-infinity' : yearsBefore(today, maxAge + 1);

/** The filters with the viewer's defaults: whom the member looks for, in the member's country; visitors see everybody of the site's. */
function applied(
  { settings }: Site,
  self: { seeks: number; country: string } | null,
  search: MemberSearch,
): MemberSearchReply['filters'] & { country: string } {
  const asked = search.countryregion?.toUpperCase() || null;
  const country = countryOf(search.country?.toUpperCase() ?? asked?.slice(0, 2) ?? self?.country ?? settings.country);
  if (asked && !regionsOf(country).some((region) => region.code === asked)) throw wrong('countryregion');
  const min_age = Math.max(search.min_age ?? settings.min_age, settings.min_age);
  const max_age = search.max_age ?? OLDEST;
  if (min_age > max_age) throw wrong('max_age');
  const sought = self?.seeks === 1 ? 'male' : self?.seeks === 2 ? 'female' : null;
  const gender = search.gender ?? sought;
  return { gender, country, countryregion: asked, min_age, max_age, real_only: search.real_only ?? false };
}

function countryOf(code: string): CountryCode {
  const known = COUNTRIES.find((country) => country === code);
  if (!known) throw wrong('country');
  return known;
}

const wrong = (field: string) => new AppError('invalid_input', 400, {}, { [field]: 'invalid_input' });
