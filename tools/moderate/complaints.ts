import type { Config } from '#platform/config/config.ts';
import type { Sql } from '#platform/db/database.ts';
import type { Staff } from '#product/audit/audit.ts';
import { removedOf } from '#product/chat/removals/removals.ts';
import { decideAppeal, openComplaintAppeals } from '#product/complaints/appeal.ts';
import type { ComplaintOrder, ComplaintVerdict } from '#product/complaints/decisions/contract.ts';
import {
  countComplaints,
  decideComplaint,
  openComplaint,
  openComplaints,
  placeOf,
} from '#product/complaints/decisions/decisions.ts';
import type { ComplaintToRead } from '#product/complaints/decisions/queries.ts';
import { removedTextsOf } from '#product/members/texts/remove-text.ts';
import { openReport } from '#product/safety/decisions/decisions.ts';
import type { Operator } from '../operator/operator.ts';
import { plain, quoted, timeOf } from './plain.ts';
import type { Outcome } from './service.ts';
import { fileOf, reportLines } from './show.ts';

/** What somebody wants done about a complaint. */
export type ComplaintRequest = Omit<ComplaintOrder, 'complaint'>;
export type ComplaintAppealRequest = {
  instead: Omit<ComplaintRequest, 'words' | 'note'> | null;
  words: string;
  note?: string | undefined;
  alone: boolean;
};

/** What somebody of the staff can do about complaints and appeals against their decisions. */
export function complaintServiceOf(operator: Operator, by: Staff) {
  const { db: sql, config } = operator;
  const now = () => new Date();

  /** Calls about the site whose member a complaint is about, else about its own; null when there is no such complaint. */
  async function callsOf(complaint: number) {
    const place = await placeOf({ sql }, complaint);
    if (!place) return null;
    return place.member_id === null ? operator.callsOn(place.host) : operator.callsFor(place.member_id);
  }

  return {
    countComplaints: () => countComplaints({ sql }),

    async complaints(host: string | null, most: number): Promise<string[][]> {
      return (await openComplaints({ sql }, { host, most })).map(summaryOf);
    },

    async complaintAppeals(most: number): Promise<string[][]> {
      return (await openComplaintAppeals({ sql }, most)).map(summaryOf);
    },

    openComplaintIds: async (most: number): Promise<number[]> =>
      (await openComplaints({ sql }, { host: null, most })).map(({ id }) => id),

    async showComplaint(which: string): Promise<Outcome & { id: number | null }> {
      const key = which.startsWith('C-') ? { reference: which } : { id: Number(which) };
      return sql.transaction(async (tx) => {
        const call = { tx, now: now() };
        const complaint = await openComplaint(call, by, key);
        if (!complaint) return { lines: [`There is no complaint ${plain(which)}.`], done: false, id: null };
        const report = complaint.report_id === null ? null : await openReport(call, by, { id: complaint.report_id });
        const lines = [...complaintLines(config, complaint), ...(await removedLines(call, complaint))];
        return { lines: report ? [...lines, ...reportLines(config, report)] : lines, done: true, id: complaint.id };
      });
    },

    async decideComplaint(complaint: number, request: ComplaintRequest): Promise<Outcome> {
      const calls = await callsOf(complaint);
      const order = { complaint, ...request };
      const verdict = calls ? await calls.transaction((call) => decideComplaint(call, by, order)) : 'not_found';
      return told(verdict, `Complaint ${complaint} is decided: ${request.decision} (${request.ground}).`, complaint);
    },

    async decideComplaintAppeal(complaint: number, request: ComplaintAppealRequest): Promise<Outcome> {
      const calls = await callsOf(complaint);
      const order = { complaint, ...request };
      const verdict = calls ? await calls.transaction((call) => decideAppeal(call, by, order)) : 'not_found';
      const { instead } = request;
      const what = instead
        ? `is decided otherwise: ${instead.decision} (${instead.ground})`
        : 'stays as it was decided';
      return told(verdict, `Complaint ${complaint} ${what}.`, complaint);
    },
  };
}

function told(verdict: ComplaintVerdict, decided: string, complaint: number): Outcome {
  if (verdict === 'decided') return { lines: [decided], done: true };
  if (verdict === 'unchanged') return { lines: [`Complaint ${complaint} was decided like this already.`], done: true };
  return { lines: [SAID[verdict].replace('#', `${complaint}`)], done: false };
}

const SAID: Record<Exclude<ComplaintVerdict, 'decided' | 'unchanged'>, string> = {
  decided_before: 'Complaint # was decided before. See: log',
  unfit:
    'The ground does not fit: “none” goes with no_breach, not_found, unclear, gone or stands, all else with law, terms or service.',
  no_member:
    'Complaint # is about nobody whom the site knows, or nobody who can be warned or banned. Do it by another order, and say “done”.',
  past: '--until is a day to come.',
  no_content: 'Nothing of what complaint # would remove is there.',
  text_changed: 'The text is another one by now than complaint # is about. To remove that one: --changed.',
  own_decision:
    'You decided complaint # yourself, so somebody else decides: --as names who. Where there is nobody else, say --alone.',
  not_open: 'No appeal waits for complaint #.',
  not_found: 'There is no complaint #.',
};

interface Waiting {
  id: number;
  reference: string;
  reason: string;
  member_id: number | null;
  created_at: Date;
  host: string;
}

const summaryOf = ({ id, reference, reason, member_id, created_at, host }: Waiting): string[] => [
  `complaint ${id}  ${reference}  ${reason}  ${host}  ${member_id === null ? 'about nobody known' : `about member ${member_id}`}  ${timeOf(created_at)}`,
];

/** What was removed of who objects to a decision, with the orders that bring it back. */
async function removedLines(call: { tx: Sql }, { reason, account_id }: ComplaintToRead): Promise<string[]> {
  if (reason !== 'decision' || account_id === null) return [];
  const messages = await removedOf({ sql: call.tx }, account_id);
  const texts = await removedTextsOf({ sql: call.tx }, account_id);
  return [
    ...messages.flatMap((one) => [
      `  removed: message ${one.message_id} (${one.reason}, ${one.ground})  ${timeOf(one.removed_at)}`,
      ...quoted(one.body),
    ]),
    ...texts.flatMap((one) => [
      `  removed: ${one.field} ${account_id} (${one.reason}, ${one.ground})  ${timeOf(one.removed_at)}`,
      ...quoted(one.text),
    ]),
  ];
}

function complaintLines(places: Pick<Config, 's3' | 'dataDir'>, complaint: ComplaintToRead): string[] {
  const { id, reference, reason, content, host, created_at, about, name, email, account_id, member_id } = complaint;
  const from = [account_id === null ? 'a visitor' : `member ${account_id}`, plain(name), plain(email)].filter(Boolean);
  const known =
    member_id === null ? 'nobody who is known' : `member ${member_id}, ${plain(complaint.member_name ?? '')}`;
  return [
    `complaint ${id}  ${reference}  ${reason}${content ? ` (${content})` : ''}  ${host}  ${timeOf(created_at)}  ${complaint.decided_at ? `decided: ${complaint.decision} (${complaint.ground})` : 'open'}`,
    `  from ${from.join(', ')}, who reads ${complaint.locale}`,
    ...(about ? [`  about “${plain(about)}”: ${known}`] : []),
    ...(complaint.text ? ['  in their words:', ...quoted(complaint.text)] : []),
    ...complaint.pictures.map((hash) => `    a picture that came with it: ${fileOf(places, hash)}`),
    ...(complaint.words ? ['  the reasons that were given:', ...quoted(complaint.words)] : []),
    ...(complaint.appeal_text === null || !complaint.appealed_at
      ? []
      : [
          `  appealed ${timeOf(complaint.appealed_at)} (${complaint.appeal_status}):`,
          ...quoted(complaint.appeal_text),
        ]),
  ];
}
