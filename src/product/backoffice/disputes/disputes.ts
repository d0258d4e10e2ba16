import type { Authenticated, ReadCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import { noteLook } from '#product/audit/staff.ts';
import { actingStaff, type StaffCall, scopeOf } from '../desk/desk.ts';
import { collectEvidence } from './collect-evidence.ts';
import {
  DISPUTES_PAGE,
  type DisputeRow,
  type DisputesInput,
  type DisputesReply,
  type OpenedDispute,
  RATE_DAYS,
} from './contract.ts';
import { disputeOnSites, disputeRate, type ListedDispute, newestDisputes, openDisputes } from './queries.ts';

const DAY_MS = 86_400_000;

export async function list(
  call: Authenticated<ReadCall>,
  { site, all = false, before }: DisputesInput,
): Promise<DisputesReply> {
  const { sql, now } = call;
  const { sites } = await scopeOf(call, site);
  const asked = { sites, before: before ?? Number.MAX_SAFE_INTEGER, most: DISPUTES_PAGE + 1 };
  const rows = await (all ? newestDisputes(sql, asked) : openDisputes(sql, asked));
  const disputes = rows.slice(0, DISPUTES_PAGE).map(rowView);
  const since = new Date(now.getTime() - RATE_DAYS * DAY_MS);
  const rate = before === undefined ? await disputeRate.one(sql, { sites, since }) : null;
  return {
    disputes,
    next: rows.length > DISPUTES_PAGE ? (disputes.at(-1)?.id ?? null) : null,
    rate: { opened: rate?.opened ?? 0, paid: rate?.paid ?? 0 },
  };
}

const rowView = (row: ListedDispute): DisputeRow => ({
  ...{ id: row.id, payment: row.payment_id, member: row.account_id, name: row.name, site: row.host },
  money: { amount: row.amount, currency: row.currency },
  ...{ reason: row.reason, state: row.state, provider: row.provider, method: row.method },
  ...{ opened_at: row.created_at.toISOString(), due_at: row.due_at?.toISOString() ?? null },
});

/** With a look in the book of looks. @throws not_found on a site that is not theirs. */
export async function openOne(call: StaffCall, { id }: { id: number }): Promise<OpenedDispute> {
  const { sites } = await scopeOf(call);
  const row = await disputeOnSites.one(call.tx, { id, sites });
  if (!row?.site_id) throw notFound();
  const staff = await actingStaff(call);
  await noteLook(call, staff, { site: row.site_id, object: 'dispute', id, account: row.account_id });
  const { facts } = await collectEvidence(call, row);
  return {
    dispute: {
      ...rowView(row),
      reference: row.reference,
      owed: row.owed === null ? null : { amount: row.owed, currency: row.currency },
    },
    evidence: facts,
  };
}
