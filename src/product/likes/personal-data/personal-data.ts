import type { ReadCall, WriteCall } from '#platform/call.ts';
import { listsChanged } from '#product/accounts/versions/versions.ts';
import { deleteLikesOf, likeData } from './queries.ts';

/** Deletes the likes that a member gave and got. */
export async function eraseLikes(call: WriteCall, accountId: number): Promise<void> {
  const likes = await deleteLikesOf(call.tx, { account: accountId });
  const others = likes.map(({ liker_id, liked_id }) => (liker_id === accountId ? liked_id : liker_id));
  listsChanged(call, others);
}

/** The likes that a member gave and got. */
export const exportLikes = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await likeData.one(sql, { account: accountId })) ?? {};
