import { AppError } from '#platform/errors.ts';
import { countOrRefuse } from '#platform/http/counted-calls.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import type { ChatError, TypingEvent, TypingInput } from './contract.ts';
import { otherSide } from './queries.ts';

/** Of one account, wherever it calls from: twice as often as a page tells it. */
const TOLD = { name: 'typing of an account', calls: 30, seconds: 60 };

/** Who writes is answered alike whether anybody was told. @throws rate_limited (429), conversation_not_found (404). */
export async function publishTyping(
  call: AuthenticatedControllerCall,
  { conversation_id }: TypingInput,
): Promise<{ ok: true }> {
  const { actor, site } = call;
  await countOrRefuse(call.http, TOLD, String(actor.id));
  const { message_credits: credits } = site.settings;
  const side = await otherSide.one(call.sql, { member: actor.id, conversation: conversation_id, credits });
  if (!side) throw new AppError<ChatError>('conversation_not_found', 404);
  if (side.told) call.publish(side.other_id, { type: 'typing', fleeting: true, conversation_id } satisfies TypingEvent);
  return { ok: true };
}
