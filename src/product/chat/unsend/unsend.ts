import type { Authenticated, AutocommitCall, ReadCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { BalanceEvent } from '#product/credits/contract.ts';
import type { ChatError, UnsentEvent } from '../contract.ts';
import {
  UNSEND_WITHIN_MS,
  type UnsendInput,
  type UnsendReply,
  type UnsendTerms,
  type UnsendTermsInput,
} from './contract.ts';
import { ownMessage, takeBackMessage, type UnsendRow } from './queries.ts';

/** One that opened a conversation gives the start back. @throws message_not_found (404), unsend_too_late (409). */
export async function unsend(call: Authenticated<AutocommitCall>, { message_id }: UnsendInput): Promise<UnsendReply> {
  const { sql, actor } = call;
  const row = await takeBackMessage.one(sql, {
    sender: actor.id,
    message: message_id,
    within: UNSEND_WITHIN_MS / 1000,
  });
  if (!isTakenBack(row))
    throw row?.verdict === 'too_late'
      ? new AppError<ChatError>('unsend_too_late', 409)
      : new AppError<ChatError>('message_not_found', 404);
  const { conversation_id, recipient_id, refund, balance: credits } = row;
  if (row.verdict === 'ok') {
    const event: UnsentEvent = { type: 'unsent', conversation_id, message_id };
    if (recipient_id !== null) call.publish(recipient_id, event);
    call.publish(actor.id, event);
    if (refund > 0) call.publish(actor.id, { type: 'balance' } satisfies BalanceEvent);
  }
  return { conversation_id, refund, credits };
}

/** @throws message_not_found (404). */
export async function unsendTerms(
  { sql, actor }: Authenticated<ReadCall>,
  { message_id }: UnsendTermsInput,
): Promise<UnsendTerms> {
  const message = await ownMessage.one(sql, { sender: actor.id, message: message_id });
  if (!message) throw new AppError<ChatError>('message_not_found', 404);
  return { cost: message.cost, refund: message.given ? 0 : message.cost };
}

const isTakenBack = (row: UnsendRow | null): row is Extract<UnsendRow, { verdict: 'ok' | 'repeated' }> =>
  row?.verdict === 'ok' || row?.verdict === 'repeated';
