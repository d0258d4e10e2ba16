import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import { decideReport } from '#product/chat/removals/decide-report.ts';
import { complaintDecidedJob } from '../jobs.ts';
import type { ComplaintOrder, ComplaintVerdict } from './contract.ts';
import { complaintVerdict } from './policy.ts';
import {
  type ComplaintToRead,
  closeComplaint,
  complaintToRead,
  lockComplaint,
  openCount,
  openRows,
} from './queries.ts';

/** The longest waiting first. @param host of one site; null for all. */
export const openComplaints = (
  { sql }: Pick<ReadCall, 'sql'>,
  { host, most }: { host: string | null; most: number },
): Promise<RowOf<typeof openRows>[]> => openRows(sql, { host, most });

export const countComplaints = async ({ sql }: Pick<ReadCall, 'sql'>): Promise<number> =>
  (await openCount.one(sql))?.count ?? 0;

/** By its number or its reference. That it was opened is written down. */
export async function openComplaint(
  call: Pick<WriteCall, 'tx' | 'now'>,
  by: Staff,
  which: { id: number } | { reference: string },
): Promise<ComplaintToRead | null> {
  const { id = null, reference = null } = which as { id?: number; reference?: string };
  const complaint = await complaintToRead.one(call.tx, { id, reference });
  if (complaint)
    await record(call, by, {
      ...{ verb: 'complaint.opened', object: 'complaint', id: complaint.id },
      ...{ account: complaint.member_id, site: complaint.site_id },
    });
  return complaint;
}

/** Those of its member's site, where somebody is known, else of its own. */
export const placeOf = ({ sql }: Pick<ReadCall, 'sql'>, complaint: number): Promise<ComplaintToRead | null> =>
  complaintToRead.one(sql, { id: complaint, reference: null });

/** On the member's site; who complained is told on the complaint's. Of two at once the second hears the verdict. */
export async function decideComplaint(call: WriteCall, by: Staff, order: ComplaintOrder): Promise<ComplaintVerdict> {
  const { tx, now } = call;
  const { complaint, decision, ground, words, note } = order;
  const present = await lockComplaint.one(tx, { complaint });
  const verdict = complaintVerdict(present, order);
  if (verdict !== 'decided' || !present) return verdict;
  const follows = await applyDecision(call, by, present.report_id, order);
  if (follows !== 'decided') return follows;
  await closeComplaint(tx, { complaint, decision, ground, words, now });
  await record(call, by, {
    verb: 'complaint.decided',
    object: 'complaint',
    id: complaint,
    ...{ account: present.member_id, site: present.site_id },
    details: { decision, ground },
    ...(note && { note }),
  });
  await call.enqueue(complaintDecidedJob, { complaint, site: present.site_id, appeal: false });
  return verdict;
}

/** @param again whatever was decided about it before. */
export async function applyDecision(
  call: WriteCall,
  by: Staff,
  report: number | null,
  { ground, ...follows }: Omit<ComplaintOrder, 'complaint' | 'words'>,
  again = false,
): Promise<'decided' | Refused> {
  if (report === null) return 'decided';
  const law = ground === 'law' ? 'law' : 'terms';
  const order = { ...follows, report, ground: law, ofComplaint: true, again } as const;
  const verdict = await decideReport(call, by, order);
  return isRefused(verdict) ? verdict : 'decided';
}

const REFUSED = ['no_member', 'past', 'no_content', 'text_changed'] as const;
type Refused = (typeof REFUSED)[number];
const isRefused = (verdict: string): verdict is Refused => REFUSED.some((one) => one === verdict);
