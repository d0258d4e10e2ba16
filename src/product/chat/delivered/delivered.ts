import type { Authenticated, AutocommitCall } from '#platform/call.ts';
import type { DeliveredEvent, DeliveredInput } from './contract.ts';
import { setAllDelivered, setDelivered } from './queries.ts';

/** Notes that messages have reached a device of the member, and tells those who wrote them. Doing it again changes nothing. */
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
