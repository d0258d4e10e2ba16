import type { WriteCall } from '#platform/call.ts';
import { record } from '#product/audit/audit.ts';
import type { ProvenStaff } from '#product/audit/staff.ts';
import { hearWithin } from '../attempts/hear.ts';
import { lockPayment, lockReference } from '../attempts/queries.ts';
import { returnedEntry } from '../bank/queries.ts';
import { applyReturn } from '../bank/send-money-back.ts';
import { dayOf } from '../sepa/collection-day.ts';
import { refundFact } from './apply-payout-answer.ts';
import { endPayout, lockPayout, payoutById } from './queries.ts';

/** `not_sent`: it is in no file, or came back before. */
export type PayoutReturnVerdict = 'returned' | 'not_sent' | 'not_found';

interface ReturnedPayout {
  /** Of the line, not of its refund. */
  readonly id: number;
  /** ISO 20022, such as AC04. */
  readonly code: string;
  readonly note?: string | undefined;
}

/** As if a file of the bank said so: credits are given back, and the refund is asked for anew. */
export async function notePayoutReturned(
  call: WriteCall,
  by: ProvenStaff,
  { id, code, note }: ReturnedPayout,
): Promise<PayoutReturnVerdict> {
  const { tx, now } = call;
  const on = dayOf(now);
  const words = { ...(note !== undefined && { note }) };
  const money = await returnedEntry.one(tx, { id });
  if (money?.entry_id) {
    if (!isSent((await lockPayout.one(tx, { id }))?.state)) return 'not_sent';
    await applyReturn({ tx, now }, id, { fate: 'returned', on, code });
    await record(call, by, {
      ...{ verb: 'payout.returned', object: 'transfer', id: money.entry_id, account: null, site: call.site.id },
      details: { payout: id, code, amount: money.amount },
      ...words,
    });
    return 'returned';
  }
  const payout = await payoutById.one(tx, { id });
  if (!payout?.reference) return 'not_found';
  const { reference, payment_account_id: account, payment_id: payment, refund_id: refund, amount, currency } = payout;
  await lockReference(tx, { account, reference });
  await lockPayment.one(tx, { id: payment });
  if (!isSent((await lockPayout.one(tx, { id }))?.state)) return 'not_sent';
  const of = { provider: payout.provider, refund, payment, attempt: payout.attempt_id, reference, amount, currency };
  await hearWithin(call, { id: account }, refundFact(of, 'reversed'), null);
  await endPayout(tx, { id, state: 'returned', on, code, now });
  await record(call, by, {
    ...{ verb: 'payout.returned', object: 'refund', id: refund, account: payout.account_id },
    details: { payout: id, code, payment, amount, batch: payout.batch_id },
    ...words,
  });
  return 'returned';
}

const isSent = (state: string | undefined) => state === 'batched' || state === 'settled';
