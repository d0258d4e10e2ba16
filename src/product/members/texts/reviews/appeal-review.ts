import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError, notFound } from '#platform/errors.ts';
import type { JobTools } from '#platform/module.ts';
import { plainText } from '#platform/plain-text.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import { isOwnDecision, lastEntry, record, type Staff } from '#product/audit/audit.ts';
import { textAppealMail } from '../../mails/mails.ts';
import { restoreName } from '../../usernames/set-given-name.ts';
import { publishText } from '../queries.ts';
import { REVIEW_APPEAL_MONTHS, type RefusedTexts, type TextAppealInput } from './contract.ts';
import { standsAgainst } from './policy.ts';
import {
  closeTextAppeal,
  forgetReviewsBefore,
  insertTextAppeal,
  type ReviewRow,
  refusedName,
  refusedRows,
  settleText,
} from './queries.ts';
import { lockReview, textsChanged } from './reviews.ts';

/** Months after which what was decided is forgotten: longer than anybody can object. */
const RETENTION_MONTHS = 12;

export async function refusedTexts({ sql, actor, now }: Authenticated<ReadCall>): Promise<RefusedTexts> {
  const rows = await refusedRows(sql, { member: actor.id, since: monthsBefore(now, REVIEW_APPEAL_MONTHS) });
  return {
    refused: rows.map(({ id, field, text, reason, decision, appeal_status: state }) => ({
      ...{ id, field, text, reason: reason ?? 'other', struck: decision === 'struck' },
      appeal: state === 'open' || state === 'kept' ? state : null,
    })),
  };
}

/** Whether staff did not accept this name of the member: it is not taken again. */
export async function wasRefused({ tx, actor }: Authenticated<WriteCall>, name: string): Promise<boolean> {
  return (await refusedName.one(tx, { member: actor.id, name }))?.refused === true;
}

/** @throws not_found, also for another member's; text_appealed (409) for other words than before. */
export async function appealReview(
  call: Authenticated<WriteCall>,
  { id: review, text: written }: TextAppealInput,
): Promise<RefusedTexts> {
  const { tx, actor, now } = call;
  const text = plainText(written);
  const row = await lockReview(call, review);
  const since = monthsBefore(now, REVIEW_APPEAL_MONTHS);
  if (!row?.decided_at || row.member_id !== actor.id || row.decided_at < since || !standsAgainst(row)) throw notFound();
  if (row.appeal_status !== null && row.appeal !== text) throw new AppError('text_appealed', 409);
  await insertTextAppeal(tx, { review, member: actor.id, text, now });
  return refusedTexts({ ...call, sql: tx });
}

/** `own_decision`: somebody else than who decided first decides. `over`: nothing is appealed, or it was decided. */
export type TextAppealVerdict = 'decided' | 'over' | 'own_decision';

/** Brings a text or a name back, unless its member has another one by now, or keeps to the decision; the member hears of it. */
export async function decideTextAppeal(
  call: WriteCall,
  by: Staff,
  { review, accept }: { review: number; accept: boolean },
): Promise<TextAppealVerdict> {
  const { tx, now } = call;
  const row = await lockReview(call, review);
  if (row?.appeal_status !== 'open') return 'over';
  if (isOwnDecision(by, await lastEntry(tx, 'text_review', review, ['text.rejected']))) return 'own_decision';
  await closeTextAppeal(tx, { review, status: accept ? 'accepted' : 'kept', now });
  const restored = accept && row.replaced_at === null && (await restore(call, row));
  await record(call, by, {
    verb: accept ? 'text.restored' : 'text.appeal_kept',
    object: 'text_review',
    id: review,
    account: row.member_id,
    details: { field: row.field, shown: restored },
    before: { appeal: 'open' },
    after: { appeal: accept ? 'accepted' : 'kept' },
  });
  await textsChanged(call, row.member_id);
  await mailOutcome(call, row.member_id, { accept, restored });
  return 'decided';
}

/** @returns false where something else is there by now. */
async function restore(call: WriteCall, { member_id: member, field, text }: ReviewRow): Promise<boolean> {
  const { tx, now } = call;
  if (field === 'name') return restoreName(call, member, text);
  const settled = { member, field, text, from: 'rejected', status: 'active', reason: null, decided: now } as const;
  if (!(await settleText.one(tx, settled))) return false;
  await publishText(tx, { member, field, text });
  return true;
}

async function mailOutcome(
  call: WriteCall,
  account: number,
  { accept, restored }: { accept: boolean; restored: boolean },
): Promise<void> {
  const row = await findAccount(call, account);
  if (row?.kind !== 'member' || !row.email) return;
  const outcome = accept ? (restored ? 'restored' : 'accepted') : 'kept';
  const params = { outcome, url: `${call.site.origin}/profile` } as const;
  await call.mail(textAppealMail, { account, to: row.email, locale: row.language, params });
}

export async function forgetReviews({ services: { db, now } }: JobTools): Promise<void> {
  await forgetReviewsBefore(db, { before: monthsBefore(now(), RETENTION_MONTHS) });
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
