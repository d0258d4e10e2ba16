import type { Sql, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Actor } from '#product/accounts/contract.ts';
import { listsChanged } from '#product/accounts/versions/versions.ts';
import { profileSight } from '#product/media/sight/sight.ts';
import { shownCardsOf } from '#product/members/members.ts';
import type { LIKE_ERRORS, LikeEvent, LikesReply } from './contract.ts';
import { deleteLike, insertLike, likesOf, markSeen, standing } from './queries.ts';

/** Likes given and received that a list holds at most, each. */
const LIST_LIMIT = 500;

interface LikeState {
  liked: boolean;
  /** Both like each other. */
  match: boolean;
}

/**
 * Likes a member; doing it again changes nothing. Tells the liked member live, after commit.
 * @throws like_self, or member_not_found for members whom the liker may not see.
 */
export async function like(
  tx: Tx,
  { bus, now }: Pick<Services, 'bus' | 'now'>,
  likerId: number,
  likedId: number,
): Promise<LikeState> {
  if (likerId === likedId)
    throw new AppError<(typeof LIKE_ERRORS)[number]>('like_self', 422, {}, { profile_id: 'like_self' });
  const state = await standing.one(tx, likerId, likedId);
  if (!state || profileSight({ id: likerId, kind: 'member' }, state) !== 'shown')
    throw new AppError('member_not_found', 404);
  const added = await insertLike.one(tx, likerId, likedId, now());
  if (added) listsChanged(tx, [likerId, likedId]);
  if (added && state.liker_shown) {
    const event: LikeEvent = { type: 'like', profile_id: likerId };
    tx.afterCommit(() => bus.publish(likedId, event));
  }
  return { liked: true, match: state.liked_back };
}

/** Takes a like back; doing it again changes nothing. @throws member_not_found when there never was such a member. */
export async function unlike(tx: Tx, likerId: number, likedId: number): Promise<LikeState> {
  await stateOf(tx, likerId, likedId);
  if (await deleteLike.one(tx, likerId, likedId)) listsChanged(tx, [likerId, likedId]);
  return { liked: false, match: false };
}

/** Notes that a member has looked at a like received. @throws member_not_found when there never was such a member. */
export async function markLikeSeen(tx: Tx, memberId: number, likerId: number, now: Date): Promise<LikeState> {
  const state = await stateOf(tx, memberId, likerId);
  if (await markSeen.one(tx, likerId, memberId, now)) listsChanged(tx, [memberId]);
  return state;
}

async function stateOf(tx: Tx, memberId: number, otherId: number): Promise<LikeState> {
  const state = await standing.one(tx, memberId, otherId);
  if (!state) throw new AppError('member_not_found', 404);
  return { liked: state.likes, match: state.likes && state.liked_back };
}

/** The newest likes given and received, without members whom the viewer may not see. */
export async function likesView(sql: Sql, member: Actor, now: Date): Promise<LikesReply> {
  const rows = await likesOf(sql, member.id, LIST_LIMIT);
  const cards = await shownCardsOf(sql, member, [...new Set(rows.map((row) => row.other_id))], now);
  const reply: LikesReply = { profiles: [], liked_by: [] };
  for (const row of rows) {
    const card = cards.get(row.other_id);
    if (!card) continue;
    if (row.received) reply.liked_by.push({ ...card, like_new: !row.seen });
    else reply.profiles.push(card);
  }
  return reply;
}
