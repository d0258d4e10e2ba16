import type { ReadCall, WriteCall } from '#platform/call.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import { hearWithin } from '../attempts/hear.ts';
import { dayOf } from '../sepa/collection-day.ts';
import { refundFact } from './apply-payout-answer.ts';
import { endPayoutByHand, refundToSend } from './queries.ts';

export const refundNumbered = ({ sql }: Pick<ReadCall, 'sql'>, id: number): ReturnType<typeof refundToSend.one> =>
  refundToSend.one(sql, { id });

/** Settles the refund, once. @returns whether it waited for that. */
export async function noteRefundSent(
  call: WriteCall,
  by: Staff,
  { id, note }: { id: number; note?: string | undefined },
): Promise<boolean> {
  const { tx, now } = call;
  const refund = await refundToSend.one(tx, { id });
  if (!refund?.reference) return false;
  const { reference, amount, currency, payment_id: payment, attempt_id: attempt, provider } = refund;
  const of = { provider, refund: id, payment, attempt, reference, amount, currency };
  const said = await hearWithin(call, { id: refund.payment_account_id }, refundFact(of, 'settled'), null);
  if (said === 'repeated') return false;
  await endPayoutByHand(tx, { refund: id, on: dayOf(now), now });
  const about = {
    id: payment,
    account: refund.account_id,
    details: { refund: id, amount, currency, batch: refund.batch_id },
  };
  const verb = provider === 'sepa' ? 'debit.sent_back' : 'transfer.sent_back';
  await record(call, by, { ...about, verb, object: 'transfer', ...(note !== undefined && { note }) });
  return true;
}
