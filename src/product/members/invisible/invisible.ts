import type { Authenticated, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { memberChanged } from '../members.ts';
import type { InvisibleEvent, InvisibleInput, InvisibleReply } from './contract.ts';
import { updateInvisible } from './queries.ts';

/**
 * Takes a member out of search, suggestions and others' lists of visitors, or back into them; those whom they wrote to or
 * like still see them. What follows from it is `visibility` in safety. @throws invisible_premium_only
 */
export async function switchInvisible(
  call: Authenticated<WriteCall>,
  { invisible }: InvisibleInput,
): Promise<InvisibleReply> {
  const { tx, actor } = call;
  if (invisible && !actor.paidUser) throw new AppError('invisible_premium_only', 403);
  if (await updateInvisible.one(tx, { member: actor.id, invisible })) {
    await memberChanged(call, [actor.id]);
    call.publish(actor.id, { type: 'invisible' } satisfies InvisibleEvent);
  }
  return { invisible };
}
