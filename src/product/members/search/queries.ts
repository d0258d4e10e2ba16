import { prepared } from '#platform/db/prepared.ts';

/** The viewer as far as search asks; no row for visitors and staff. */
export const searcher = prepared<{ gender: 'male' | 'female'; seeks: number; country: string }, [id: number]>(
  'select m.gender, s.seeks, m.country from members m join member_search s on s.member_id = m.id where m.id = $1',
);

/** Values of the filters, in the order of the statements' first eight parameters. */
export type Filters = [
  pool: number,
  country: string,
  /** Born after this date (YYYY-MM-DD or -infinity) ... */
  bornAfter: string,
  /** ... and not after this one. */
  bornUntil: string,
  region: string | null,
  /** 0 for visitors. */
  viewer: number,
  /** Candidates have to look for one of these gender bits. */
  soughtBy: number,
  realOnly: boolean,
];

const ORDER = 'has_photo desc, last_active desc, member_id desc';

const OF_AGE = 'dob > $3::date and dob <= $4::date';
const IN_REGION = '($5::text is null or region = $5)';

// Every column is in the index search_country, whose order is the list's: nothing is sorted, no table is read.
const candidates = (gender: number, filters = [OF_AGE, IN_REGION]) => `
  select member_id, has_photo, last_active from member_search
   where visible and pool = $1 and country = $2 and gender = ${gender} and ${filters.join(' and ')}
     and (seeks & $7::smallint) <> 0 and (not $8::boolean or not fictional) and member_id <> $6::bigint
     and member_id not in (select blocked_id from blocks where blocker_id = $6
                           union all select blocker_id from blocks where blocked_id = $6)`;

const together = (parts: string[]) => parts.map((part) => `(${part})`).join(' union all ');

/** Ids of one page. `reach` is offset + limit: no branch needs to give more. */
const pageOf = (genders: number[]) =>
  prepared<{ member_id: number }, [...Filters, reach: number, limit: number, offset: number]>(`
  select member_id from (${together(genders.map((gender) => `${candidates(gender)} order by ${ORDER} limit $9`))}) found
   order by ${ORDER} limit $10 offset $11`);

// One range of the index for each value of has_photo: those who were active lately come first in it.
const presentOf = (gender: number) =>
  ['has_photo', 'not has_photo'].map(
    (photo) => `${candidates(gender, [photo, 'last_active > $10', OF_AGE, IN_REGION])} limit $9`,
  );

/** How many there are and how many of them were active after a moment; neither counts further than `most`. */
const countOf = (genders: number[]) =>
  prepared<{ total: number; online: number }, [...Filters, most: number, since: Date]>(`
  select (select count(*) from (${together(genders.map((gender) => `${candidates(gender)} limit $9`))}) found)::int as total,
         (select count(*) from (${together(genders.flatMap(presentOf))}) present)::int as online`);

/** Statements by the genders searched for, as bits: 1 men, 2 women, 3 both. */
export const SEARCH = {
  1: { page: pageOf([1]), count: countOf([1]) },
  2: { page: pageOf([2]), count: countOf([2]) },
  3: { page: pageOf([1, 2]), count: countOf([1, 2]) },
} as const;

const NOT_THE_OTHER = 'member_id <> $10::bigint';
const step = (place: number, gender: number, filters: string[], most: string) =>
  `select ${place} as step, c.* from (${candidates(gender, filters)} order by ${ORDER} limit ${most}) c`;

/**
 * Members like one other, best first: of the same region and age, then of the country and age, then of the country.
 * The filters tell the region and the ages that count as near; `other` is left out.
 */
const similarTo = (gender: number) =>
  prepared<{ member_id: number }, [...Filters, most: number, other: number]>(`
  select member_id from (${together([
    step(0, gender, ['region = $5', OF_AGE, NOT_THE_OTHER], '$9'),
    step(1, gender, [OF_AGE, NOT_THE_OTHER], '2 * $9'),
    step(2, gender, [NOT_THE_OTHER], '3 * $9'),
  ])}) near
   group by member_id, has_photo, last_active order by min(step), ${ORDER} limit $9`);

export const SIMILAR = { 1: similarTo(1), 2: similarTo(2) } as const;
