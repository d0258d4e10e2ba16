import type { Authenticated, ReadCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import { waiveClaim } from '#product/payments/claims/waive-claim.ts';
import { actingStaff, atSiteOf, type StaffCall, scopeOf } from '../desk/desk.ts';
import { seenIsOld } from '../payments/seen-is-old.ts';
import { DEBTS_PAGE, type DebtsInput, type DebtsReply, type WaiveInput } from './contract.ts';
import { debtOnSites, openDebts } from './queries.ts';

export async function list(call: Authenticated<ReadCall>, { site, after = 0 }: DebtsInput): Promise<DebtsReply> {
  const { sites } = await scopeOf(call, site);
  const rows = await openDebts(call.sql, { sites, after, most: DEBTS_PAGE + 1 });
  const debts = rows.slice(0, DEBTS_PAGE).map((row) => ({
    ...{ id: row.id, member: row.account_id, name: row.name ?? '', site: row.host, payment: row.payment_id },
    money: { amount: row.amount, currency: row.currency },
    ...{ credits: row.credits_missing, reason: row.reason, method: row.method },
    ...{ opened_at: row.created_at.toISOString(), paying: row.paying ?? false },
  }));
  return { debts, next: rows.length > DEBTS_PAGE ? (debts.at(-1)?.id ?? null) : null };
}

/** @throws not_found on a site that is not theirs, seen_is_old (409) where it has ended. */
export async function waive(call: StaffCall, { id, note }: WaiveInput): Promise<{ ok: true }> {
  const { sites } = await scopeOf(call);
  const debt = await debtOnSites.one(call.tx, { id, sites });
  if (!debt) throw notFound();
  const there = await atSiteOf(call, debt.account_id);
  if (!(await waiveClaim(there, await actingStaff(call), { id, ...(note && { note }) }))) throw seenIsOld();
  return { ok: true };
}
