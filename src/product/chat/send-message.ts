import type { Authenticated, AutocommitCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { BalanceEvent } from '#product/credits/contract.ts';
import { notify } from '#product/notifications/notifications.ts';
import type { ChatError, MessageEvent, MessageView, SendMessageInput, SendMessageReply } from './contract.ts';
import { findConversation, type Which } from './conversations/find-conversation.ts';
import { readUpTo } from './delivery/queries.ts';
import { creditsOfGift } from './gifts/gifts.ts';
import { photosFor } from './photos/photos.ts';
import { bodyOf, bodyProblem, carriedView, costView, waitUntil } from './policy.ts';
import { type SendRow, type SendVerdict, storeMessage } from './queries.ts';
import { signalOf } from './warnings/warnings.ts';

type Stored = Extract<SendRow, { verdict: 'ok' | 'repeated' }>;

/**
 * Atomic by itself, so it needs no transaction around it. The same key again takes nothing. @throws message_empty,
 * message_too_long (422), message_key_reused, fictional_unacknowledged (409), gift_not_found, photo_not_found,
 * conversation_not_found, member_not_found (404), premium_only, contact_limit, blocked_by_member, member_blocked (403),
 * not_enough_credits (402).
 */
export async function sendMessage(
  call: Authenticated<AutocommitCall>,
  input: SendMessageInput,
  { isFree = false, maxLength = call.site.settings.message_length } = {},
): Promise<SendMessageReply> {
  const { sql, actor, site } = call;
  const { gift = null, photo_id = null } = input;
  const body = bodyOf(input.body);
  const problem = bodyProblem(body, maxLength, gift === null && photo_id === null);
  if (problem) throw new AppError<ChatError>(problem, 422, { max: maxLength }, { body: problem });
  const { free_conversations: free } = site.settings;
  const price = isFree ? 0 : await creditsOf(call, input);
  const conversation = input.conversation_id ?? null;
  const signal = await signalOf(call, body, photo_id);
  const stored = await storeMessage.one(sql, {
    sender: actor.id,
    conversation,
    recipient: input.profile_id ?? null,
    key: input.key,
    body,
    credits: price,
    freeConversations: free,
    signup: false,
    gift,
    photo: photo_id,
    ...contactRules(call),
    ...signal,
  });
  if (stored?.verdict === 'contact_limit')
    throw new AppError<ChatError>('contact_limit', 403, waitUntil(stored.created_at, call.now));
  if (!isStored(stored)) throw await refusal(call, input, stored?.verdict ?? 'not_found');
  const message = viewOf(stored, input.key, body, {
    ...carriedView({ gift, photo_id }, await photosFor(call, actor.id, [photo_id])),
    ...costView({ gift, photo_id, cost: stored.cost }),
  });
  if (stored.verdict === 'repeated' && !stored.state) {
    const seen = await readUpTo.one(sql, { member: stored.recipient_id, conversation: stored.conversation_id });
    message.read = message.id <= (seen?.read_up_to ?? 0);
  }
  // The message is stored: who does not hear of it now finds it at the next refresh.
  announce(call, stored, message);
  return {
    message,
    conversation_id: stored.conversation_id,
    cost: stored.cost,
    credits: stored.balance,
    start_conversation: stored.opened,
  };
}

async function creditsOf(
  call: Authenticated<AutocommitCall>,
  { gift, photo_id, key }: SendMessageInput,
): Promise<number> {
  const { message_credits, photo_credits } = call.site.settings;
  if (gift != null) return creditsOfGift(call, gift, key);
  return photo_id == null ? message_credits : photo_credits;
}

interface SignupMessage {
  recipientId: number;
  /** UUID of the wish: writing it again stores nothing new. */
  key: string;
  body: string;
}

/** Writes the message of the sign-up, at its own price; as any other, it waits for the address. A refusal is answered, not thrown. */
export async function sendSignupMessage(
  call: Authenticated<WriteCall>,
  { recipientId, key, body: text }: SignupMessage,
): Promise<{ verdict: SendVerdict | 'message_empty' | 'message_too_long'; conversationId: number | null }> {
  const { tx, actor, site } = call;
  const body = bodyOf(text);
  const problem = bodyProblem(body, site.settings.message_length);
  if (problem) return { verdict: problem, conversationId: null };
  const { signup_credits: price, free_conversations: free } = site.settings;
  const signal = await signalOf({ sql: tx }, body);
  const stored = await storeMessage.one(tx, {
    sender: actor.id,
    conversation: null,
    recipient: recipientId,
    key,
    body,
    credits: price,
    freeConversations: free,
    signup: true,
    gift: null,
    photo: null,
    ...contactRules(call),
    ...signal,
  });
  if (!isStored(stored)) return { verdict: stored?.verdict ?? 'not_found', conversationId: null };
  announce(call, stored, viewOf(stored, key, body));
  return { verdict: stored.verdict, conversationId: stored.conversation_id };
}

const contactRules = ({ now, site: { settings } }: AutocommitCall) => ({
  now,
  contacts: settings.first_contacts,
  contactDays: settings.first_contacts_days,
});

const isStored = (row: SendRow | null): row is Stored => row?.verdict === 'ok' || row?.verdict === 'repeated';

const viewOf = (
  stored: Stored,
  key: string,
  body: string,
  carried: Pick<MessageView, 'gift' | 'photo' | 'cost'> = {},
): MessageView => ({
  id: stored.message_id,
  conversation_id: stored.conversation_id,
  key,
  mine: true,
  body,
  created_at: stored.created_at.toISOString(),
  read: false,
  ...(stored.state && { state: stored.state }),
  ...carried,
});

/** What was told before is not told again. */
function announce(call: Authenticated<AutocommitCall>, stored: Stored, message: MessageView): void {
  const { publish, actor } = call;
  if (stored.verdict === 'repeated') return;
  if (!stored.state) {
    notifyReceiver(call, stored.recipient_id, message);
  }
  publish(actor.id, { type: 'message', message } satisfies MessageEvent);
  if (stored.cost > 0) publish(actor.id, { type: 'balance' } satisfies BalanceEvent);
}

/** That there is one; its words are asked for, since what no device has been given can be taken back with its price. */
export function notifyReceiver(call: Authenticated<AutocommitCall>, to: number, message: MessageView): void {
  const { id: subject, conversation_id: conversation, key, created_at } = message;
  const told: MessageView = {
    ...{ id: subject, conversation_id: conversation, key, mine: false },
    ...{ body: '', created_at, read: false, withheld: true },
  };
  call.publish(to, { type: 'message', message: told } satisfies MessageEvent);
  notify(call, { kind: 'message', to, from: call.actor.id, subject, conversation });
}

/** The error of a verdict; whom it is about is only looked up here, off the way of messages that are stored. */
async function refusal(call: Authenticated<AutocommitCall>, which: Which, verdict: SendVerdict): Promise<AppError> {
  if (verdict === 'unsent') return new AppError<ChatError>('message_unsent', 409);
  if (verdict === 'key_reused') return new AppError<ChatError>('message_key_reused', 409);
  if (verdict === 'photo_not_found') return new AppError<ChatError>('photo_not_found', 404);
  if (verdict === 'unacknowledged') return new AppError<ChatError>('fictional_unacknowledged', 409);
  if (verdict === 'premium_only') return new AppError<ChatError>('premium_only', 403);
  if (verdict === 'not_enough_credits') return new AppError<ChatError>('not_enough_credits', 402);
  const { name, visibility } = await findConversation(call, which);
  if (verdict !== 'blocked') return new AppError<ChatError>('member_not_found', 404);
  const code = visibility === 'blocked_by_member' ? 'blocked_by_member' : 'member_blocked';
  return new AppError<ChatError>(code, 403, { name });
}
