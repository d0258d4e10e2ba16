import type { Authenticated, WriteCall } from '#platform/call.ts';
import type { Sql } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { invalidatePolls } from '#product/accounts/invalidate-polls.ts';
import type { BlockError, BlockInput } from './contract.ts';
import { acquaintance, deleteBlock, insertBlock } from './queries.ts';

/** Again it changes nothing. @throws block_self, or member_not_found for somebody whom the caller does not know of. */
export async function block(
  call: Authenticated<WriteCall>,
  { profile_id: blocked }: BlockInput,
): Promise<{ ok: true }> {
  const { tx, actor, now } = call;
  if (actor.id === blocked) throw new AppError<BlockError>('block_self', 422, {}, { profile_id: 'block_self' });
  await someoneKnown(tx, actor.id, blocked);
  if (await insertBlock.one(tx, { blocker: actor.id, blocked, now })) invalidatePolls(call, [actor.id, blocked]);
  return { ok: true };
}

/** Without one nothing changes, and nobody learns whether there is such a member. */
export async function unblock(
  call: Authenticated<WriteCall>,
  { profile_id: blocked }: BlockInput,
): Promise<{ ok: true }> {
  const { tx, actor } = call;
  if (await deleteBlock.one(tx, { blocker: actor.id, blocked })) invalidatePolls(call, [actor.id, blocked]);
  return { ok: true };
}

/** The other is in sight, kept away by a block, or was met before. @throws member_not_found */
export async function someoneKnown(sql: Sql, member: number, other: number): Promise<void> {
  const relationship = await acquaintance.one(sql, { member, other });
  if (!relationship || (relationship.visibility === 'gone' && !relationship.known))
    throw new AppError<BlockError>('member_not_found', 404);
}
