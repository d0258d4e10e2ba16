import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { isOwnDecision, lastEntry, record, type Staff } from '#product/audit/audit.ts';
import type { Found } from '#product/audit/statements/contract.ts';
import type { MeasureGround } from '#product/safety/decisions/contract.ts';
import { foundBy, notifyRemoval } from '#product/safety/decisions/decisions.ts';
import { memberChanged } from '../members.ts';
import type { ProfileEvent, TextField, TextReason } from './contract.ts';
import {
  acceptAgain,
  forgetRemovedBefore,
  hideText,
  keepRemoved,
  lockShown,
  publishText,
  refuseShown,
  removedTexts,
  takeRemoved,
} from './queries.ts';
import { endReview } from './reviews/note-text.ts';

/** Days in which what was removed is kept, longer than anybody can object. */
const RETENTION_DAYS = 365;

interface WhichText {
  member: number;
  field: TextField;
  note?: string | undefined;
}

/** What others see stays so until the transaction ends; null for none. */
export const shownText = async (
  { tx }: Pick<WriteCall, 'tx'>,
  member: number,
  field: TextField,
): Promise<string | null> => (await lockShown.one(tx, { member }))?.[field] ?? null;

/** Goes back to its member unless a newer one is there; they are told by mail. @returns false where none is seen. */
export async function removeText(
  call: WriteCall,
  by: Staff,
  {
    member,
    field,
    reason,
    ground = 'terms',
    note,
    words,
    found,
  }: WhichText & {
    reason: TextReason;
    ground?: MeasureGround | undefined;
    words?: string | undefined;
    found?: Found | undefined;
  },
): Promise<boolean> {
  const { tx, now } = call;
  const text = await shownText(call, member, field);
  if (text === null) return false;
  await keepRemoved(tx, { member, field, text, reason, ground, now });
  await refuseShown(tx, { member, field, text, reason, now });
  await hideText(tx, { member, field });
  await endReview(call, { member, field });
  await record(call, by, {
    ...{ verb: 'text.removed', object: 'account', id: member, account: member },
    details: { field, reason, ground },
    found,
    ...(note && { note }),
  });
  await changed(call, member);
  await notifyRemoval(call, member, { measure: 'text', reason, ground, what: field, words, found: foundBy(found) });
  return true;
}

/** `replaced`: others see a newer one by now. `own_decision`: somebody else than who removed it decides. */
export async function restoreText(
  call: WriteCall,
  by: Staff,
  { member, field, alone = false, note }: WhichText & { alone?: boolean },
): Promise<'restored' | 'replaced' | 'own_decision' | 'not_found'> {
  const { tx } = call;
  const removed = await lastEntry(tx, 'account', member, ['text.removed']);
  if (isOwnDecision(by, removed) && !alone) return 'own_decision';
  if ((await shownText(call, member, field)) !== null) return 'replaced';
  const kept = await takeRemoved.one(tx, { member, field });
  if (!kept) return 'not_found';
  await publishText(tx, { member, field, text: kept.text });
  await acceptAgain(tx, { member, field, text: kept.text });
  await record(call, by, {
    ...{ verb: 'text.restored', object: 'account', id: member, account: member },
    details: { field, ...(alone && { alone }) },
    ...(note && { note }),
  });
  await changed(call, member);
  return 'restored';
}

async function changed(call: WriteCall, member: number): Promise<void> {
  await memberChanged(call, [member]);
  call.publish(member, { type: 'profile' } satisfies ProfileEvent);
}

export const removedTextsOf = ({ sql }: Pick<ReadCall, 'sql'>, member: number): Promise<RowOf<typeof removedTexts>[]> =>
  removedTexts(sql, { member });

export const forgetRemoved = async ({ sql, now }: Pick<ReadCall, 'sql' | 'now'>): Promise<void> => {
  await forgetRemovedBefore(sql, { before: new Date(now.getTime() - RETENTION_DAYS * 24 * 3600_000) });
};
