import type { Authenticated, CallFacts, ReadCall } from '#platform/call.ts';
import { AppError, notFound } from '#platform/errors.ts';
import { noteLook } from '#product/audit/staff.ts';
import type { SiteSettings } from '#product/sites/contract.ts';
import { actingStaff, type StaffCall, scopeOf } from '../desk/desk.ts';
import { hintsOf } from '../hints-of.ts';
import { takeLease } from '../leases/leases.ts';
import { MAX_TIMES } from '../photos/contract.ts';
import type {
  CaseError,
  CaseKind,
  CaseQueue,
  CaseRow,
  CasesInput,
  CasesReply,
  CaseView,
  WhichCase,
} from './contract.ts';
import { evidenceOf } from './evidence.ts';
import {
  type CaseFacts,
  complaintCases,
  complaintTimes,
  reportCases,
  reportTimes,
  textCases,
  textTimes,
} from './queries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3600_000;
const DAYS_OF_TIMES = 7;
const SIGNAL_MS = 30 * 24 * HOUR_MS;

const isComplaint = (kind: CaseKind): boolean => kind === 'complaint' || kind === 'complaint_appeal';
const queueOf = (kind: CaseKind): CaseQueue =>
  isComplaint(kind) ? 'complaints' : kind === 'text' || kind === 'text_appeal' ? 'texts' : 'reports';

export async function list(call: Authenticated<ReadCall>, { site, queue }: CasesInput): Promise<CasesReply> {
  const { sites } = await scopeOf(call, site);
  const rows = await rowsOf(call, sites, queue, null);
  const hints = await hintsOf(call, membersIn(rows));
  const cases = await Promise.all(rows.map((row) => rowView(call, row, hints)));
  return { cases, times: await timesOf(call, sites, queue, rows) };
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

export async function waitingCase(call: Authenticated<ReadCall>, which: WhichCase): Promise<CaseFacts | null> {
  const { sites } = await scopeOf(call);
  return (await rowsOf(call, sites, queueOf(which.kind), which))[0] ?? null;
}

/** Held by who opens it. @throws case_decided, also where it is not on a site of theirs; case_taken (409) */
export async function open(call: StaffCall, which: WhichCase): Promise<CaseView> {
  const row = await waitingCase(call, which);
  if (!row) throw await goneOf(call, which);
  const staff = await actingStaff(call);
  if (!(await takeLease(call, staff, which.kind, which.id))) throw new AppError<CaseError>('case_taken', 409);
  const object = isComplaint(which.kind) ? 'complaint' : (LOOKED[which.kind] ?? 'report');
  await noteLook(call, staff, { site: row.site_id, object, id: which.id, account: row.member });
  const hints = await hintsOf({ sql: call.tx, now: call.now }, membersIn([row]));
  return { ...(await rowView(call, row, hints)), ...(await evidenceOf(call, staff, row)) };
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

type Promises = Pick<SiteSettings, 'text_promise_minutes' | 'report_promise_hours' | 'complaint_answer_days'>;

/** Minutes within which the site promises a decision. */
function promiseOf(queue: CaseQueue, settings: Promises): number {
  if (queue === 'texts') return settings.text_promise_minutes;
  return queue === 'reports' ? settings.report_promise_hours * 60 : settings.complaint_answer_days * 24 * 60;
}

const TIMES: Record<CaseQueue, typeof reportTimes> = {
  reports: reportTimes,
  complaints: complaintTimes,
  texts: textTimes,
};

async function timesOf(
  { sql, sites, now }: Authenticated<ReadCall>,
  ids: number[],
  queue: CaseQueue,
  waiting: readonly CaseFacts[],
): Promise<CasesReply['times']> {
  const since = new Date(now.getTime() - DAYS_OF_TIMES * 24 * HOUR_MS);
  const all = await Promise.all(ids.map((id) => sites.byId(id)));
  const promises = all.map(({ settings }) => promiseOf(queue, settings));
  const row = await TIMES[queue].one(sql, { sites: ids, promises, since, most: MAX_TIMES });
  const { decided = 0, median = null, p95 = null, within = null } = row ?? {};
  const first = Math.min(...waiting.map(({ created_at }) => created_at.getTime()));
  const oldest = waiting.length > 0 ? (now.getTime() - first) / 1000 : null;
  return { decided, median, p95, within, oldest, promise: Math.min(...promises) };
}

const membersIn = (rows: readonly CaseFacts[]) => rows.flatMap(({ member }) => (member === null ? [] : [member]));

async function rowView(
  { sites, now }: Pick<CallFacts, 'sites' | 'now'>,
  row: CaseFacts,
  hints: Awaited<ReturnType<typeof hintsOf>>,
): Promise<CaseRow> {
  const { kind, id, reference, reason, member, name, created_at, taken_by } = row;
  const { settings } = await sites.byId(row.site_id);
  const waited = now.getTime() - created_at.getTime();
  return {
    ...{ kind, id, reference, reason, member, name, taken_by },
    site: settings.name,
    hints: hints.get(member ?? 0)?.hints ?? [],
    created_at: created_at.toISOString(),
    hours: Math.floor(waited / HOUR_MS),
    late: waited >= promiseOf(queueOf(kind), settings) * MINUTE_MS,
  };
}
