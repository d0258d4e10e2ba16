import type { Known, ReadCall, WriteCall } from '#platform/call.ts';
import type { Sql } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { listsChanged, noteState } from '#product/accounts/versions/versions.ts';
import { cardsIn } from '#product/members/cards/cards.ts';
import { notify } from '#product/notifications/notifications.ts';
import type { LikeError, LikeEvent, LikeInput, LikeReply, LikesReply } from './contract.ts';
import { deleteLike, giveAnew, insertLike, likesOf, lockLiker, lockPair, markSeen, standing } from './queries.ts';

/** Likes given and received that a list holds at most, each. */
export const LIST_LIMIT = 500;

/**
 * Likes a member; doing it again changes nothing. Tells the liked member live, after commit. Of two who like each other at
 * the same moment the second one's answer says that it is a match, and the live event says so to the first. A like of somebody
 * who has not confirmed the address is kept, and nobody is told before `tellKeptLikes`.
 * @throws like_self, or member_not_found for members whom the liker may not see.
 */
export async function like(call: Known<WriteCall>, { profile_id: likedId }: LikeInput): Promise<LikeReply> {
  const { tx, actor, now } = call;
  if (actor.id === likedId) throw new AppError<LikeError>('like_self', 422, {}, { profile_id: 'like_self' });
  // Two transactions at once do not see each other's likes, and nobody would be told of the match.
  await lockPair(tx, { member: actor.id, other: likedId });
  const state = await standing.one(tx, { member: actor.id, other: likedId });
  if (state?.visibility !== 'shown') throw memberNotFound();
  const added = await insertLike.one(tx, { liker: actor.id, liked: likedId, now });
  if (added) listsChanged(call, [actor.id, likedId]);
  const match = state.liked_back;
  if (added && (state.liker_shown || (await isShownByNow(call, likedId)))) tellLiked(call, likedId, match);
  return { liked: true, match };
}

/** Whoever confirms the address at this moment either finds the like, or is seen to have done so. */
async function isShownByNow({ tx, actor }: Known<WriteCall>, likedId: number): Promise<boolean> {
  await lockLiker(tx, { liker: actor.id });
  return (await standing.one(tx, { member: actor.id, other: likedId }))?.liker_shown ?? false;
}

function tellLiked(call: Known<WriteCall>, likedId: number, match: boolean): void {
  call.publish(likedId, { type: 'like', profile_id: call.actor.id, match } satisfies LikeEvent);
  notify(call, { kind: 'like', to: likedId, from: call.actor.id, subject: 0 });
}

/**
 * Carries out the likes that were kept until the member confirmed the address: each liked member gets it now, as a new one, and
 * is told after the commit. Call it once, when the account and the profile take part.
 */
export async function tellKeptLikes(call: Known<WriteCall>): Promise<void> {
  const { tx, actor, now } = call;
  const given = await giveAnew(tx, { liker: actor.id, now });
  if (given.length === 0) return;
  listsChanged(call, [actor.id, ...given.map(({ liked_id }) => liked_id)]);
  for (const { liked_id, visibility, match } of given) if (visibility === 'shown') tellLiked(call, liked_id, match);
}

/** Takes a like back; doing it again changes nothing. @throws member_not_found when there never was such a member. */
export async function unlike({ tx, actor }: Known<WriteCall>, { profile_id: likedId }: LikeInput): Promise<LikeReply> {
  await stateOf(tx, actor.id, likedId);
  if (await deleteLike.one(tx, { liker: actor.id, liked: likedId })) listsChanged({ tx }, [actor.id, likedId]);
  return { liked: false, match: false };
}

/** Notes that a member has looked at a like received. @throws member_not_found when there never was such a member. */
export async function seeLike(
  { tx, actor, now }: Known<WriteCall>,
  { profile_id: likerId }: LikeInput,
): Promise<LikeReply> {
  const state = await stateOf(tx, actor.id, likerId);
  if (await markSeen.one(tx, { liker: likerId, liked: actor.id, now })) listsChanged({ tx }, [actor.id]);
  return state;
}

async function stateOf(sql: Sql, memberId: number, otherId: number): Promise<LikeReply> {
  const state = await standing.one(sql, { member: memberId, other: otherId });
  if (!state) throw memberNotFound();
  return { liked: state.likes, match: state.likes && state.liked_back };
}

const memberNotFound = () => new AppError<LikeError>('member_not_found', 404);

/** The newest likes given and received, without members whom the viewer may not see. */
export async function likesOfMember(call: Known<ReadCall>): Promise<LikesReply> {
  const rows = await likesOf(call.sql, { viewer: call.actor.id, most: LIST_LIMIT });
  noteState(call, rows);
  const shown = rows.filter((row) => row.visibility === 'shown');
  const reply: LikesReply = { profiles: [], liked_by: [] };
  for (const [index, card] of cardsIn(call, shown).entries()) {
    const row = shown[index];
    if (row?.received) reply.liked_by.push({ ...card, like_new: !row.seen });
    else reply.profiles.push(card);
  }
  return reply;
}
