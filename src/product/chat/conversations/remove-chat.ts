import type { Authenticated, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { invalidatePolls } from '#product/accounts/invalidate-polls.ts';
import type { ChatError } from '../contract.ts';
import type { ChatRemovedEvent, RemoveChatInput } from './contract.ts';
import { removeFromList } from './queries.ts';

/** The next message brings it back, showing only what is newer. @throws conversation_not_found (404). */
export async function removeChat(call: Authenticated<WriteCall>, input: RemoveChatInput): Promise<{ ok: true }> {
  const { tx, actor } = call;
  const { id = null, conversation_id: conversation = id, profile_id: other = null } = input;
  const rows = await removeFromList(tx, { member: actor.id, conversation, other });
  if (rows.length === 0) throw new AppError<ChatError>('conversation_not_found', 404);
  invalidatePolls(call, [actor.id]);
  for (const { conversation_id } of rows)
    call.publish(actor.id, { type: 'chat_removed', conversation_id } satisfies ChatRemovedEvent);
  return { ok: true };
}
