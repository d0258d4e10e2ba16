import type { Authenticated, WriteCall } from '#platform/call.ts';
import { invalidatePolls } from '#product/accounts/invalidate-polls.ts';
import type { BalanceEvent } from '#product/credits/contract.ts';
import type { MessageEvent, MessageView } from '../contract.ts';
import { photosFor } from '../photos/photos.ts';
import { carriedView } from '../policy.ts';
import { notifyReceiver } from '../send-message.ts';
import { noteDelivered } from '../warnings/warnings.ts';
import { deliverWaiting } from './queries.ts';

/** What can no longer be delivered gives its price back and says so to its sender. Again it changes nothing. */
export async function deliverWaitingMessages(call: Authenticated<WriteCall>): Promise<void> {
  const { tx, actor } = call;
  const messages = await deliverWaiting(tx, { sender: actor.id });
  if (messages.length === 0) return;
  const reached = messages.filter(({ delivered }) => delivered).map(({ recipient_id }) => recipient_id);
  invalidatePolls(call, [actor.id, ...reached]);
  const photos = await photosFor(
    call,
    actor.id,
    messages.map(({ photo_id }) => photo_id),
  );
  for (const {
    message_id: id,
    conversation_id,
    recipient_id,
    key,
    body,
    created_at,
    delivered,
    ...carried
  } of messages) {
    const message: MessageView = {
      ...{ id, conversation_id, key, body, mine: true, read: false },
      created_at: created_at.toISOString(),
      ...(!delivered && { state: 'returned' }),
      ...carriedView(carried, photos),
    };
    if (delivered) {
      await noteDelivered(call, message, actor.id);
      notifyReceiver(call, recipient_id, message);
    }
    call.publish(actor.id, { type: 'message', message } satisfies MessageEvent);
  }
  call.publish(actor.id, { type: 'balance' } satisfies BalanceEvent);
}
