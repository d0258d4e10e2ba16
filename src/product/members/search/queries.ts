import type pg from 'pg';
import { prepared } from '#platform/db/prepared.ts';
import { CARD_FACTS, type CardRow, MAIN_PHOTO, MAIN_PHOTO_JOIN } from '../cards/queries.ts';

/** Values of the filters, in the order of the statements' first parameters. */
export type Filters = [
  /** Null for visitors. */
  viewer: number | null,
  pool: number,
  /** Null: the viewer's own, and where there is no such, the next one. */
  country: string | null,
  elsewhere: string,
  /** Born after this date (YYYY-MM-DD or -infinity) ... */
  bornAfter: string,
  /** ... and not after this one. */
  bornUntil: string,
  region: string | null,
  /** Bits of the genders searched for, 1 men, 2 women; null: those whom the viewer seeks. */
  genders: number | null,
  realOnly: boolean,
];

/** A card of the list, or none, beside what is found out about the whole. */
export type FoundRow = pg.QueryResultRow &
  (CardRow | { id: null }) & {
    /** How many suit, and how many of them are online. */
    total: number;
    online: number;
    /** The filters with the viewer's defaults. */
    wanted_genders: number;
    wanted_country: string;
  };

const ORDER = 'has_photo desc, last_active desc, member_id desc';

const OF_AGE = 'dob > $5::date and dob <= $6::date';
const IN_REGION = '($7::text is null or region = $7)';

/**
 * `v` is the viewer as far as cards and search ask, without a row for visitors and staff; `wanted` whom they look for: 1 or 0
 * for each gender, and the bits of the genders that candidates have to seek; `hidden` whom they must not meet.
 */
const VIEWER = `
  v as materialized (
    select m.gender, s.seeks, m.country, m.latitude, m.longitude
      from members m join member_search s on s.member_id = m.id where m.id = $1::bigint),
  wanted as materialized (
    select genders, genders & 1 as men, genders >> 1 as women, country, seeker
      from (select coalesce($8::smallint, v.seeks, 3)::int as genders, coalesce($3::bpchar, v.country, $4::bpchar) as country,
                   case v.gender when 'male' then 1 when 'female' then 2 else 3 end::smallint as seeker
              from (values (1)) one left join v on true) asked),
  hidden as materialized (
    select other_id as id from blocks_both_ways where member_id = $1)`;

const GENDERS = [
  { bit: 1, wanted: '(select men from wanted)' },
  { bit: 2, wanted: '(select women from wanted)' },
];

// Every column is in the index search_country, whose order is the list's: nothing is sorted, no table is read.
const candidates = (gender: number, filters = [OF_AGE, IN_REGION]) => `
  select member_id, has_photo, last_active from member_search
   where visible and pool = $2 and country = (select country from wanted) and gender = ${gender} and ${filters.join(' and ')}
     and (seeks & (select seeker from wanted)) <> 0 and (not $9::boolean or not fictional)
     and member_id is distinct from $1 and member_id not in (select id from hidden)`;

const together = (parts: string[]) => parts.map((part) => `(${part})`).join(' union all ');
const added = (parts: string[]) => parts.map((part) => `(select count(*) from (${part}) some_of_them)`).join(' + ');

// A gender that is not wanted has a limit of 0, and then nothing is read.
const found = GENDERS.map(({ bit, wanted }) => `${candidates(bit)} order by ${ORDER} limit $10::int * ${wanted}`);
const suiting = GENDERS.map(({ bit, wanted }) => `${candidates(bit)} limit $13::int * ${wanted}`);
// One range of the index for each value of has_photo: those who were active lately come first in it.
const present = GENDERS.flatMap(({ bit, wanted }) =>
  ['has_photo', 'not has_photo'].map(
    (photo) =>
      `${candidates(bit, [photo, 'last_active > $14::timestamptz', OF_AGE, IN_REGION])} limit $13::int * ${wanted}`,
  ),
);

// Those few are asked about once more: a row of search may be older than what made its member invisible.
const cardsOf = (list: string) => `
  select l.*, ${CARD_FACTS}, ${MAIN_PHOTO}
    from ${list} l join members m on m.id = l.member_id
    join lateral visibility($1, $2, m.id) s on s.visibility = 'shown' left join v on true ${MAIN_PHOTO_JOIN}`;

/**
 * One page of the list, in its order; without anybody one row without an id. `reach` is offset + limit: no branch needs to
 * give more. Of each gender nobody is counted beyond `most`.
 */
export const searchPage = prepared<
  FoundRow,
  [...Filters, reach: number, limit: number, offset: number, most: number, since: Date]
>(`
  with ${VIEWER},
  found as materialized (
    select member_id, has_photo, last_active from (${together(found)}) near order by ${ORDER} limit $11 offset $12),
  counted as materialized (
    select (${added(suiting)})::int as total, (${added(present)})::int as online)
  select total, online, wanted.genders as wanted_genders, wanted.country as wanted_country, c.*
    from counted cross join wanted left join (${cardsOf('found')}) c on true
   order by ${ORDER}`);

const step = (place: number, gender: number, filters: string[], most: string) =>
  `select ${place} as step, c.* from (${candidates(gender, [...filters, 'member_id <> $11::bigint'])} order by ${ORDER} limit ${most}) c`;

/**
 * Members like one other, best first: of the same region and age, then of the country and age, then of the country.
 * The filters tell the region and the ages that count as near; `other` is left out.
 */
const similarTo = (gender: number) =>
  prepared<CardRow, [...Filters, most: number, other: number]>(`
  with ${VIEWER},
  near as materialized (
    select member_id, has_photo, last_active, min(step) as step from (${together([
      step(0, gender, ['region = $7', OF_AGE], '$10::int'),
      step(1, gender, [OF_AGE], '2 * $10::int'),
      step(2, gender, [], '3 * $10::int'),
    ])}) steps
     group by member_id, has_photo, last_active order by min(step), ${ORDER} limit $10)
  ${cardsOf('near')} order by step, ${ORDER}`);

/** By the other's gender, as its bit. */
export const SIMILAR = { 1: similarTo(1), 2: similarTo(2) } as const;
