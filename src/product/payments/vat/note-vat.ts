import type { WriteCall } from '#platform/call.ts';
import type { ReceiptFacts } from '../receipts/policy.ts';
import { quarterOf } from './contract.ts';
import { addVat } from './queries.ts';

/** @param sale the receipt that it is about, or is. */
export async function noteVat(
  { tx }: Pick<WriteCall, 'tx'>,
  company: number,
  { facts, sale }: { facts: ReceiptFacts; sale: ReceiptFacts },
): Promise<void> {
  const { rate, net, vat, currency, seller, issued_at } = facts;
  if (!rate) return;
  const { year, quarter } = quarterOf(new Date(issued_at));
  const of = quarterOf(new Date(sale.issued_at));
  await addVat(tx, {
    ...{ company, year, quarter, ofYear: of.year, ofQuarter: of.quarter, country: rate.country, rate: rate.rate },
    ...{ currency, home: seller.country === rate.country, net, vat },
  });
}
