import type { Sql, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import type { Services } from '#platform/services.ts';
import type { Actor } from '#product/accounts/contract.ts';
import { listsChanged } from '#product/accounts/versions/versions.ts';
import type { BalanceEvent } from '#product/credits/contract.ts';
import type { Site } from '#product/sites/sites.ts';
import type {
  ChatError,
  ChatRemovedEvent,
  MessageEvent,
  MessageView,
  ReadEvent,
  SendMessageInput,
  SendMessageReply,
} from './contract.ts';
import { findConversation, type Which } from './conversations/conversations.ts';
import { bodyOf, bodyProblem } from './policy.ts';
import {
  lockedListRow,
  readUpTo,
  removeFromList,
  type SendRow,
  type SendVerdict,
  setReadUpTo,
  storeMessage,
} from './queries.ts';

type Stored = Extract<SendRow, { verdict: 'ok' | 'repeated' }>;

/**
 * Stores a message and takes its price as one atomic step of its own, so it needs no transaction around it. The same key
 * again gives the same answer and takes nothing.
 * @returns the answer, and what to publish now that it is stored.
 * @throws message_empty, message_too_long (422), message_key_reused (409), email_not_confirmed, premium_only,
 * blocked_by_member, member_blocked (403), not_enough_credits (402), conversation_not_found, member_not_found (404).
 */
export async function sendMessage(
  sql: Sql,
  bus: Bus,
  actor: Actor,
  site: Site,
  input: SendMessageInput,
): Promise<{ reply: SendMessageReply; announce(): void }> {
  const body = bodyOf(input.body);
  const max = site.settings.message_length;
  const problem = bodyProblem(body, max);
  if (problem) throw new AppError<ChatError>(problem, 422, { max }, { body: problem });
  const { message_credits: price, free_conversations: free } = site.settings;
  const conversation = input.conversation_id ?? null;
  const stored = await storeMessage.one(
    sql,
    actor.id,
    conversation,
    input.profile_id ?? null,
    input.key,
    body,
    price,
    free,
    false,
  );
  if (!isStored(stored)) throw await refusal(sql, actor.id, input, stored?.verdict ?? 'not_found');
  const message = viewOf(stored, input.key, body);
  if (stored.verdict === 'repeated') {
    const seen = await readUpTo.one(sql, stored.recipient_id, stored.conversation_id);
    message.read = message.id <= (seen?.read_up_to ?? 0);
  }
  return {
    reply: {
      message,
      conversation_id: stored.conversation_id,
      cost: stored.cost,
      credits: stored.balance,
      start_conversation: stored.opened,
    },
    announce: () => announce(bus, actor.id, stored, message),
  };
}

interface SignupMessage {
  senderId: number;
  recipientId: number;
  /** UUID of the wish: carrying it out again stores nothing new. */
  key: string;
  body: string;
  site: Site;
}

/** Sends the message written at sign-up, at its own price, and tells the receiver after commit. A refusal is answered, not thrown. */
export async function sendSignupMessage(
  tx: Tx,
  { bus }: Pick<Services, 'bus'>,
  { senderId, recipientId, key, body: text, site }: SignupMessage,
): Promise<{ verdict: SendVerdict | 'message_empty' | 'message_too_long'; conversationId: number | null }> {
  const body = bodyOf(text);
  const problem = bodyProblem(body, site.settings.message_length);
  if (problem) return { verdict: problem, conversationId: null };
  const { signup_credits: price, free_conversations: free } = site.settings;
  const stored = await storeMessage.one(tx, senderId, null, recipientId, key, body, price, free, true);
  if (!isStored(stored)) return { verdict: stored?.verdict ?? 'not_found', conversationId: null };
  tx.afterCommit(() => announce(bus, senderId, stored, viewOf(stored, key, body)));
  return { verdict: stored.verdict, conversationId: stored.conversation_id };
}

const isStored = (row: SendRow | null): row is Stored => row?.verdict === 'ok' || row?.verdict === 'repeated';

const viewOf = (stored: Stored, key: string, body: string): MessageView => ({
  id: stored.message_id,
  conversation_id: stored.conversation_id,
  key,
  mine: true,
  body,
  created_at: stored.created_at.toISOString(),
  read: false,
});

/** To the receiver and to the sender's own other devices. What was told before is not told again. */
function announce(bus: Bus, senderId: number, stored: Stored, message: MessageView): void {
  if (stored.verdict === 'repeated') return;
  const own: MessageEvent = { type: 'message', message };
  const theirs: MessageEvent = { type: 'message', message: { ...message, mine: false } };
  const balance: BalanceEvent = { type: 'balance' };
  bus.publish(stored.recipient_id, theirs);
  bus.publish(senderId, own);
  if (stored.cost > 0) bus.publish(senderId, balance);
}

/** The error of a verdict; whom it is about is only looked up here, off the way of messages that are stored. */
async function refusal(sql: Sql, senderId: number, which: Which, verdict: SendVerdict): Promise<AppError> {
  if (verdict === 'key_reused') return new AppError<ChatError>('message_key_reused', 409);
  if (verdict === 'not_confirmed') return new AppError<ChatError>('email_not_confirmed', 403);
  if (verdict === 'premium_only') return new AppError<ChatError>('premium_only', 403);
  if (verdict === 'not_enough_credits') return new AppError<ChatError>('not_enough_credits', 402);
  const { name, blocks_viewer } = await findConversation(sql, senderId, which);
  if (verdict !== 'blocked') return new AppError<ChatError>('member_not_found', 404);
  return new AppError<ChatError>(blocks_viewer ? 'blocked_by_member' : 'member_blocked', 403, { name });
}

/**
 * Everything up to a message was seen by the member; the mark never goes back nor beyond the last message. Tells the other side.
 * @throws conversation_not_found (404).
 */
export async function markRead(tx: Tx, bus: Bus, actor: Actor, conversation: number, message: number): Promise<void> {
  const row = await lockedListRow.one(tx, actor.id, conversation);
  if (!row) throw new AppError<ChatError>('conversation_not_found', 404);
  const mark = Math.min(message, row.last_message_id);
  if (mark <= row.read_up_to) return;
  await setReadUpTo(tx, actor.id, conversation, mark);
  listsChanged(tx, [actor.id]);
  const event: ReadEvent = { type: 'read', conversation_id: conversation, message_id: mark };
  tx.afterCommit(() => bus.publish(row.other_id, event));
}

/**
 * Takes a conversation out of this member's list with all its messages so far; the other side keeps everything. The next
 * message brings it back, showing only what is newer. Doing it again changes nothing.
 * @throws conversation_not_found (404).
 */
export async function removeChat(tx: Tx, bus: Bus, actor: Actor, conversation: number): Promise<void> {
  const row = await removeFromList.one(tx, actor.id, conversation);
  if (!row) throw new AppError<ChatError>('conversation_not_found', 404);
  listsChanged(tx, [actor.id]);
  const event: ChatRemovedEvent = { type: 'chat_removed', conversation_id: conversation };
  tx.afterCommit(() => bus.publish(actor.id, event));
}
