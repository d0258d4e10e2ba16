import type { Authenticated, AutocommitCall } from '#platform/call.ts';
import { cardsOf } from '#product/members/cards-of.ts';
import type { AutoLikeReply } from './contract.ts';
import { giveAutoLike } from './queries.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** PRODUCT 25: members that signed up longer ago are given none. */
const FIRST_WEEK_MS = 7 * DAY_MS;
/** A repeated call within this time gets the same answer, which may have been lost on its way. */
const REPEAT_WINDOW_MS = 2 * MINUTE_MS;

/** PRODUCT 8: at most one in 24 hours. A like as any other, whose profile carries its label; nobody real likes so. */
export async function autoLike(call: Authenticated<AutocommitCall>): Promise<AutoLikeReply> {
  const { sql, actor, now } = call;
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const given = await giveAutoLike.one(sql, {
    member: actor.id,
    now,
    since: ago(FIRST_WEEK_MS),
    day: ago(DAY_MS),
    again: ago(REPEAT_WINDOW_MS),
  });
  if (given?.liker_id == null) return { profile: null };
  const card = (await cardsOf(call, [given.liker_id])).get(given.liker_id);
  const match = card?.main_image?.match;
  // The picture went away at this very moment: there is nothing to show, and the like is in the list.
  if (!card?.fictional || !card.main_image || match === undefined) return { profile: null };
  return { profile: { ...card, main_image: { ...card.main_image, match } } };
}
