import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from '../../queries.gen.ts';
import { CARD_FACTS, type CardRow, MAIN_PHOTO, MAIN_PHOTO_JOIN } from '../../queries.ts';
import { IN_REGION } from '../../search/candidates.ts';
import { placeOf, SQUARES_AROUND } from '../../search/strategies.ts';
import { AROUND, COLUMNS, FURTHER, GENDERS, KNOWN, PLACE, PLACE_IN_LIST, RANKED, SUITS } from '../queries.ts';

const SQUARES_ASKED = 100;
/** Candidates of a circle: so many are read of its squares together, or two of each. */
const IN_CIRCLE = 240;
const LOOKED_AT = 100;

const WITHIN = `
  select ${COLUMNS} from (
    select c.* from v cross join circle q cross join ${GENDERS} cross join lateral (
      select ${COLUMNS} from member_search
       where ${SUITS} and ${IN_REGION} and square = q.square and square >= 0 and gender = g.gender and (seeks & v.seeker) <> 0
       order by has_photo desc, last_active desc, member_id desc limit greatest(2, ${IN_CIRCLE} / (select count(*) from circle))) c
     where g.wanted = 1) around
   order by (member_id * 2654435761 + :start) & 1023 limit ${LOOKED_AT}`;

const MADE_UP = `
  select c.member_id, c.last_active, 1000 + row_number() over (order by c.member_id) as place
    from v cross join ${GENDERS} cross join (select :limit::int - count(*) as most from met) free cross join lateral (
      select member_id, last_active from member_search
       where visible and fictional and pool = :pool and country = v.country and gender = g.gender and (seeks & v.seeker) <> 0
         and dob > v.oldest and dob <= v.youngest and member_id <> :viewer and member_id not in (select id from away)
         and (v.km is null or square in (select square from circle)) and ${IN_REGION}
       order by has_photo desc, ${PLACE} limit greatest(free.most, 0)) c
   where g.wanted = 1 and free.most > 0 and not :realOnly::boolean`;

/** One card of a queue, or none, beside whom and how far around its member is shown; `within` is null for whoever has no place. */
export type QueueRow = RowOf<typeof queueRows>;

/**
 * At least one row, without an id where nobody is left. `genders`, `bornAfter`, `bornUntil` (YYYY-MM-DD), `country` and
 * `region`: null is what suits the member. Nobody is younger than `ofAge`. Left out is whose profile the member opened,
 * or whom the game gave a like to, since `seenSince`.
 */
export const queueRows = statement<described.QueueRows, (CardRow & { about: string | null }) | { id: null }>(`
  with v as materialized (
    select coalesce(:country?::bpchar, m.country) as country, coalesce(:region?::text, m.region) as region, m.latitude, m.longitude, m.interests, m.looking_for, m.date_of_birth as dob, s.square,
           case when s.square <> 0 then :km?::int end as km,
           asked.genders, asked.genders & 1 as men, asked.genders >> 1 as women,
           case m.gender when 'male' then 1 else 2 end::smallint as seeker,
           coalesce(:bornAfter?::date, (m.date_of_birth - interval '10 years')::date) as oldest,
           least(coalesce(:bornUntil?::date, (m.date_of_birth + interval '10 years')::date), :ofAge::date) as youngest
      from members m join member_search s on s.member_id = m.id
      cross join lateral (select coalesce(nullif(s.seeks & coalesce(:genders?::int, 3), 0), s.seeks)::int as genders) asked
     where m.id = :viewer),
  wanted as materialized (select country from v),
  ${placeOf('select square from v where km is not null')},
  circle as materialized (
    select square from (${SQUARES_AROUND}) around order by (square::bigint * 2654435761 + :start) & 65535 limit ${SQUARES_ASKED}),
  away as materialized (${KNOWN}
    union all select viewed_id from profile_views where viewer_id = :viewer and last_at > :seenSince::timestamptz
    union all select liked_id from swipe_likes where member_id = :viewer and created_at > :seenSince),
  near_by as materialized (select * from (${AROUND}) ring where (select km from v) is null union all (${WITHIN})),
  candidates as (select * from near_by union all
    (select * from (${FURTHER}) rest where (select km from v) is null and :region::text is null)),
${RANKED},
  met as materialized (select member_id, last_active, ${PLACE_IN_LIST} as place from ordered order by place limit :limit::int),
  dealt as materialized (select * from met union all (${MADE_UP}))
  select v.genders as wanted_genders, v.country as wanted_country, v.km as within, v.dob::text as own_dob, c.*
    from v left join lateral (
      select l.place, l.last_active, ${CARD_FACTS}, ${MAIN_PHOTO}, m.about
        from dealt l join members m on m.id = l.member_id
        join lateral visibility(:viewer, :pool, m.id) s on s.visibility = 'shown' and s.listed ${MAIN_PHOTO_JOIN}
       order by l.place limit :limit) c on true
   order by c.place`);
