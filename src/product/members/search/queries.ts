import { type RowOf, statement } from '#platform/db/statement.ts';
import { CARD_FACTS, type CardColumns, type CardRow, MAIN_PHOTO, MAIN_PHOTO_JOIN } from '../cards/queries.ts';
import type * as described from './queries.gen.ts';

/**
 * Values of the filters. `viewer` is null for visitors; `country` for the viewer's own, and where there is no such, `elsewhere`.
 * `bornAfter` (YYYY-MM-DD or -infinity) is not among the days of birth, `bornUntil` is. `genders` are the bits of those
 * searched for, 1 men, 2 women; null for those whom the viewer seeks.
 */
export type Filters = Omit<described.SearchPage['params'], 'reach' | 'limit' | 'offset'>;

/** A card of the list, or none, beside how many were found for the page and the filters with the viewer's defaults. */
export type FoundRow = RowOf<typeof searchPage>;

const ORDER = 'has_photo desc, last_active desc, member_id desc';

const OF_AGE = 'dob > :bornAfter::date and dob <= :bornUntil::date';
const IN_REGION = '(:region?::text is null or region = :region)';

/**
 * `v` is the viewer as far as cards and search ask, without a row for visitors and staff; `wanted` whom they look for: 1 or 0
 * for each gender, and the bits of the genders that candidates have to seek; `hidden` whom they must not meet, or do not want to.
 */
const VIEWER = `
  v as materialized (
    select m.gender, s.seeks, m.country, m.latitude, m.longitude
      from members m join member_search s on s.member_id = m.id where m.id = :viewer?::bigint),
  wanted as materialized (
    select genders, genders & 1 as men, genders >> 1 as women, country, seeker
      from (select coalesce(:genders?::smallint, v.seeks, 3)::int as genders, coalesce(:country?::bpchar, v.country, :elsewhere::bpchar) as country,
                   case v.gender when 'male' then 1 when 'female' then 2 else 3 end::smallint as seeker
              from (values (1)) one left join v on true) asked),
  hidden as materialized (
    select other_id as id from blocks_both_ways where member_id = :viewer
    union all select passed_id from passes where member_id = :viewer and kind = 'not_for_me')`;

const GENDERS = [
  { bit: 1, wanted: '(select men from wanted)' },
  { bit: 2, wanted: '(select women from wanted)' },
];

// Every column is in the index search_country, whose order is the list's: nothing is sorted, no table is read.
const suitable = (gender: number, filters = [OF_AGE, IN_REGION]) => `
  select member_id, has_photo, last_active from member_search
   where visible and pool = :pool and country = (select country from wanted) and gender = ${gender} and ${filters.join(' and ')}
     and (seeks & (select seeker from wanted)) <> 0 and (not :realOnly::boolean or not fictional)`;
const candidates = (gender: number, filters?: string[]) =>
  `${suitable(gender, filters)} and member_id is distinct from :viewer and member_id not in (select id from hidden)`;

const together = (parts: string[]) => parts.map((part) => `(${part})`).join(' union all ');
const added = (parts: string[]) => parts.map((part) => `(select count(*) from (${part}) some_of_them)`).join(' + ');

/** As many real members begin a visitor's list before the first fictional profile; a member's list begins as it comes. */
const REAL_FIRST = 8;
const LEADING = `case when :viewer::bigint is null then ${REAL_FIRST} else 0 end`;

// A gender that is not wanted has a limit of 0, and then nothing is read.
const leading = GENDERS.map(
  ({ bit, wanted }) =>
    `${candidates(bit, [OF_AGE, IN_REGION, 'not fictional'])} order by ${ORDER} limit ${LEADING} * ${wanted}`,
);
const following = GENDERS.map(
  ({ bit, wanted }) =>
    `${candidates(bit)} and member_id not in (select member_id from lead) order by ${ORDER} limit :reach::int * ${wanted}`,
);
const suiting = GENDERS.map(({ bit, wanted }) => `${suitable(bit)} limit :most::int * ${wanted}`);
// One range of the index for each value of has_photo: those who were active lately come first in it.
const present = GENDERS.flatMap(({ bit, wanted }) =>
  ['has_photo', 'not has_photo'].map(
    (photo) =>
      `${suitable(bit, [photo, 'last_active > :since::timestamptz', 'not fictional', OF_AGE, IN_REGION])} limit :most::int * ${wanted}`,
  ),
);

// Those few are asked about once more: a row of search may be older than what made its member invisible.
const cardsOf = (list: string) => `
  select l.*, ${CARD_FACTS}, ${MAIN_PHOTO}
    from ${list} l join members m on m.id = l.member_id
    join lateral visibility(:viewer, :pool, m.id) s on s.visibility = 'shown' left join v on true ${MAIN_PHOTO_JOIN}`;

/**
 * One page of the list, in its order; without anybody one row without an id. `reach` is offset + limit: no branch needs to
 * give more. The first page of a visitor begins with those of `lead`, and what follows leaves them out on every page, so that
 * nobody is on two pages or on none.
 */
export const searchPage = statement<described.SearchPage, CardRow | { id: null }>(`
  with ${VIEWER},
  lead as materialized (
    select member_id, has_photo, last_active from (${together(leading)}) near order by ${ORDER} limit ${REAL_FIRST}),
  led as materialized (select count(*)::int as members from lead),
  found as materialized (
    select lead.*, true as leads from lead where :offset::int = 0
    union all
    (select member_id, has_photo, last_active, false from (${together(following)}) near order by ${ORDER}
      limit :limit::int - case when :offset = 0 then (select members from led) else 0 end
      offset greatest(:offset - (select members from led), 0)))
  select wanted.genders as wanted_genders, wanted.country as wanted_country, wanted.seeker,
         (select count(*) from found)::int as found, c.*
    from wanted left join (${cardsOf('found')}) c on true
   order by leads desc, ${ORDER}`);

/**
 * How many suit somebody who looks for `genders` in a country and is sought as `seeker` (the bits of a gender, 3 for visitors),
 * and how many real ones of them are online: the same for all who look alike, whom they blocked left aside. Of each gender
 * nobody is counted beyond `most`.
 */
export const searchCounts = statement<described.SearchCounts>(`
  with wanted as materialized (
    select :genders::int & 1 as men, :genders::int >> 1 as women, :country::bpchar as country, :seeker::smallint as seeker)
  select (${added(suiting)})::int as total, (${added(present)})::int as online`);

const step = (place: number, gender: number, filters: string[], most: string) =>
  `select ${place} as step, c.* from (${candidates(gender, [...filters, 'member_id <> :other::bigint'])} order by ${ORDER} limit ${most}) c`;

/**
 * Members like one other, best first: of the same region and age, then of the country and age, then of the country.
 * The filters tell the region and the ages that count as near; `other` is left out.
 */
const similarTo = (gender: number) =>
  statement<described.SimilarTo, CardColumns>(`
  with ${VIEWER},
  near as materialized (
    select member_id, has_photo, last_active, min(step) as step from (${together([
      step(0, gender, ['region = :region?', OF_AGE], ':most::int'),
      step(1, gender, [OF_AGE], '2 * :most::int'),
      step(2, gender, [], '3 * :most::int'),
    ])}) steps
     group by member_id, has_photo, last_active order by min(step), ${ORDER} limit :most)
  ${cardsOf('near')} order by step, ${ORDER}`);

/** By the other's gender, as its bit. */
export const SIMILAR = { 1: similarTo(1), 2: similarTo(2) } as const;
