import type { Authenticated, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { InvisibleEvent } from './contract.ts';
import { memberChanged } from './members.ts';
import type { InvisibleInput, InvisibleReply } from './my-profile/contract.ts';
import { updateInvisible } from './queries.ts';

/** Those whom they wrote to or like still see an invisible member. @throws invisible_premium_only */
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
