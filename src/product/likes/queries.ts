import { statement } from '#platform/db/statement.ts';
import { STATE_COLUMN } from '#product/accounts/invalidate-polls.ts';
import { CARD_COLUMNS, type CardColumns, JOINS_WITHOUT_RELATION } from '#product/members/cards-of.ts';
import type { Relationship } from '#product/safety/contract.ts';
import type * as described from './queries.gen.ts';

export const giveLike = statement<
  described.GiveLike,
  { verdict: 'ok' | 'repeated' | 'not_found' | 'unsuited'; is_match: boolean; is_told: boolean }
>('select verdict, is_match, is_told from like_member(:liker, :liked, :now)');

export const deleteLike = statement<described.DeleteLike>(
  'delete from likes where liker_id = :liker and liked_id = :liked returning liked_id',
);

/** Returns a row when it was not seen before. */
export const markSeen = statement<described.MarkSeen>(
  'update likes set seen_at = :now where liker_id = :liker and liked_id = :liked and seen_at is null returning liked_id',
);

export const relationship = statement<described.Relationship, Relationship>(`
  select s.visibility, s.listed,
         exists (select from likes l where l.liker_id = :member and l.liked_id = :other) as likes,
         exists (select from likes l where l.liker_id = :other and l.liked_id = :member) as liked_back
    from members liker cross join lateral visibility(:member, liker.pool, :other) s
   where liker.id = :member`);

/** Nobody could see them before. With what each liked member is to them, and whether it is a match. */
export const renewLikes = statement<described.RenewLikes, Pick<Relationship, 'visibility'>>(`
  update likes l set created_at = :now::timestamptz - k.nth * interval '1 millisecond', seen_at = null
    from (select liked_id, row_number() over (order by created_at desc, liked_id) as nth from likes where liker_id = :liker) k,
         members me
   where l.liker_id = :liker and l.liked_id = k.liked_id and me.id = :liker
  returning l.liked_id, (select s.visibility from visibility(me.id, me.pool, l.liked_id) s) as visibility,
            exists (select from likes b where b.liker_id = l.liked_id and b.liked_id = :liker) as match`);

export const deleteLikesOf = statement<described.DeleteLikesOf>(
  'delete from likes where liker_id = :account or liked_id = :account returning liker_id, liked_id',
);

export const deleteSwipeLikes = statement<described.DeleteSwipeLikes>(
  'delete from swipe_likes where member_id = :account or liked_id = :account returning liked_id',
);

export const deleteSwipeGame = statement<described.DeleteSwipeGame>(`
  with own as (delete from swipe_games where member_id = :account)
  update swipe_games set passed_id = null where passed_id = :account and member_id <> :account returning member_id`);

export const likeData = statement<described.LikeData>(`
  select (select coalesce(jsonb_agg(l order by l.created_at), '[]')
            from likes l where l.liker_id = :account or l.liked_id = :account) as likes,
         (select coalesce(jsonb_agg(s order by s.created_at), '[]') from swipe_likes s where s.member_id = :account) as swipe_likes,
         (select coalesce(jsonb_agg(g), '[]') from swipe_games g where g.member_id = :account) as swipe_games`);

export const giveAutoLike = statement<described.GiveAutoLike>(
  'select liker_id from give_auto_like(:member, :now, :since, :day, :again)',
);

/** A moment by its microseconds since 1970: JavaScript's own know milliseconds only. */
const moment = (column: string) => `'epoch'::timestamptz + asked.${column} * interval '1 microsecond'`;

/** `offset 0` asks about each like until the page is full: else PostgreSQL compares all likes with all members. */
const side = (own: string, other: string, seen: string, from: 'given' | 'received') => `
  select l.${other} as other_id, ${from === 'received'} as received, ${seen} as seen, l.created_at, x.visibility, x.listed
    from likes l cross join lateral (select * from visibility(asked.viewer, asked.pool, l.${other}) offset 0) x
   where l.${own} = asked.viewer and x.visibility = 'shown'
     and l.created_at <= ${moment(`${from}_at`)} and (l.created_at < ${moment(`${from}_at`)} or l.${other} > asked.${from}_after)
   order by l.created_at desc, l.${other} limit :most`;

const ofEach = (text: string) => text.replaceAll(':viewer', 'asked.viewer');

/** `nth`: the viewer, from 1 on. A place is a moment and a member. `offset 0` asks for the state once a viewer. */
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
