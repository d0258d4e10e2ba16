import { statement } from '#platform/db/statement.ts';
import type { ProfileView } from '../contract.ts';
import type * as described from '../queries.gen.ts';
import { CARD_FACTS, type CardColumns, MAIN_PHOTO, MAIN_PHOTO_JOIN } from '../queries.ts';

/** As the index search_ring has it: a place that says nothing about the member, 0 to 2^32 - 1. */
export const PLACE = '((member_id * 2654435761) & 4294967295)';
/** Candidates of the viewer's region of each gender wanted: those who seek the viewer's gender alone, and those who seek both. */
const NEAR_BY = { seeker: 60, both: 12 };
const ENOUGH = 40;
const RESERVED_PLACE = 5;
const SEEN_ENOUGH = 20;

// A plan with a part for each gender takes longer to begin than to run: their values come as rows.
export const SUITS = `visible and not fictional and pool = :pool and country = v.country
  and dob > v.oldest and dob <= v.youngest and last_active > :since::timestamptz
  and member_id <> :viewer and member_id not in (select id from away)`;
export const COLUMNS = 'member_id, has_photo, last_active';
export const GENDERS = 'lateral (values (1::smallint, v.men), (2::smallint, v.women)) g(gender, wanted)';

/** Around the ring from `start` on, and if that is not enough, from its beginning. */
const part = (from: string) => `
  select ${COLUMNS} from member_search
   where ${SUITS} and region = v.region and gender = g.gender and seeks = k.seeks and ${PLACE} ${from}
   order by ${PLACE} limit k.most`;
export const AROUND = `
  select c.* from v cross join ${GENDERS}
    cross join lateral (values (v.seeker, ${NEAR_BY.seeker}), (3::smallint, ${NEAR_BY.both})) k(seeks, most)
    cross join lateral (select * from ((${part('>= :start::bigint')}) union all (${part('< :start')})) ring limit k.most) c
   where g.wanted = 1`;
export const FURTHER = `
  select c.* from v cross join ${GENDERS} cross join (select greatest(0, ${ENOUGH} - count(*)) as most from near_by) missing
    cross join lateral (
      select ${COLUMNS} from member_search
       where ${SUITS} and gender = g.gender and (seeks & v.seeker) <> 0 and member_id not in (select member_id from near_by)
       order by has_photo desc, last_active desc, member_id desc limit missing.most) c
   where g.wanted = 1 and missing.most > 0`;

// About 25 km at the latitudes of Europe; what is said of the distance comes from the card.
const CLOSE = 'coalesce(abs(m.latitude - v.latitude) < 0.23 and abs(m.longitude - v.longitude) < 0.36, false)';
const SCORE = `
  case when c.has_photo then 40 else 0 end + case when c.last_active > :lately::timestamptz then 20 else 0 end
  + case when ${CLOSE} then 16 else 0 end + case when m.region = v.region then 8 else 0 end
  + case when m.interests && v.interests then 12 else 0 end + case when m.looking_for = v.looking_for then 8 else 0 end
  + case when m.created_at > :newSince::timestamptz then 8 else 0 end - abs(m.date_of_birth - v.dob) / 365`;

export const KNOWN = `
    select other_id as id from blocks_both_ways where member_id = :viewer
    union all select passed_id from passes where member_id = :viewer and (kind = 'not_for_me' or created_at > :swipedSince)
    union all select liked_id from likes where liker_id = :viewer
    union all select other_id from chat_list where member_id = :viewer
    union all select reported_id from reports where reporter_id = :viewer`;

export const RANKED = `
  scored as materialized (
    select c.member_id, c.has_photo, c.last_active, ${SCORE} as score, (c.member_id * 2654435761 + :start) & 1023 as lot,
           (select count(*)::int from (select from profile_views w where w.viewed_id = c.member_id limit ${SEEN_ENOUGH}) seen) as views
      from candidates c join members m on m.id = c.member_id cross join v),
  rare as (
    select *, views < ${SEEN_ENOUGH} and ${RESERVED_PLACE} * row_number() over (order by has_photo desc, views, lot) <= count(*) over () as few
      from scored),
  ordered as (select *, row_number() over (partition by few order by score desc, lot) as nth from rare)`;

/** Where one of `ordered` stands in the list, with every so many places kept for those whom few have seen. */
export const PLACE_IN_LIST = `case when few then nth * ${RESERVED_PLACE} else nth + (nth - 1) / ${RESERVED_PLACE - 1} end`;

/** Around the ring from `start` on, the own region first; every fifth place is for those whom the fewest have seen. */
export const suggestedRows = statement<
  described.SuggestedRows,
  CardColumns & { shared_interests: ProfileView['interests'] }
>(`
  with v as materialized (
    select m.country, m.region, m.latitude, m.longitude, m.interests, m.looking_for, m.date_of_birth as dob,
           s.seeks & 1 as men, s.seeks >> 1 as women, case m.gender when 'male' then 1 else 2 end::smallint as seeker,
           (m.date_of_birth - interval '10 years')::date as oldest,
           least((m.date_of_birth + interval '10 years')::date, :bornUntil::date) as youngest
      from members m join member_search s on s.member_id = m.id where m.id = :viewer),
  away as materialized (${KNOWN}),
  near_by as materialized (${AROUND}),
  candidates as (select * from near_by union all (${FURTHER})),
${RANKED},
  page as materialized (
    select member_id, last_active, few, ${PLACE_IN_LIST} as place
      from ordered order by place offset :offset limit :limit)
  select l.last_active, l.few, ${CARD_FACTS}, ${MAIN_PHOTO}, abs(m.date_of_birth - v.dob) / 365 as years_apart,
         coalesce(m.looking_for = v.looking_for, false) as same_goal,
         array(select i from unnest(m.interests) i where i = any(v.interests) order by 1) as shared_interests
    from page l join members m on m.id = l.member_id cross join v
    join lateral visibility(:viewer, :pool, m.id) s on s.visibility = 'shown' and s.listed ${MAIN_PHOTO_JOIN}
   order by l.place`);
