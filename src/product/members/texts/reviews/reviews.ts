import type { ReadCall, WriteCall } from '#platform/call.ts';
import { isOwnDecision, lastEntry, record, type Staff } from '#product/audit/audit.ts';
import type { MeasureGround } from '#product/safety/decisions/contract.ts';
import { memberChanged } from '../../members.ts';
import { restoreName, setGivenName } from '../../usernames/set-given-name.ts';
import type { ProfileEvent, TextReason } from '../contract.ts';
import { hideText, lockShown, publishText, refuseShown } from '../queries.ts';
import type { ReviewDecision } from './contract.ts';
import { textDecidedJob } from './jobs.ts';
import { type ReviewVerdict, reviewVerdict, seenHashOf } from './policy.ts';
import { type ReviewRow, reopenReview, reviewRow, setReviewDecision, settleText } from './queries.ts';

/** A text or a name that staff look at, with what others see of it now, and `seen` for its decision; null where there is none. */
export async function readReview(
  { sql }: Pick<ReadCall, 'sql'>,
  review: number,
): Promise<(ReviewRow & { seen: string }) | null> {
  const row = await reviewRow.one(sql, { review });
  return row && { ...row, seen: seenHashOf(row.text) };
}

export async function lockReview({ tx }: Pick<WriteCall, 'tx'>, review: number): Promise<ReviewRow | null> {
  const found = await reviewRow.one(tx, { review });
  if (!found) return null;
  // As a member who saves locks it: what waits goes with a new version.
  await lockShown(tx, { member: found.member_id });
  return reviewRow.one(tx, { review });
}

export interface ReviewOrder {
  review: number;
  /** `seenHashOf` the words that were looked at. */
  seen: string;
  decision: ReviewDecision;
  reason: TextReason;
  ground: MeasureGround;
  /** Added to the letter, in the member's language. */
  words: string;
  /** Nobody is written to before: until then it can be taken back. */
  tellAfter: Date;
}

/** Of two who decide at once the second is told by the verdict, as is whoever saw other words. */
export async function decideReview(call: WriteCall, by: Staff, order: ReviewOrder): Promise<ReviewVerdict> {
  const { tx, now } = call;
  const { review, decision, ground } = order;
  const row = await lockReview(call, review);
  const verdict = reviewVerdict(row, order.seen);
  if (verdict !== 'decided' || !row) return verdict;
  const reason = decision === 'approved' ? null : order.reason;
  if (!(await (reason === null ? approve(call, row) : refuse(call, row, reason)))) return 'text_changed';
  await setReviewDecision(tx, { review, decision, reason, now, shown: row.shown });
  await record(call, by, {
    verb: reason === null ? 'text.accepted' : 'text.rejected',
    object: 'text_review',
    id: review,
    account: row.member_id,
    details: { field: row.field, ...(reason !== null && { reason, ground, strike: decision === 'struck' }) },
    before: { shown: !row.waits },
    after: { shown: reason === null },
    found: { automated: row.caught.length > 0 },
  });
  if (reason !== null) {
    const told = { review, decided: now.toISOString(), ground, words: order.words, site: row.site_id };
    await call.enqueue(textDecidedJob, told, { after: order.tellAfter });
  }
  await textsChanged(call, row.member_id);
  return 'decided';
}

async function approve({ tx, now }: WriteCall, { member_id: member, field, text, waits }: ReviewRow): Promise<boolean> {
  if (field === 'name' || !waits) return true;
  const settled = { member, field, text, from: 'pending', status: 'active', reason: null, decided: now } as const;
  if (!(await settleText.one(tx, settled))) return false;
  await publishText(tx, { member, field, text });
  return true;
}

/** @returns false where others see something else by now. */
async function refuse(call: WriteCall, row: ReviewRow, reason: TextReason): Promise<boolean> {
  const { tx, now } = call;
  const { member_id: member, field, text, waits, shown } = row;
  if (field !== 'name' && waits) {
    const settled = { member, field, text, from: 'pending', status: 'rejected', reason, decided: now } as const;
    return (await settleText.one(tx, settled)) !== null;
  }
  if (shown !== text) return false;
  if (field === 'name') await setGivenName(call, member);
  else {
    await refuseShown(tx, { member, field, text, reason, now });
    await hideText(tx, { member, field });
  }
  return true;
}

/** Not once its member wrote something else or appealed. @param since older ones stay. @returns false: too late. */
export async function undoReview(
  call: WriteCall,
  by: Staff,
  { review, since }: { review: number; since: Date },
): Promise<boolean> {
  const { tx } = call;
  const row = await lockReview(call, review);
  if (!row?.decided_at || row.decided_at < since || row.replaced_at || row.appeal_status) return false;
  const last = await lastEntry(tx, 'text_review', review, ['text.accepted', 'text.rejected']);
  if (!last || !isOwnDecision(by, last)) return false;
  await putBack(call, row);
  await reopenReview(tx, { review });
  await record(call, by, {
    verb: 'text.undone',
    object: 'text_review',
    id: review,
    account: row.member_id,
    details: { field: row.field },
    before: { decision: row.decision },
    after: { decision: null },
  });
  await textsChanged(call, row.member_id);
  return true;
}

async function putBack(call: WriteCall, row: ReviewRow): Promise<void> {
  const { tx } = call;
  const { member_id: member, field, text, waits, decision, shown_before } = row;
  if (decision === 'approved' && (field === 'name' || !waits)) return;
  if (field === 'name') {
    await restoreName(call, member, text);
    return;
  }
  if (waits) {
    const from = decision === 'approved' ? 'active' : 'rejected';
    await settleText(tx, { member, field, text, from, status: 'pending', reason: null, decided: null });
    if (decision === 'approved') await publishText(tx, { member, field, text: shown_before });
    return;
  }
  await settleText(tx, {
    member,
    field,
    text,
    from: 'rejected',
    status: 'active',
    reason: null,
    decided: row.created_at,
  });
  await publishText(tx, { member, field, text });
}

export async function textsChanged(call: WriteCall, member: number): Promise<void> {
  await memberChanged(call, [member]);
  call.publish(member, { type: 'profile' } satisfies ProfileEvent);
}
