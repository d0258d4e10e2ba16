import type { WriteCall } from '#platform/call.ts';
import { type LockedPayment, lockPayment } from '../attempts/queries.ts';
import type { PaymentState } from '../contract.ts';
import { claimMailJob } from '../jobs.ts';
import { askRefund } from '../refunds/refunds.ts';
import { claimPaidBy, closeClaim, closePaidClaim, paidClaimOf, reopenClaim, setClaimPaid } from './queries.ts';

/** Money for a claim that ended otherwise goes back. The payment is locked. @param attempt the one that was paid. */
export async function settleClaim(
  call: WriteCall,
  { claim_id: id, ...payment }: LockedPayment,
  state: PaymentState,
  attempt: number,
): Promise<void> {
  const { tx, now } = call;
  if (id === null) return;
  if (state === 'refunded' || state === 'charged_back') {
    const open = await reopenClaim.one(tx, { id, payment: payment.id });
    if (open) await call.enqueue(claimMailJob, { claim: id, site: open.site_id });
    return;
  }
  const paid = await setClaimPaid.one(tx, { id, payment: payment.id, now });
  if (paid) return call.enqueue(claimMailJob, { claim: id, site: paid.site_id });
  const by = (await claimPaidBy.one(tx, { id }))?.settling_payment_id ?? null;
  if (by === payment.id) return;
  const asked = { reason: 'claim', by: 'system', attempt, cause: `claim ${id} payment ${payment.id}` } as const;
  await askRefund(call, { ...payment, claim_id: id, status: 'completed' }, { ...asked, amount: payment.amount });
}

export async function endWonClaim(call: WriteCall, dispute: number): Promise<void> {
  const { tx, now } = call;
  const closed = await closeClaim.one(tx, { dispute, now });
  if (closed) return call.enqueue(claimMailJob, { claim: closed.id, site: closed.site_id });
  const paid = await paidClaimOf.one(tx, { dispute });
  if (!paid?.settling_payment_id) return;
  // The payment before its claim, as wherever one is paid.
  const payment = await lockPayment.one(tx, { id: paid.settling_payment_id });
  const ended = payment && (await closePaidClaim.one(tx, { id: paid.id, payment: payment.id }));
  if (!payment || !ended) return;
  await call.enqueue(claimMailJob, { claim: ended.id, site: ended.site_id });
  const asked = { reason: 'claim', by: 'system', attempt: paid.attempt, cause: `claim ${paid.id} won back` } as const;
  await askRefund(call, payment, { ...asked, amount: payment.amount });
}
