import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { AppError } from '#platform/errors.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import type { ChatError, MessageView } from '../contract.ts';
import { copiedPhoto } from '../photos/queries.ts';
import type { SignalKind, WarningSeenInput } from './contract.ts';
import { pictureHash, textHash, warningsIn } from './policy.ts';
import { closeSignals, noteSignal, openSignalRows, setFineUpTo, signalRow } from './queries.ts';

interface MessageSignal {
  kinds: SignalKind[] | null;
  textHash: Buffer | null;
}

function signalWith(body: string, copied: string | null): MessageSignal {
  const warnings = warningsIn(body);
  const kinds: SignalKind[] = copied === null ? warnings : [...warnings, 'copied_photo'];
  const hash = warnings.length > 0 || copied === null ? textHash(body) : pictureHash(copied);
  return {
    kinds: kinds.length > 0 ? kinds : null,
    textHash: kinds.length > 0 ? hash : null,
  };
}

/** @param photo its number; null without one. */
export async function signalOf(
  { sql }: Pick<ReadCall, 'sql'>,
  body: string,
  photo: number | null = null,
): Promise<MessageSignal> {
  const copied = photo === null ? null : await copiedPhoto.one(sql, { photo });
  return signalWith(body, copied?.file_hash ?? null);
}

export async function noteDelivered(
  { tx }: Pick<WriteCall, 'tx'>,
  {
    id: message,
    conversation_id: conversation,
    body,
    photo,
  }: Pick<MessageView, 'id' | 'conversation_id' | 'body' | 'photo'>,
  sender: number,
): Promise<void> {
  const { kinds, textHash: hash } = await signalOf({ sql: tx }, body, photo?.id ?? null);
  if (kinds && hash) await noteSignal(tx, { message, conversation, sender, kinds, hash });
}

/** Doing it again changes nothing. @throws conversation_not_found (404). */
export async function dismiss(
  { tx, actor }: Authenticated<WriteCall>,
  { conversation_id: conversation, message_id: message }: WarningSeenInput,
): Promise<{ ok: true }> {
  const row = await setFineUpTo.one(tx, { member: actor.id, conversation, message });
  if (!row) throw new AppError<ChatError>('conversation_not_found', 404);
  return { ok: true };
}

const REVIEW_RETENTION_MS = 30 * 24 * 3600_000;

/** @param host of one site; null for all. */
export const openSignals = (
  { sql, now }: Pick<ReadCall, 'sql' | 'now'>,
  { host, most }: { host: string | null; most: number },
): Promise<RowOf<typeof openSignalRows>[]> =>
  openSignalRows(sql, { host, most, since: new Date(now.getTime() - REVIEW_RETENTION_MS) });

/** One of them with its words, by the number of its message; null when there is none. That it was opened is written down. */
export async function openSignal(
  call: Pick<WriteCall, 'tx' | 'now'>,
  by: Staff,
  signal: number,
): Promise<RowOf<typeof signalRow> | null> {
  const row = await signalRow.one(call.tx, { signal });
  if (row) await record(call, by, { verb: 'signal.opened', object: 'signal', id: signal, account: row.sender_id });
  return row;
}

/** @returns how many messages that were; 0 when none waits. */
export async function closeSignal(
  call: Pick<WriteCall, 'tx' | 'now'>,
  by: Staff,
  { signal, note }: { signal: number; note?: string | undefined },
): Promise<number> {
  const { tx, now } = call;
  const row = await signalRow.one(tx, { signal });
  if (!row) return 0;
  const closed = await closeSignals(tx, { sender: row.sender_id, hash: row.text_hash, now });
  if (closed.length > 0)
    await record(call, by, {
      verb: 'signal.done',
      object: 'signal',
      id: signal,
      account: row.sender_id,
      details: { messages: closed.length },
      ...(note && { note }),
    });
  return closed.length;
}
