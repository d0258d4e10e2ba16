import { AppError, notFound } from '#platform/errors.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import { decideBanAppeal } from '#product/accounts/bans/appeal-ban.ts';
import { ban } from '#product/accounts/bans/bans.ts';
import type { BanReason } from '#product/accounts/bans/contract.ts';
import type { ProvenStaff } from '#product/audit/staff.ts';
import type { ReportWithContent } from '#product/chat/removals/contract.ts';
import { decideReport } from '#product/chat/removals/decide-report.ts';
import { removeMessage } from '#product/chat/removals/removals.ts';
import { closeSignal } from '#product/chat/warnings/warnings.ts';
import { decideAppeal } from '#product/complaints/appeal.ts';
import type { ComplaintOrder } from '#product/complaints/decisions/contract.ts';
import { decideComplaint } from '#product/complaints/decisions/decisions.ts';
import type { PhotoReason } from '#product/media/contract.ts';
import type { TextReason } from '#product/members/texts/contract.ts';
import { decideTextAppeal } from '#product/members/texts/reviews/appeal-review.ts';
import type { ReviewDecision } from '#product/members/texts/reviews/contract.ts';
import { decideReview, undoReview } from '#product/members/texts/reviews/reviews.ts';
import { notifyBan } from '#product/safety/decisions/decisions.ts';
import { admitHeld } from '#product/signup/activation/activation.ts';
import { actingStaff, atSite, atSiteOf, type StaffCall } from '../desk/desk.ts';
import { endLease, holdLease, takeLease } from '../leases/leases.ts';
import { open, waitingCase } from './cases.ts';
import {
  type CaseDecision,
  type CaseError,
  type DecideCaseInput,
  type DecidedReply,
  UNDO_CASE_MS,
  type UndoCaseInput,
} from './contract.ts';
import { reviewMember, signalMessages } from './queries.ts';

const DAY_MS = 24 * 3600_000;
const PHOTO_REASON: Record<BanReason, PhotoReason> = {
  ...{ money: 'other', rude: 'other', fake: 'not_you', underage: 'child', other: 'other' },
};
const TEXT_REASON: Record<BanReason, TextReason> = {
  ...{ money: 'money', rude: 'rude', fake: 'other', underage: 'other', other: 'other' },
};

/** @throws case_taken, case_decided, case_own for an appeal against one's own, case_content_gone, case_unfit. */
export async function decide(call: StaffCall, input: DecideCaseInput): Promise<DecidedReply> {
  const { kind, id } = input;
  const row = await waitingCase(call, input);
  // It says whether there is none, or none of theirs.
  if (!row) await open(call, input);
  if (!row) throw refusal('decided_before');
  const staff = await actingStaff(call);
  await holdLease(call, staff, kind, id);
  const there = await atSite(call, row.member === null ? row.site_id : await siteOf(call, row.member, row.site_id));
  const verdict = await DECIDES[kind](there, staff, input, row.member);
  if (verdict !== 'decided') throw refusal(verdict);
  await endLease(call, staff, kind, id);
  return { ok: true };
}

const siteOf = async (call: StaffCall, member: number, otherwise: number): Promise<number> =>
  (await findAccount(call, member))?.site_id ?? otherwise;

const REVIEWED: Partial<Record<CaseDecision, ReviewDecision>> = {
  ...{ approve: 'approved', ask_change: 'asked', strike: 'struck' },
};

type Decides = (call: StaffCall, by: ProvenStaff, input: DecideCaseInput, member: number | null) => Promise<string>;

const DECIDES: Record<DecideCaseInput['kind'], Decides> = {
  report: async (call, by, input) => {
    const follows = followsOf(call, input);
    if (!follows || follows.decision === 'other') return 'unfit';
    return decideReport(call, by, { ...follows, report: input.id, ground: input.ground, words: input.words });
  },
  signal: async (call, by, input, member) => {
    const { id: signal, decision, reason, words, ground } = input;
    if (!['no_breach', 'remove_messages', 'suspend', 'ban'].includes(decision) || member === null) return 'unfit';
    if (decision === 'remove_messages')
      for (const { message_id: message } of await signalMessages(call.tx, { signal }))
        await removeMessage(call, by, { message, reason: TEXT_REASON[reason], ground, words, found: POINTED });
    const follows =
      decision === 'suspend' || decision === 'ban' ? await banThem(call, by, input, member, 'automated') : 'decided';
    if (follows !== 'decided') return follows;
    return (await closeSignal(call, by, { signal })) > 0 ? 'decided' : 'decided_before';
  },
  held: async (call, by, input, member) => {
    if (member === null) return 'unfit';
    if (input.decision === 'ban') return banThem(call, by, input, member, 'own');
    if (input.decision !== 'admit') return 'unfit';
    return (await admitHeld(call, by, { account: member })) ? 'decided' : 'decided_before';
  },
  ban_appeal: async (call, by, { id: account, decision }) => {
    if (decision !== 'accept' && decision !== 'keep') return 'unfit';
    return decideBanAppeal(call, by, { account, accept: decision === 'accept' });
  },
  text: async (call, by, { id: review, decision, seen, text_reason: reason, ground, words }) => {
    const known = REVIEWED[decision];
    if (!known || !seen || (known !== 'approved' && !reason)) return 'unfit';
    const tellAfter = new Date(call.now.getTime() + UNDO_CASE_MS + UNDO_GRACE_MS);
    const order = { review, seen, decision: known, reason: reason ?? 'other', ground, words, tellAfter };
    return decideReview(call, by, order);
  },
  text_appeal: async (call, by, { id: review, decision }) => {
    if (decision !== 'accept' && decision !== 'keep') return 'unfit';
    return decideTextAppeal(call, by, { review, accept: decision === 'accept' });
  },
  complaint: async (call, by, input) => {
    const follows = followsOf(call, input);
    const { answer_ground: ground, answer: words } = input;
    if (!follows || !ground || !words) return 'unfit';
    return decideComplaint(call, by, { ...follows, complaint: input.id, ground, words });
  },
  complaint_appeal: async (call, by, input) => {
    const { id: complaint, decision, answer_ground: ground, answer: words } = input;
    if (!words) return 'unfit';
    if (decision === 'keep') return decideAppeal(call, by, { complaint, instead: null, words });
    const follows = followsOf(call, input);
    if (!follows || !ground) return 'unfit';
    return decideAppeal(call, by, { complaint, instead: { ...follows, ground }, words });
  },
};

/** The way to the server may take so long; the letter waits as long. */
const UNDO_GRACE_MS = 5000;

/** @throws not_found where none is on a site of theirs; case_decided (409) where it is too late. */
export async function undo(call: StaffCall, { kind, id }: UndoCaseInput): Promise<DecidedReply> {
  const about = await reviewMember.one(call.tx, { review: id });
  if (!about) throw notFound();
  const there = await atSiteOf(call, about.member_id);
  const staff = await actingStaff(call);
  const since = new Date(call.now.getTime() - UNDO_CASE_MS - UNDO_GRACE_MS);
  if (!(await undoReview(there, staff, { review: id, since }))) throw refusal('decided_before');
  await takeLease(call, staff, kind, id);
  return { ok: true };
}

const POINTED = { automated: true };

type Follows = Pick<ComplaintOrder, 'decision' | 'ban' | 'photos' | 'messages' | 'text'> &
  Pick<ReportWithContent, 'text'>;

function followsOf({ now }: StaffCall, { decision, reason, days }: DecideCaseInput): Follows | null {
  const text = TEXT_REASON[reason];
  switch (decision) {
    case 'no_breach':
      return { decision: 'no_action' };
    case 'warn':
    case 'other':
      return { decision };
    case 'suspend':
      return { decision: 'ban', ban: { reason, until: new Date(now.getTime() + days * DAY_MS) } };
    case 'ban':
      return { decision: 'ban', ban: { reason, until: null } };
    case 'remove_photos':
      return { decision, photos: { reason: PHOTO_REASON[reason], only: null } };
    case 'remove_messages':
      return { decision, messages: { reason: text, only: null } };
    case 'remove_about':
      return { decision: 'remove_text', text: { reason: text, field: 'about' } };
    case 'remove_seeking':
      return { decision: 'remove_text', text: { reason: text, field: 'seeking' } };
    default:
      return null;
  }
}

async function banThem(
  call: StaffCall,
  by: ProvenStaff,
  { decision, days, reason, ground, words }: DecideCaseInput,
  account: number,
  found: 'automated' | 'own',
): Promise<string> {
  const until = decision === 'suspend' ? new Date(call.now.getTime() + days * DAY_MS) : null;
  const automated = found === 'automated';
  const verdict = await ban(call, by, { account, reason, until, found: { automated, ground } });
  if (verdict === 'banned') await notifyBan(call, account, { reason, until, ground, words, found });
  return verdict === 'banned' || verdict === 'unchanged' ? 'decided' : verdict;
}

const UNFIT = ['unfit', 'no_member', 'past', 'of_complaint'];
function refusal(verdict: string): AppError<CaseError> {
  if (verdict === 'own_decision') return new AppError<CaseError>('case_own', 409);
  if (verdict === 'no_content' || verdict === 'text_changed') return new AppError<CaseError>('case_content_gone', 409);
  if (UNFIT.includes(verdict)) return new AppError<CaseError>('case_unfit', 422);
  return new AppError<CaseError>('case_decided', 409);
}
