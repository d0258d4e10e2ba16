import type { Known, ReadCall, WriteCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import { memberChanged } from '../members.ts';
import type { ProfileEvent, TextField, TextReason } from './contract.ts';
import { type TextVerdict, textVerdict } from './policy.ts';
import { dropText, publishText, putText, setDecision, waitingTexts, writtenText } from './queries.ts';

/**
 * Keeps a new version of a text, for staff or at once.
 * @param shown what others see of it. @param text already cleaned; null for none.
 * @returns what others see of it from now on, which the caller writes.
 */
export async function saveText(
  { tx, site, actor, now }: Known<WriteCall>,
  field: TextField,
  shown: string | null,
  text: string | null,
): Promise<string | null> {
  const written = await writtenText.one(tx, { member: actor.id, field });
  const verdict: TextVerdict = textVerdict({ shown, written }, text, site.settings);
  if (verdict === 'nothing') return shown;
  const version = { member: actor.id, field };
  if (text === null || verdict === 'clear' || verdict === 'withdraw') {
    await dropText(tx, version);
    return verdict === 'withdraw' ? shown : null;
  }
  const published = verdict === 'publish';
  const status = published ? 'active' : 'pending';
  await putText(tx, { ...version, text, status, now, decided: published ? now : null });
  return published ? text : shown;
}

/** Texts that wait for a person, longest waiting first. @param most how many. */
export const textsWaiting = ({ sql, site }: ReadCall, most: number) => waitingTexts(sql, { pool: site.pool, most });

/** What staff decided of one version of a text. */
export interface TextDecision {
  id: number;
  /** Why it is not accepted; null accepts it. */
  reason: TextReason | null;
}

/**
 * Accepts a text, which others see from then on, or refuses it, and then they go on seeing the one before.
 * @throws not_found when its member has written another one meanwhile, or it was decided before.
 */
export async function decideText(call: WriteCall, { id, reason }: TextDecision): Promise<void> {
  const { tx, now } = call;
  const decided = await setDecision.one(tx, { id, status: reason ? 'rejected' : 'active', reason, now });
  if (!decided) throw notFound();
  const { member_id: member, field, text } = decided;
  if (!reason) await publishText(tx, { member, field, text });
  await memberChanged(call, [member]);
  call.publish(member, { type: 'profile' } satisfies ProfileEvent);
}
