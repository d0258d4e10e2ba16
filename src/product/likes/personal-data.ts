import type { ReadCall, WriteCall } from '#platform/call.ts';
import { invalidatePolls } from '#product/accounts/invalidate-polls.ts';
import { deleteLikesOf, deleteSwipeGame, deleteSwipeLikes, likeData } from './queries.ts';

export async function eraseLikes(call: WriteCall, accountId: number): Promise<void> {
  const likes = await deleteLikesOf(call.tx, { account: accountId });
  const others = likes.map(({ liker_id, liked_id }) => (liker_id === accountId ? liked_id : liker_id));
  invalidatePolls(call, others);
  await deleteSwipeLikes(call.tx, { account: accountId });
  await deleteSwipeGame(call.tx, { account: accountId });
}

export const exportLikes = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await likeData.one(sql, { account: accountId })) ?? {};
