import type { Authenticated, AutocommitCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { invalidatePolls } from '#product/accounts/invalidate-polls.ts';
import type { ChatError } from '../contract.ts';
import type { DeliveredEvent, DeliveredInput, ReadEvent, ReadInput, SeenEvent } from './contract.ts';
import { lockedListRow, setAllDelivered, setDelivered, setReadUpTo } from './queries.ts';

/** Doing it again changes nothing. */
export async function markDelivered(
  call: Authenticated<AutocommitCall>,
  { marks }: DeliveredInput,
): Promise<{ ok: true }> {
  const member = call.actor.id;
  const rows = marks
    ? await setDelivered(call.sql, {
        member,
        conversations: marks.map(({ conversation_id }) => conversation_id),
        messages: marks.map(({ message_id }) => message_id),
      })
    : await setAllDelivered(call.sql, { member });
  for (const { conversation_id, other_id, delivered_up_to: message_id } of rows)
    call.publish(other_id, { type: 'delivered', conversation_id, message_id } satisfies DeliveredEvent);
  return { ok: true };
}

/** The mark never goes back nor beyond the last message. @throws conversation_not_found (404). */
export async function markRead(
  call: Authenticated<WriteCall>,
  { conversation_id, message_id }: ReadInput,
): Promise<{ ok: true }> {
  const { tx, actor } = call;
  const row = await lockedListRow.one(tx, { member: actor.id, conversation: conversation_id });
  if (!row) throw new AppError<ChatError>('conversation_not_found', 404);
  const mark = Math.min(message_id, row.last_message_id);
  if (mark <= row.read_up_to) return { ok: true };
  await setReadUpTo(tx, { member: actor.id, conversation: conversation_id, message: mark });
  invalidatePolls(call, [actor.id]);
  call.publish(row.other_id, { type: 'read', conversation_id, message_id: mark } satisfies ReadEvent);
  call.publish(actor.id, { type: 'seen', conversation_id, message_id: mark } satisfies SeenEvent);
  return { ok: true };
}
