import { statement } from '#platform/db/statement.ts';
import { STATE_COLUMN } from '#product/accounts/versions/versions.ts';
import { CARD_COLUMNS, type CardColumns, JOINS_WITHOUT_STANDING } from '#product/members/cards/cards.ts';
import type * as described from './queries.gen.ts';

/** A moment by its microseconds since 1970: JavaScript's own know milliseconds only. */
const moment = (name: string) => `'epoch'::timestamptz + :${name}::bigint * interval '1 microsecond'`;

/**
 * Likes from one side, newest first, those of the same moment by the other's id, of members whom the viewer sees: as the index has
 * them. `offset 0` keeps whom the viewer sees a question about each like until the page is full; of somebody with thousands
 * of likes PostgreSQL would else compare all of them with all members.
 */
const side = (own: string, other: string, seen: string, from: 'given' | 'received') => `
  select l.${other} as other_id, ${from === 'received'} as received, ${seen} as seen, l.created_at, x.visibility, x.listed
    from likes l cross join lateral (select * from visibility(:viewer, :pool, l.${other}) offset 0) x
   where l.${own} = :viewer and x.visibility = 'shown'
     and l.created_at <= ${moment(`${from}At`)} and (l.created_at < ${moment(`${from}At`)} or l.${other} > :${from}After)
   order by l.created_at desc, l.${other} limit :most`;

/**
 * Likes given before a place in their list, and those received before one in theirs, newest first, with cards; `seen` tells
 * of likes received whether the member has looked at them. A place is a moment and, of the likes of that moment, the member after whom it goes on.
 */
export const likesOf = statement<described.LikesOf, CardColumns & { at: number }>(`
  select s.received, s.seen, (extract(epoch from s.created_at) * 1000000)::bigint as at, ${CARD_COLUMNS}, ${STATE_COLUMN}
    from ((${side('liker_id', 'liked_id', 'true', 'given')})
      union all
      (${side('liked_id', 'liker_id', 'l.seen_at is not null', 'received')})) s
    join members m on m.id = s.other_id ${JOINS_WITHOUT_STANDING}
   order by s.created_at desc, s.other_id`);
