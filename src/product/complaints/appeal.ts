import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { AppError, notFound } from '#platform/errors.ts';
import { plainText } from '#platform/plain-text.ts';
import { isVisible } from '#platform/visible.ts';
import { isOwnDecision, lastEntry, record, type Staff } from '#product/audit/audit.ts';
import { show } from './complaints.ts';
import {
  type ComplaintAppealInput,
  type ComplaintError,
  type ComplaintView,
  MAX_COMPLAINT_LENGTH,
} from './contract.ts';
import type { ComplaintOrder, ComplaintVerdict } from './decisions/contract.ts';
import { applyDecision } from './decisions/decisions.ts';
import { fits } from './decisions/policy.ts';
import { lockComplaint } from './decisions/queries.ts';
import { complaintDecidedJob } from './jobs.ts';
import { appealUntil, readReference } from './policy.ts';
import { appealOf, closeAppeal, insertAppeal, lockFiled, openAppealRows } from './queries.ts';

/** @throws not_found, complaint_text_missing, complaint_text_too_long, complaint_appealed, complaint_appeal_over */
export async function appeal(call: WriteCall, { reference, text }: ComplaintAppealInput): Promise<ComplaintView> {
  const { tx, site, now } = call;
  const words = plainText(text);
  if (words.length > MAX_COMPLAINT_LENGTH) throw wrong('complaint_text_too_long', 413);
  if (!isVisible(words)) throw wrong('complaint_text_missing', 422);
  const complaint = await lockFiled.one(tx, { reference: readReference(reference), site: site.id });
  if (!complaint) throw notFound();
  const before = await appealOf.one(tx, { complaint: complaint.id });
  if (before && before.text !== words) throw new AppError<ComplaintError>('complaint_appealed', 409);
  if (!before) {
    if (!complaint.decided_at || appealUntil(complaint.decided_at) <= now)
      throw new AppError<ComplaintError>('complaint_appeal_over', 409);
    await insertAppeal(tx, { complaint: complaint.id, text: words, now });
  }
  return show(call, { reference });
}

const wrong = (code: ComplaintError, status: number) =>
  new AppError<ComplaintError>(code, status, { max: MAX_COMPLAINT_LENGTH }, { text: code });

export const openComplaintAppeals = (
  { sql }: Pick<ReadCall, 'sql'>,
  most: number,
): Promise<RowOf<typeof openAppealRows>[]> => openAppealRows(sql, { most });

export interface AppealOrder {
  complaint: number;
  /** Null keeps to what was decided. */
  instead: Omit<ComplaintOrder, 'complaint' | 'words' | 'note'> | null;
  words: string;
  note?: string | undefined;
  /** Also for the one who decided: there is nobody else. */
  alone?: boolean | undefined;
}

/** Somebody else than who decided does it. */
export async function decideAppeal(call: WriteCall, by: Staff, order: AppealOrder): Promise<ComplaintVerdict> {
  const { tx, now } = call;
  const { complaint, instead, words, note, alone = false } = order;
  const present = await lockComplaint.one(tx, { complaint });
  if (!present) return 'not_found';
  if ((await appealOf.one(tx, { complaint }))?.status !== 'open') return 'not_open';
  const decided = await lastEntry(tx, 'complaint', complaint, ['complaint.decided']);
  if (isOwnDecision(by, decided) && !alone) return 'own_decision';
  if (instead) {
    const fit = fits(present, instead);
    if (fit !== 'decided') return fit;
    const follows = await applyDecision(call, by, present.report_id, { ...instead, note }, true);
    if (follows !== 'decided') return follows;
  }
  const { decision = null, ground = null } = instead ?? {};
  await closeAppeal(tx, { complaint, status: instead ? 'changed' : 'kept', decision, ground, words, now });
  await record(call, by, {
    verb: instead ? 'complaint.appeal_changed' : 'complaint.appeal_kept',
    object: 'complaint',
    id: complaint,
    ...{ account: present.member_id, site: present.site_id },
    details: { ...(instead && { decision, ground }), ...(alone && { alone }) },
    ...(note && { note }),
  });
  await call.enqueue(complaintDecidedJob, { complaint, site: present.site_id, appeal: true });
  return 'decided';
}
