import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import { hearWithin } from '../attempts/hear.ts';
import * as queries from './queries.ts';

export type RefundToSend = RowOf<typeof queries.refundsToSend>;

/** Refunds of transfers, which staff send at the bank. */
export const refundsToSend = ({ sql }: Pick<ReadCall, 'sql'>, most: number): Promise<RefundToSend[]> =>
  queries.refundsToSend(sql, { most });

/** Whose a refund is that waits to be sent; null where none of that number does. */
export const refundNumbered = (
  { sql }: Pick<ReadCall, 'sql'>,
  id: number,
): ReturnType<typeof queries.refundToSend.one> => queries.refundToSend.one(sql, { id });

/** Staff sent a refund at the bank: that settles it, once. @returns whether it waited for that. */
export async function noteRefundSent(
  call: WriteCall,
  by: Staff,
  { id, note }: { id: number; note?: string | undefined },
): Promise<boolean> {
  const refund = await queries.refundToSend.one(call.tx, { id });
  if (!refund?.reference) return false;
  const { reference, amount, currency, payment_id: payment, attempt_id: attempt, payment_account_id: account } = refund;
  const about = { id: `bank:refund:${id}:settled`, reference, ours: { payment, attempt } };
  const said = await hearWithin(
    call,
    { id: account },
    { object: 'refund', ...about, refund: `bank ${id}`, ourRefund: id, state: 'settled', amount, currency },
    null,
  );
  if (said === 'repeated') return false;
  await record(call, by, {
    ...{ verb: 'transfer.sent_back', object: 'transfer', id: payment, account: refund.account_id },
    details: { refund: id, amount, currency },
    ...(note !== undefined && { note }),
  });
  return true;
}
