import type { Authenticated, AutocommitCall, WriteCall } from '#platform/call.ts';
import type { Sql } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { invalidatePolls } from '#product/accounts/invalidate-polls.ts';
import { notify } from '#product/notifications/notifications.ts';
import type {
  LikeError,
  LikeEvent,
  LikeInput,
  LikeReply,
  LikeSeenEvent,
  LikeWithdrawnEvent,
  MatchEvent,
} from './contract.ts';
import { deleteLike, giveLike, markSeen, relationship, renewLikes } from './queries.ts';

/**
 * Of two who like each other at once the second one's answer says that it is a match, the live event tells the first.
 * Kept until the address is confirmed, see `publishHeldLikes`. @throws like_self, member_not_found for members whom the
 * liker may not see, or like_unsuited where one of the two does not look for the other's gender.
 */
export async function like(
  call: Authenticated<AutocommitCall>,
  { profile_id: likedId }: LikeInput,
): Promise<LikeReply> {
  const { sql, actor, now } = call;
  if (actor.id === likedId) throw new AppError<LikeError>('like_self', 422, {}, { profile_id: 'like_self' });
  const given = await giveLike.one(sql, { liker: actor.id, liked: likedId, now });
  if (given?.verdict === 'unsuited')
    throw new AppError<LikeError>('like_unsuited', 422, {}, { profile_id: 'like_unsuited' });
  if (!given || given.verdict === 'not_found') throw memberNotFound();
  const match = given.is_match;
  if (given.verdict === 'ok' && given.is_told) notifyLiked(call, likedId, match);
  if (given.verdict === 'ok' && match)
    call.publish(actor.id, { type: 'match', profile_id: likedId } satisfies MatchEvent);
  return { liked: true, match };
}

function notifyLiked(call: Authenticated<AutocommitCall>, likedId: number, match: boolean): void {
  call.publish(likedId, { type: 'like', profile_id: call.actor.id, match } satisfies LikeEvent);
  notify(call, { kind: 'like', to: likedId, from: call.actor.id, subject: 0 });
}

/** Each liked member gets it now, as a new one. Call it once, when the account and the profile take part. */
export async function publishHeldLikes(call: Authenticated<WriteCall>): Promise<void> {
  const { tx, actor, now } = call;
  const given = await renewLikes(tx, { liker: actor.id, now });
  if (given.length === 0) return;
  invalidatePolls(call, [actor.id, ...given.map(({ liked_id }) => liked_id)]);
  for (const { liked_id, visibility, match } of given) if (visibility === 'shown') notifyLiked(call, liked_id, match);
}

/** @throws member_not_found when there never was such a member. */
export async function unlike(call: Authenticated<WriteCall>, { profile_id: likedId }: LikeInput): Promise<LikeReply> {
  const { tx, actor } = call;
  const { liked } = (await stateOf(tx, actor.id, likedId)).reply;
  // Asked first: an invisible liker is seen only because of the like.
  const liker = liked ? await relationship.one(tx, { member: likedId, other: actor.id }) : null;
  if (await deleteLike.one(tx, { liker: actor.id, liked: likedId })) {
    invalidatePolls(call, [actor.id, likedId]);
    if (liker?.visibility === 'shown') call.publish(likedId, { type: 'like_withdrawn' } satisfies LikeWithdrawnEvent);
  }
  return { liked: false, match: false };
}

/** @throws member_not_found when there never was such a member. */
export async function seeLike(call: Authenticated<WriteCall>, { profile_id: likerId }: LikeInput): Promise<LikeReply> {
  const { tx, actor, now } = call;
  const { visibility, reply } = await stateOf(tx, actor.id, likerId);
  if (await markSeen.one(tx, { liker: likerId, liked: actor.id, now })) {
    invalidatePolls(call, [actor.id]);
    // A like that is kept until its address is confirmed must not be found by trying numbers.
    if (visibility === 'shown')
      call.publish(actor.id, { type: 'like_seen', profile_id: likerId } satisfies LikeSeenEvent);
  }
  return reply;
}

async function stateOf(sql: Sql, memberId: number, otherId: number) {
  const state = await relationship.one(sql, { member: memberId, other: otherId });
  if (!state) throw memberNotFound();
  const reply: LikeReply = { liked: state.likes, match: state.likes && state.liked_back };
  return { visibility: state.visibility, reply };
}

const memberNotFound = () => new AppError<LikeError>('member_not_found', 404);
