import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';
import { CARD_FACTS, type CardColumns, type CardRow, MAIN_PHOTO, MAIN_PHOTO_JOIN } from '../queries.ts';
import {
  candidates,
  GENDERS,
  HOME,
  IN_REGION,
  MATCHES_TRAITS,
  OF_AGE,
  suitable,
  sumOfCounts,
  unionAll,
  VIEWER,
} from './candidates.ts';
import { LIKENESSES, type Sort } from './contract.ts';
import {
  BY_JOINED,
  IN_SQUARE,
  ORIGIN,
  ORIGIN_SQUARE,
  type SearchStrategy,
  SQUARES_AROUND,
  SQUARES_COUNTED,
  strategiesOf,
  strategyAbroad,
} from './strategies.ts';

/**
 * `country` is for the viewer's own, else `elsewhere`. `bornAfter` (YYYY-MM-DD) is excluded, `bornUntil` included.
 * `genders`: bits, 1 men, 2 women; null: whom the viewer seeks. Traits: the bits wanted, unless all are `plain`.
 * `latitude`, `longitude`: degrees, null: the viewer's own; `km` around it. `abroad`: squares of any country.
 */
export type Filters = Omit<described.SearchPage['params'], 'limit' | 'offset'>;

export type FoundRow = RowOf<(typeof SEARCH_PAGE)['active']['everywhere']>;

/** As many real members begin a visitor's list before the first fictional profile; a member's list begins as it comes. */
const REAL_FIRST = 8;
const LEADING = `case when :viewer::bigint is null then ${REAL_FIRST} else 0 end`;

// Those few are asked about once more: a row of search may be older than what made its member invisible.
const cardsOf = (list: string, place = 'v') => `
  select l.*, ${CARD_FACTS}, ${MAIN_PHOTO}
    from ${list} l join members m on m.id = l.member_id
    join lateral visibility(:viewer, :pool, m.id) s on s.visibility = 'shown' left join ${place} v on true ${MAIN_PHOTO_JOIN}`;

/** What a search means for its viewer, where more is to be decided before it is asked. `origin` is the square of its place. */
export const searchBy = statement<described.SearchBy>(`
  with ${VIEWER}, ${ORIGIN}
  select wanted.genders, wanted.country, wanted.seeker, origin.square as origin from wanted left join origin on true`);

/** Without anybody one row without an id. Those of `lead` begin a visitor's first page; no page has them again. */
const pageOf = ({ order, rows }: SearchStrategy) => `
  with ${VIEWER}, ${ORIGIN},
  lead as materialized (
    select * from (${rows(LEADING, ['not fictional'])}) near order by ${order} limit ${LEADING}),
  led as materialized (select count(*)::int as members from lead),
  found as materialized (
    select lead.*, true as leads from lead where :offset::int = 0
    union all
    (select near.*, false from (${rows('(:offset + :limit::int)', ['member_id not in (select member_id from lead)'])}) near order by ${order}
      limit :limit::int - case when :offset = 0 then (select members from led) else 0 end
      offset greatest(:offset - (select members from led), 0)))
  select wanted.genders as wanted_genders, wanted.country as wanted_country, wanted.seeker, origin.square as origin,
         (select count(*) from found)::int as found, c.*
    from wanted left join origin on true left join (${cardsOf('found', 'origin')}) c on true
   order by leads desc, ${order}`;
const pageBy = (way: SearchStrategy) => statement<described.SearchPage, CardRow | { id: null }>(pageOf(way));
const pageAbroad = (way: SearchStrategy) => statement<described.SearchPageAbroad, CardRow | { id: null }>(pageOf(way));

const pagesBy = (sort: Sort) => {
  const { everywhere, few, many } = strategiesOf(sort);
  return { everywhere: pageBy(everywhere), few: pageBy(few), many: pageBy(many) };
};

/** By order, and by where is looked: everywhere, or within some kilometres, where few suit, or many. */
export const SEARCH_PAGE = { active: pagesBy('active'), new: pagesBy('new'), near: pagesBy('near') };

/** The same within some kilometres across borders; `dense` are the countries in which many suit. */
export const SEARCH_PAGE_ABROAD = {
  active: pageAbroad(strategyAbroad('active')),
  new: pageAbroad(strategyAbroad('new')),
};

// One range of the index for each value of has_photo: those who were active lately come first in it.
const PRESENT = ['has_photo', 'not has_photo'].map((photo) => [
  photo,
  'last_active > :since::timestamptz',
  'not fictional',
]);
const told = [OF_AGE, IN_REGION, MATCHES_TRAITS];
const COUNTED = `
  wanted as materialized (
    select :genders::int & 1 as men, :genders::int >> 1 as women, :country::bpchar as country, :seeker::smallint as seeker)`;
const suiting = GENDERS.map(({ bit, wanted }) => `${suitable(bit, told)} limit :most::int * ${wanted}`);
const present = GENDERS.flatMap(({ bit, wanted }) =>
  PRESENT.map((here) => `${suitable(bit, [...here, ...told])} limit :most::int * ${wanted}`),
);

/** `seeker`: the bits of a gender, 3 for visitors. Blocked ones are counted; nobody beyond `most` of each gender. */
export const searchCounts = statement<described.SearchCounts>(`
  with ${COUNTED} select (${sumOfCounts(suiting)})::int as total, (${sumOfCounts(present)})::int as online`);

const around = (parts: string[]) => `
  select count(*) from (select 1 from around q
    cross join lateral (${unionAll(parts)}) c where q.country = k.country limit :most::int) some_of_them`;
const inSquare = (filters: string[]) =>
  GENDERS.map(
    ({ bit, wanted }) => `${suitable(bit, [IN_SQUARE, ...filters, ...told], undefined, 'q.country')} and ${wanted} = 1`,
  );

/** The same within `km` of a square by country, nobody beyond `most` of each; without `km` those near it beyond a border. */
export const searchCountsAround = statement<described.SearchCountsAround>(`
  with ${COUNTED}, ${ORIGIN_SQUARE},
  around as materialized (${SQUARES_COUNTED})
  select k.country, (${around(inSquare([]))})::int as total, (${around(PRESENT.flatMap(inSquare))})::int as online
    from (select distinct country from around) k`);

const NEW = [BY_JOINED, 'not fictional', 'joined > :after::timestamptz', 'joined <= :until::timestamptz', ...told];
// Without a place a distance says nothing, as in the list.
const EVERYWHERE = '(:km::float8 is null or not exists (select from origin))';
const IN_CIRCLE = `(${EVERYWHERE} or (country, square) in (${SQUARES_AROUND}))`;
const joined = GENDERS.map(
  ({ bit, wanted }) =>
    `${candidates(bit, [...NEW, IN_CIRCLE], undefined, 'k.country')} order by joined desc limit :most::int * ${wanted}`,
);

/** Real members who joined between two moments and whom the viewer may meet, newest first. `dob` is YYYY-MM-DD. */
export const newlyFound = statement<described.NewlyFound>(`
  with ${VIEWER}, ${ORIGIN},
  countries as materialized (
    select ${HOME} as country where ${EVERYWHERE} union select country from (${SQUARES_AROUND}) q),
  found as materialized (
    select c.member_id, c.joined from countries k cross join lateral (${unionAll(joined)}) c order by c.joined desc limit :most)
  select m.id, m.name, m.date_of_birth::text as dob
    from found f join members m on m.id = f.member_id
    join lateral visibility(:viewer, :pool, m.id) s on s.visibility = 'shown' and s.listed
   order by f.joined desc, m.id desc`);

const ACTIVE = 'has_photo desc, last_active desc, member_id desc';
const step = (place: number, gender: number, filters: string[], most: string) =>
  `select ${place} as step, c.* from (${candidates(gender, [...filters, 'member_id <> :other::bigint'])} order by ${ACTIVE} limit ${most}) c`;

/** Said so that the ring of real members, which has no order, is not read for it. */
const REAL = 'fictional is not true';
const stepsOf = (first: number, gender: number, filters: string[]) => [
  step(first, gender, ['region = :region?', OF_AGE, ...filters], ':most::int'),
  step(first + 1, gender, [OF_AGE, ...filters], '2 * :most::int'),
  step(first + 2, gender, filters, '3 * :most::int'),
];

/** `step`: 0 same region and age, 1 same country and age, 2 same country; from 3 on the same of fictional ones. */
const similarTo = (gender: number) =>
  statement<described.SimilarTo, CardColumns>(`
  with ${VIEWER},
  near as materialized (
    select member_id, has_photo, last_active, min(step) as step from (${unionAll([
      ...stepsOf(0, gender, [REAL]),
      ...stepsOf(LIKENESSES.length, gender, []),
    ])}) steps
     group by member_id, has_photo, last_active order by min(step), ${ACTIVE} limit :most)
  ${cardsOf('near')} order by step, ${ACTIVE}`);

export const SIMILAR = { 1: similarTo(1), 2: similarTo(2) } as const;
