import type { ReadCall, WriteCall } from '#platform/call.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { JobTools } from '#platform/module.ts';
import { isOwnDecision, lastEntry, record, type Staff } from '#product/audit/audit.ts';
import { foundBy, notifyRemoval } from '#product/safety/decisions/decisions.ts';
import type { UnsentEvent } from '../contract.ts';
import type { Removal, RestoreVerdict } from './contract.ts';
import { bringBack, forgetRemovedBefore, type RemovedRow, removedRows, senderOf, takeMessage } from './queries.ts';

/** Days in which what was removed is kept, longer than anybody can object. */
const RETENTION_DAYS = 365;

const text = serverText('chat.caution');

export const removedText = ({ locale, site }: Pick<ReadCall, 'locale' | 'site'>): string =>
  text(formatLocaleOf(locale, site.settings.country))('removed', { site: site.settings.name });

export const writerOf = async ({ sql }: Pick<ReadCall, 'sql'>, message: number): Promise<number | null> =>
  (await senderOf.one(sql, { message }))?.sender_id ?? null;

export const removedOf = ({ sql }: Pick<ReadCall, 'sql'>, member: number, most = 20): Promise<RemovedRow[]> =>
  removedRows(sql, { member, most });

/** Its price is not given back. Of two at once the second changes nothing. @returns whether this call removed it. */
export async function removeMessage(
  call: WriteCall,
  by: Staff,
  { message, reason, ground = 'terms', note, words, found }: Removal & { message: number },
): Promise<boolean> {
  const { tx, now } = call;
  const row = await takeMessage.one(tx, { message, reason, ground, now });
  if (row?.verdict !== 'ok') return false;
  const { sender_id: sender, created_at } = row;
  await record(call, by, {
    ...{ verb: 'message.removed', object: 'message', id: message, account: sender },
    details: { reason, ground },
    found,
    ...(note && { note }),
  });
  notifyBoth(call, row, message);
  await notifyRemoval(call, sender, {
    ...{ measure: 'message', reason, ground, words, what: created_at.toISOString() },
    found: foundBy(found),
  });
  return true;
}

export async function restoreMessage(
  call: WriteCall,
  by: Staff,
  { message, alone = false, note }: { message: number; alone?: boolean; note?: string | undefined },
): Promise<RestoreVerdict> {
  const removed = await lastEntry(call.tx, 'message', message, ['message.removed']);
  if (isOwnDecision(by, removed) && !alone) return 'own_decision';
  const row = await bringBack.one(call.tx, { message });
  if (row?.verdict !== 'ok') return 'not_found';
  await record(call, by, {
    ...{ verb: 'message.restored', object: 'message', id: message, account: row.sender_id },
    details: { ...(alone && { alone }) },
    ...(note && { note }),
  });
  notifyBoth(call, row, message);
  return 'restored';
}

interface Both {
  conversation_id: number;
  sender_id: number;
  recipient_id: number;
}

function notifyBoth(call: WriteCall, { conversation_id, sender_id, recipient_id }: Both, message: number): void {
  const event: UnsentEvent = { type: 'unsent', conversation_id, message_id: message };
  call.publish(sender_id, event);
  call.publish(recipient_id, event);
}

/** Forgets what was removed a year ago; its picture goes with those that no message has. */
export async function forgetRemoved({ services: { db, now } }: JobTools): Promise<void> {
  await forgetRemovedBefore(db, { before: new Date(now().getTime() - RETENTION_DAYS * 24 * 3600_000) });
}
