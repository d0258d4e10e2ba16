import type { Authenticated, ReadCall } from '#platform/call.ts';
import { PAYOUT_LINES_PAGE, type PayoutLine, type PayoutLinesInput, type PayoutLinesReply } from './contract.ts';
import { ownPayoutBatch } from './payers-for.ts';
import { type PayoutLineRow, payoutLinesAfter } from './queries.ts';

/** @throws not_found where it is not theirs. */
export async function listLines(
  call: Authenticated<ReadCall>,
  { id, after = 0 }: PayoutLinesInput,
): Promise<PayoutLinesReply> {
  await ownPayoutBatch(call, id);
  const rows = await payoutLinesAfter(call.sql, { batch: id, after, most: PAYOUT_LINES_PAGE + 1 });
  const page = rows.slice(0, PAYOUT_LINES_PAGE);
  return { lines: page.map(lineView), next: rows.length > PAYOUT_LINES_PAGE ? (page.at(-1)?.id ?? null) : null };
}

const lineView = (row: PayoutLineRow): PayoutLine => ({
  ...{ id: row.id, reference: row.end_to_end_id, payment: row.payment_id, member: row.account_id, entry: row.entry_id },
  ...{ holder: row.holder, last4: row.iban_last4, money: { amount: row.amount, currency: 'EUR' } },
  ...{ state: row.state, code: row.answer_code, answered_on: row.answered_on },
});
