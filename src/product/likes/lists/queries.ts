import { statement } from '#platform/db/statement.ts';
import { STATE_COLUMN } from '#product/accounts/versions/versions.ts';
import { CARD_COLUMNS, type CardColumns, JOINS_WITHOUT_RELATION } from '#product/members/cards-of.ts';
import type * as described from '../queries.gen.ts';

/** A moment by its microseconds since 1970: JavaScript's own know milliseconds only. */
const moment = (column: string) => `'epoch'::timestamptz + asked.${column} * interval '1 microsecond'`;

/**
 * Likes from one side, newest first, those of the same moment by the other's id, of members whom the viewer sees: as the index has
 * them. `offset 0` keeps whom the viewer sees a question about each like until the page is full; of somebody with thousands
 * of likes PostgreSQL would else compare all of them with all members.
 */
const side = (own: string, other: string, seen: string, from: 'given' | 'received') => `
  select l.${other} as other_id, ${from === 'received'} as received, ${seen} as seen, l.created_at, x.visibility, x.listed
    from likes l cross join lateral (select * from visibility(asked.viewer, asked.pool, l.${other}) offset 0) x
   where l.${own} = asked.viewer and x.visibility = 'shown'
     and l.created_at <= ${moment(`${from}_at`)} and (l.created_at < ${moment(`${from}_at`)} or l.${other} > asked.${from}_after)
   order by l.created_at desc, l.${other} limit :most`;

const ofEach = (text: string) => text.replaceAll(':viewer', 'asked.viewer');

/**
 * Of each viewer, who is `nth` (from 1 on), likes given before a place in their list, and those received before one in theirs,
 * newest first, with cards; `seen` tells of likes received whether the member has looked at them. A place is a moment and,
 * of the likes of that moment, the member after whom it goes on. `offset 0` asks for the state once a viewer, not a like.
 */
export const likesOf = statement<described.LikesOf, CardColumns & { nth: number; at: number }>(`
  select asked.nth, s.received, s.seen, (extract(epoch from s.created_at) * 1000000)::bigint as at,
         ${ofEach(CARD_COLUMNS)}, asked.state
    from (select u.*, ${STATE_COLUMN.replace(':viewer', 'u.viewer')}
            from unnest(:viewers::bigint[], :pools::smallint[], :givenAts::bigint[], :givenAfters::bigint[],
                        :receivedAts::bigint[], :receivedAfters::bigint[])
                 with ordinality u (viewer, pool, given_at, given_after, received_at, received_after, nth) offset 0) asked
    cross join lateral ((${side('liker_id', 'liked_id', 'true', 'given')})
      union all
      (${side('liked_id', 'liker_id', 'l.seen_at is not null', 'received')})) s
    join members m on m.id = s.other_id ${ofEach(JOINS_WITHOUT_RELATION)}
   order by asked.nth, s.created_at desc, s.other_id`);
