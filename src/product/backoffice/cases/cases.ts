import type { Authenticated, CallFacts, ReadCall } from '#platform/call.ts';
import { AppError, notFound } from '#platform/errors.ts';
import { noteLook } from '#product/audit/staff/staff.ts';
import { ANSWER_DAYS } from '#product/complaints/contract.ts';
import { actingStaff, type StaffCall, scopeOf } from '../desk/desk.ts';
import { takeLease } from '../leases/leases.ts';
import {
  type CaseError,
  type CaseKind,
  type CaseQueue,
  type CaseRow,
  type CasesInput,
  type CasesReply,
  type CaseView,
  PROMISE_HOURS,
  type WhichCase,
} from './contract.ts';
import { evidenceOf } from './evidence.ts';
import { type CaseFacts, complaintCases, reportCases, textCases } from './queries.ts';

const HOUR_MS = 3600_000;
/** Milliseconds that a text waits for staff: thirty days. */
const SIGNAL_MS = 30 * 24 * HOUR_MS;

const isComplaint = (kind: CaseKind): boolean => kind === 'complaint' || kind === 'complaint_appeal';
const queueOf = (kind: CaseKind): CaseQueue =>
  isComplaint(kind) ? 'complaints' : kind === 'text' || kind === 'text_appeal' ? 'texts' : 'reports';

/** What waits on the sites of who asks. */
export async function list(call: Authenticated<ReadCall>, { site, queue }: CasesInput): Promise<CasesReply> {
  const { sites } = await scopeOf(call, site);
  const rows = await rowsOf(call, sites, queue, null);
  return { cases: await Promise.all(rows.map((row) => rowView(call, row))) };
}

function rowsOf(
  { sql, now, actor }: Authenticated<ReadCall>,
  sites: number[],
  queue: CaseQueue,
  which: WhichCase | null,
): Promise<CaseFacts[]> {
  const one = { id: which?.id ?? null, kind: which?.kind ?? null };
  const known = { sites, now, account: actor.id, ...one };
  if (queue === 'texts') return textCases(sql, known);
  return queue === 'complaints'
    ? complaintCases(sql, known)
    : reportCases(sql, { ...known, since: new Date(now.getTime() - SIGNAL_MS) });
}

/** A case that waits on a site of theirs; null where none of this number does. */
export async function waitingCase(call: Authenticated<ReadCall>, which: WhichCase): Promise<CaseFacts | null> {
  const { sites } = await scopeOf(call);
  return (await rowsOf(call, sites, queueOf(which.kind), which))[0] ?? null;
}

/**
 * A case with its evidence, held by who opens it.
 * @throws case_decided where it waits no more, or not on a site of theirs; case_taken (409) where somebody else holds it.
 */
export async function open(call: StaffCall, which: WhichCase): Promise<CaseView> {
  const row = await waitingCase(call, which);
  if (!row) throw await goneOf(call, which);
  const staff = await actingStaff(call);
  if (!(await takeLease(call, staff, which.kind, which.id))) throw new AppError<CaseError>('case_taken', 409);
  const object = isComplaint(which.kind) ? 'complaint' : (LOOKED[which.kind] ?? 'report');
  await noteLook(call, staff, { site: row.site_id, object, id: which.id, account: row.member });
  return { ...(await rowView(call, row)), ...(await evidenceOf(call, staff, row)) };
}

const LOOKED: Record<string, 'message' | 'member'> = {
  ...{ signal: 'message', held: 'member', ban_appeal: 'member', text: 'member', text_appeal: 'member' },
};

/** One of another site is not there at all. */
async function goneOf(call: Authenticated<ReadCall>, which: WhichCase): Promise<AppError> {
  const all = (await call.sites.all()).map(({ id }) => id);
  const [elsewhere] = await rowsOf(call, all, queueOf(which.kind), which);
  return elsewhere ? notFound() : new AppError<CaseError>('case_decided', 409);
}

async function rowView({ sites, now }: Pick<CallFacts, 'sites' | 'now'>, row: CaseFacts): Promise<CaseRow> {
  const { kind, id, reference, reason, member, name, created_at, taken_by } = row;
  const promised = isComplaint(kind) ? ANSWER_DAYS * 24 : PROMISE_HOURS;
  const hours = Math.floor((now.getTime() - created_at.getTime()) / HOUR_MS);
  return {
    ...{ kind, id, reference, reason, member, name, taken_by },
    site: (await sites.byId(row.site_id)).settings.name,
    created_at: created_at.toISOString(),
    hours,
    late: hours >= promised,
  };
}
