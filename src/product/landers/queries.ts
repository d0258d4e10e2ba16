import { statement } from '#platform/db/statement.ts';
import { CARD_COLUMNS, type CardColumns, JOINS_WITHOUT_RELATION } from '#product/members/cards-of.ts';
import type { LanderMember } from './contract.ts';
import type * as described from './queries.gen.ts';

/** Read of each gender before it is known who allowed it; not all real ones did. */
const LOOKED_AT = { real: 150, fictional: 40 };

const SUITS = `visible and pool = :pool and country = :country::bpchar and has_photo and dob <= :bornUntil::date and (seeks & :seeks::smallint) <> 0`;
const real = (bit: number) => `
  (select member_id from member_search where ${SUITS} and gender = ${bit} and not fictional and (:genders::int & ${bit}) <> 0
    order by last_active desc limit ${LOOKED_AT.real})`;
// In the order of their own index: the same ones for everybody.
const fictional = (bit: number) => `
  (select member_id from member_search where ${SUITS} and gender = ${bit} and fictional and (:genders::int & ${bit}) <> 0
    order by (member_id * 2654435761) & 4294967295 limit ${LOOKED_AT.fictional})`;

type Shown = CardColumns & Pick<LanderMember, 'interests'>;

const shownOf = (ids: string) => `
  select ${CARD_COLUMNS}, m.about, m.interests
    from (${ids}) one join members m on m.id = one.member_id
    join lateral visibility(:viewer?, :pool, m.id) s on s.visibility = 'shown' and s.listed ${JOINS_WITHOUT_RELATION}
   where (m.landers or m.fictional) and p.id is not null
     and (:bodies?::text[] is null or m.body_type = any(:bodies::text[]))
     and (:interests?::text[] is null or m.interests::text[] && :interests::text[])`;

/** `genders` and `seeks`: bits, 1 men, 2 women; `bornUntil` YYYY-MM-DD; `bodies`, `interests`: null for any. */
export const landerMembers = statement<described.LanderMembers, Shown>(`
  with near as materialized (${[real(1), real(2), fictional(1), fictional(2)].join(' union all ')})
  ${shownOf('select distinct member_id from near')}
   order by m.fictional, hashtextextended(:turn, m.id), m.id limit :most`);

export const landerMember = statement<described.LanderMember, Shown>(
  shownOf(`
    select member_id from member_search where member_id = :asked and dob <= :bornUntil::date
       and (seeks & :seeks::smallint) <> 0 and (:genders::int & gender) <> 0`),
);

/** A row if the number was ever given in this pool: members who are erased keep theirs. */
export const givenNumber = statement<described.GivenNumber>('select id from members where id = :id and pool = :pool');
