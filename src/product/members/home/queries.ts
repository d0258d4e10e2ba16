import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';
import { CARD_COLUMNS, type CardColumns, JOINS_WITHOUT_RELATION } from '../queries.ts';

/** Read of each gender before it is known who allowed it; a third of the real ones did. */
const LOOKED_AT = { real: 60, fictional: 20 };

const OF_GENDER = (bit: number) =>
  `visible and pool = :pool and country = c.code::bpchar and gender = ${bit} and (:genders::int & ${bit}) <> 0 and has_photo
   and dob <= :bornUntil::date and dob > :bornAfter::date`;
const real = (bit: number) => `
  (select member_id from member_search where ${OF_GENDER(bit)} and not fictional
    order by last_active desc, member_id desc limit ${LOOKED_AT.real})`;
const fictional = (bit: number) => `
  (select member_id from member_search where ${OF_GENDER(bit)} and fictional
    order by (member_id * 2654435761) & 4294967295 limit ${LOOKED_AT.fictional})`;

/** `genders`: bits, 1 men, 2 women; `bornUntil`, `bornAfter`: YYYY-MM-DD; `bodies`, `interests`: null for any. */
export const homePeople = statement<described.HomePeople, CardColumns>(`
  with near as materialized (
    select f.member_id from unnest(:countries::text[]) c (code)
      cross join lateral (${[real(1), real(2), fictional(1), fictional(2)].join(' union all ')}) f
    union all
    (select member_id from member_search where member_id = any(:named::bigint[]) and dob <= :bornUntil::date))
  select ${CARD_COLUMNS}
    from (select distinct member_id from near) one join members m on m.id = one.member_id
    join lateral visibility(:viewer?, :pool, m.id) s on s.visibility = 'shown' and s.listed ${JOINS_WITHOUT_RELATION}
   where (m.landers or m.fictional) and p.id is not null
     and (m.id = any(:named) or ((:bodies?::text[] is null or m.body_type = any(:bodies::text[]))
       and (:interests?::text[] is null or m.interests::text[] && :interests::text[])))
   order by m.id = any(:named) desc, m.fictional, n.last_active desc, m.id limit :most`);

const counted = (who: string) => `
  (select count(*) from (select 1 from member_search
    where visible and pool = :pool and country = :country::bpchar and ${who} and dob <= :bornUntil::date
    limit :most::int) some_of_them)::int`;

export const homeCounts = statement<described.HomeCounts>(`
  select ${counted('not fictional')} as real, ${counted('fictional')} as fictional`);
