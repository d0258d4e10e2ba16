import { joinedAt, pair, roll, seenAt } from './dice.ts';
import { inBatches, type Load } from './load.ts';
import { drawPicks } from './picks.ts';

/**
 * Few give most likes and few receive most: some hundreds each. They fall between the later sign-up and the last visit.
 * `offset 0` has each of these moments computed once instead of wherever it is used.
 */
export async function fillLikes(load: Load): Promise<void> {
  const liking = pair('liker', 'liked');
  await inBatches(load, 'likes', [
    ...drawPicks({
      who: 'liked',
      skew: 2,
      count: `least(400, case when ${roll('likes', 'c.id')} < 0.3 then 0
        else floor(2.3 * power((1 - ${roll('likes', 'c.id')}) / 0.7, -0.7)) end)`,
    }),
    `insert into likes (liker_id, liked_id, created_at, seen_at)
     select liker, liked, at, case when ${roll('like seen', liking)} < 0.7
              then at + (timestamptz '${load.now}' - at) * ${roll('like seen', `${liking} + 1`)} end
       from (select distinct p.id as liker, t.member_id as liked
               from seed_picks p join seed_crowd t on t.crowd = p.crowd and t.rank = p.rank where t.member_id <> p.id) pairs
       cross join lateral (select greatest(${joinedAt('liker')}, ${joinedAt('liked')}) as since, ${seenAt('liker')} as seen offset 0) met
       cross join lateral (select since + (seen - since) * sqrt(${roll('like time', liking)}) as at offset 0) moment
      where seen > since + interval '5 minutes'`,
  ]);
}
