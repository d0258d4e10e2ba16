import type { Authenticated, ReadCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { notFound } from '#platform/errors.ts';
import { payoutBatchNumbered } from '#product/payments/payouts/list-payouts.ts';
import { atSite, companiesOf } from '../desk/desk.ts';
import { payersOf } from './queries.ts';

export type PayerRow = RowOf<typeof payersOf>;

/** Of companies that are all theirs. @throws not_found for a site that is not. */
export async function payersFor(call: Authenticated<ReadCall>, site?: number): Promise<PayerRow[]> {
  return payersOf(call.sql, { companies: await companiesOf(call, site) });
}

export const idsOf = (payers: readonly PayerRow[]): number[] => payers.map(({ id }) => id);

/** @throws not_found for an account that is not theirs. */
export async function atPayer<Call extends Authenticated<ReadCall>>(call: Call, account: number): Promise<Call> {
  const own = (await payersFor(call)).find(({ id }) => id === account);
  const site = own && (await call.sites.all()).find(({ companyId }) => companyId === own.company_id);
  if (!site) throw notFound();
  return atSite(call, site.id);
}

/** @throws not_found */
export async function ownPayoutBatch<Call extends Authenticated<ReadCall>>(call: Call, id: number) {
  const batch = await payoutBatchNumbered(call, id);
  if (!batch) throw notFound();
  return { batch, there: await atPayer(call, batch.payment_account_id) };
}
