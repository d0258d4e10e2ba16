import type { ProvenStaff } from '#product/audit/staff.ts';
import { strikesOf } from '#product/audit/statements/statements.ts';
import { marksIn } from '#product/chat/warnings/marks-in.ts';
import { openSignal } from '#product/chat/warnings/warnings.ts';
import { openComplaint } from '#product/complaints/decisions/decisions.ts';
import { readReview } from '#product/members/texts/reviews/reviews.ts';
import type { ReportedMessage } from '#product/safety/decisions/contract.ts';
import { openReport } from '#product/safety/decisions/decisions.ts';
import type { StaffCall } from '../desk/desk.ts';
import { hintsOf } from '../hints-of.ts';
import type { CaseDecision, CaseKind, CaseMessage, CaseRow, CaseSide, CaseView } from './contract.ts';
import { banAppealWords, type CaseFacts, sameWords, sideFacts, spentOn } from './queries.ts';

type Evidence = Omit<CaseView, keyof CaseRow>;

const REMOVALS = ['remove_photos', 'remove_messages', 'remove_about', 'remove_seeking'] as const;
const DECISIONS: Record<CaseKind, readonly CaseDecision[]> = {
  report: ['no_breach', 'warn', 'suspend', 'ban', ...REMOVALS],
  signal: ['no_breach', 'remove_messages', 'suspend', 'ban'],
  held: ['admit', 'ban'],
  ban_appeal: ['keep', 'accept'],
  complaint: ['no_breach', 'warn', 'suspend', 'ban', ...REMOVALS, 'other'],
  text: ['approve', 'ask_change', 'strike'],
  text_appeal: ['keep', 'accept'],
  complaint_appeal: ['keep', 'no_breach', 'warn', 'suspend', 'ban', ...REMOVALS, 'other'],
};
/** After none, one and more strikes. */
const SUGGESTED = ['warn', 'suspend', 'ban'] as const;

/** That they opened it is written down by the operations that open it. */
export async function evidenceOf(
  call: StaffCall,
  staff: ProvenStaff,
  { kind, id, member }: CaseFacts,
): Promise<Evidence> {
  const complaint = kind.startsWith('complaint') ? await openComplaint(call, staff, { id }) : null;
  const reportId = kind === 'report' ? id : (complaint?.report_id ?? null);
  const report = reportId === null ? null : await openReport(call, staff, { id: reportId });
  const signal = kind === 'signal' ? await openSignal(call, staff, id) : null;
  const about = member === null ? null : await sideOf(call, member);
  const reporter = report?.reporter_id ?? complaint?.account_id ?? null;
  const messages = signal
    ? [
        {
          id: signal.message_id,
          sender_id: signal.sender_id,
          body: signal.body ?? '',
          created_at: signal.created_at.toISOString(),
        },
      ]
    : (report?.snapshot.messages ?? null);
  const own = (messages ?? []).flatMap(({ id: message, sender_id }) =>
    message && sender_id === member ? [message] : [],
  );
  const review = kind === 'text' || kind === 'text_appeal' ? await reviewOf(call, id) : null;
  const appealed = kind === 'ban_appeal' ? await banAppealWords.one(call.tx, { account: id }) : null;
  const suggested = SUGGESTED[Math.min(about?.strikes ?? 0, SUGGESTED.length - 1)] ?? 'warn';
  const decisions = [...DECISIONS[kind]].filter(
    (one) => report || !REMOVALS.some((removal) => removal === one) || signal,
  );
  return {
    about,
    by: reporter === null ? null : await sideOf(call, reporter),
    words: review?.appeal ?? appealed?.text ?? complaint?.appeal_text ?? complaint?.text ?? report?.text ?? '',
    ...shownOf(report),
    messages: messages?.map((message) => messageView(message, member)) ?? null,
    same_words_to:
      member === null || own.length === 0
        ? 0
        : ((await sameWords.one(call.tx, { sender: member, messages: own }))?.count ?? 0),
    victims: (member === null ? null : await spentOn.one(call.tx, { member })) ?? { members: 0, credits: 0 },
    complaint: complaint && {
      reason: complaint.reason,
      about: complaint.about,
      from: complaint.name,
      locale: complaint.locale,
      pictures: complaint.pictures.length,
      answer: complaint.words,
      decision: complaint.decision,
    },
    review: review?.view ?? null,
    decisions,
    suggested: decisions.includes(suggested) ? suggested : (decisions[0] ?? 'no_breach'),
  };
}

async function reviewOf(call: StaffCall, id: number) {
  const row = await readReview({ sql: call.tx }, id);
  if (!row) return null;
  const { field, text, seen, waits, shown, caught, reason, appeal } = row;
  const view = { field, text, seen, waits, shown, caught, marks: marksIn(text), reason };
  return { appeal, view };
}

function shownOf(report: Awaited<ReturnType<typeof openReport>>): Pick<Evidence, 'texts' | 'photos'> {
  const { about = null, seeking = null } = report?.snapshot.profile ?? {};
  return {
    texts: [
      ...(about ? [{ field: 'about' as const, text: about }] : []),
      ...(seeking ? [{ field: 'seeking' as const, text: seeking }] : []),
    ],
    photos: (report?.photos ?? []).map(({ photo, status }) => ({ id: photo, address: addressOf(photo), status })),
  };
}

/** Staff are let in by who they are, and not by what an address says. */
const addressOf = (photo: number) => `/media/${photo}/card.webp`;

const messageView = (
  { id = null, sender_id, body, created_at, gift, photo }: Omit<ReportedMessage, 'id'> & { id?: number | null },
  member: number | null,
): CaseMessage => ({
  id,
  theirs: sender_id === member,
  body,
  at: new Date(created_at).toISOString(),
  carries: photo ? 'photo' : gift ? 'gift' : null,
  marks: sender_id === member ? marksIn(body) : [],
});

async function sideOf(call: StaffCall, account: number): Promise<CaseSide | null> {
  const row = await sideFacts.one(call.tx, { account, now: call.now });
  if (!row) return null;
  const { signup_date, photo, ...facts } = row;
  const signals = (await hintsOf({ sql: call.tx, now: call.now }, [account])).get(account) ?? null;
  const strikes = await strikesOf({ sql: call.tx, now: call.now }, account);
  return {
    ...facts,
    joined: signup_date.toISOString(),
    photo: photo === null ? null : addressOf(photo),
    strikes: strikes.length,
    signals,
  };
}
