import type { Authenticated, ReadCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { notFound } from '#platform/errors.ts';
import { batchNumbered } from '#product/payments/sepa/collections/list-waiting.ts';
import { atSite, companiesOf } from '../desk/desk.ts';
import { collectorsOf } from './queries.ts';

export type Collecting = RowOf<typeof collectorsOf>;

/** Of companies that are all theirs. @throws not_found for a site that is not. */
export async function collectorsFor(call: Authenticated<ReadCall>, site?: number): Promise<Collecting[]> {
  return collectorsOf(call.sql, { companies: await companiesOf(call, site) });
}

export const numbersOf = (collectors: readonly Collecting[]): number[] => collectors.map(({ id }) => id);

/** @throws not_found for an account that is not theirs. */
export async function atCollector<Call extends Authenticated<ReadCall>>(call: Call, account: number): Promise<Call> {
  const own = (await collectorsFor(call)).find(({ id }) => id === account);
  const site = own && (await call.sites.all()).find(({ companyId }) => companyId === own.company_id);
  if (!site) throw notFound();
  return atSite(call, site.id);
}

/** @throws not_found */
export async function ownBatch<Call extends Authenticated<ReadCall>>(call: Call, id: number) {
  const batch = await batchNumbered(call, id);
  if (!batch) throw notFound();
  return { batch, there: await atCollector(call, batch.payment_account_id) };
}
