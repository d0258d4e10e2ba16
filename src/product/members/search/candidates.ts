import { SAYS_EVERY_TRAIT } from '../queries.ts';

export const OF_AGE = 'dob > :bornAfter::date and dob <= :bornUntil::date';
export const IN_REGION = '(:region?::text is null or region = :region)';
export const MATCHES_TRAITS = `(:plain::boolean or (${SAYS_EVERY_TRAIT}))`;

/** `v`: the viewer, no row for visitors and staff; `wanted`: 1 or 0 a gender, and bits; `hidden`: not to be met. */
export const VIEWER = `
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

export const GENDERS = [
  { bit: 1, wanted: '(select men from wanted)' },
  { bit: 2, wanted: '(select women from wanted)' },
];

/** The country that is searched; a search about a place may go beyond its border. */
export const HOME = '(select country from wanted)';

// Every column is in the index of the list's order: nothing is sorted, no table is read.
const COLUMNS = 'member_id, has_photo, last_active, joined';
export const suitable = (gender: number, filters: string[], columns = COLUMNS, country = HOME) => `
  select ${columns} from member_search
   where visible and pool = :pool and country = ${country} and gender = ${gender} and ${filters.join(' and ')}
     and (seeks & (select seeker from wanted)) <> 0 and (not :realOnly::boolean or not fictional)`;
export const candidates = (gender: number, filters: string[], columns?: string, country?: string) =>
  `${suitable(gender, filters, columns, country)} and member_id is distinct from :viewer and member_id not in (select id from hidden)`;

export const WITHOUT_DISTANCE = `${COLUMNS}, null::float8 as far`;

export const unionAll = (parts: string[]) => parts.map((part) => `(${part})`).join(' union all ');
export const sumOfCounts = (parts: string[]) =>
  parts.map((part) => `(select count(*) from (${part}) some_of_them)`).join(' + ');
