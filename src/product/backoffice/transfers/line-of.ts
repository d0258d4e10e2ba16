import type { Authenticated, ReadCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import { companiesOf } from '../desk/desk.ts';
import { accountsOfCompanies, lineNumbered, type OpenedRow } from './queries.ts';

/** @throws not_found for a site that is not theirs. */
export async function bankAccountsOf(call: Authenticated<ReadCall>, site?: number): Promise<number[]> {
  const companies = await companiesOf(call, site);
  return (await accountsOfCompanies(call.sql, { companies })).map(({ id }) => id);
}

/** @throws not_found for a line of a company that is not theirs. */
export async function lineOf(call: Authenticated<ReadCall>, id: number): Promise<OpenedRow> {
  const row = await lineNumbered.one(call.sql, { id, accounts: await bankAccountsOf(call) });
  if (!row) throw notFound();
  // Part of a price waits for nobody while its order does.
  const hasEnded = row.payment_status === 'failed' || row.payment_status === 'cancelled';
  return { ...row, in_part: row.in_part && hasEnded };
}
