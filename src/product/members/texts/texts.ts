import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import { memberChanged } from '../members.ts';
import type { ProfileEvent, TextField, TextReason } from './contract.ts';
import { type TextVerdict, textVerdict } from './policy.ts';
import {
  authorOf,
  countWaiting,
  dropText,
  publishText,
  putText,
  setDecision,
  waitingTexts,
  writtenText,
} from './queries.ts';
import { endReview, noteText } from './reviews/note-text.ts';

/** @param shown what others see of it. @param text already cleaned; null for none. @returns what others see now. */
export async function saveText(
  call: Authenticated<WriteCall>,
  field: TextField,
  shown: string | null,
  text: string | null,
): Promise<string | null> {
  const { tx, site, actor, now } = call;
  const written = await writtenText.one(tx, { member: actor.id, field });
  const verdict: TextVerdict = textVerdict({ shown, written }, text, site.settings);
  if (verdict === 'nothing') return shown;
  const version = { member: actor.id, field };
  if (text === null || verdict === 'clear' || verdict === 'withdraw') {
    await dropText(tx, version);
    await endReview(call, version);
    return verdict === 'withdraw' ? shown : null;
  }
  const published = verdict === 'publish';
  const status = published ? 'active' : 'pending';
  await putText(tx, { ...version, text, status, now, decided: published ? now : null });
  await noteText(call, { ...version, text, waits: !published });
  return published ? text : shown;
}

export type TextToDecide = RowOf<typeof waitingTexts>;

/** Longest waiting first. @param host of one site only; null for all. */
export const textsWaiting = (
  { sql }: Pick<ReadCall, 'sql'>,
  values: { host: string | null; most: number },
): Promise<TextToDecide[]> => waitingTexts(sql, values);

export const countTexts = async ({ sql }: Pick<ReadCall, 'sql'>): Promise<number> =>
  (await countWaiting.one(sql))?.texts ?? 0;

export const writerOf = async ({ sql }: Pick<ReadCall, 'sql'>, id: number): Promise<number | null> =>
  (await authorOf.one(sql, { id }))?.member_id ?? null;

export interface TextDecision {
  id: number;
  /** Why it is not accepted; null accepts it. */
  reason: TextReason | null;
  note?: string | undefined;
}

/** @returns false when its member has written another one meanwhile, or it was decided before. */
export async function decideText(call: WriteCall, by: Staff, { id, reason, note }: TextDecision): Promise<boolean> {
  const { tx, now } = call;
  const decided = await setDecision.one(tx, { id, status: reason ? 'rejected' : 'active', reason, now });
  if (!decided) return false;
  const { member_id: member, field, text } = decided;
  if (!reason) await publishText(tx, { member, field, text });
  await endReview(call, { member, field });
  await record(call, by, {
    verb: reason ? 'text.rejected' : 'text.accepted',
    object: 'text',
    id,
    account: member,
    details: { field, ...(reason && { reason }) },
    ...(note && { note }),
  });
  await memberChanged(call, [member]);
  call.publish(member, { type: 'profile' } satisfies ProfileEvent);
  return true;
}
