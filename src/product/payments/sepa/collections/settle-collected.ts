import type { WriteCall } from '#platform/call.ts';
import type { JobTools } from '#platform/module.ts';
import { lockPayment } from '../../attempts/queries.ts';
import { keepPremium } from '../../attempts/settle.ts';
import type { PaymentEvent } from '../../contract.ts';
import { receiptJob } from '../../jobs.ts';
import { dayOf } from '../collection-day.ts';
import { lockedDebit } from './apply-answer.ts';
import { debitsToSettle, notePaymentCollected, settleDebit } from './queries.ts';

const MAX_DEBITS = 500;

/** From now on its payment counts as any other. Once. @returns whether it was now. */
async function settleOne(call: WriteCall, id: number): Promise<boolean> {
  const { tx, now } = call;
  const debit = await lockedDebit(call, id);
  if (!debit || !(await settleDebit.one(tx, { id, now }))) return false;
  await notePaymentCollected.one(tx, { id: debit.payment_id });
  const payment = await lockPayment.one(tx, { id: debit.payment_id });
  if (payment) await keepPremium(call, payment);
  await call.enqueue(receiptJob, { payment: debit.payment_id, site: debit.site_id });
  call.publish(debit.account_id, { type: 'payment', id: debit.payment_id } satisfies PaymentEvent);
  return true;
}

export async function settleCollected({ services, onSite }: JobTools): Promise<void> {
  for (const { id, site_id } of await debitsToSettle(services.db, { today: dayOf(services.now()), most: MAX_DEBITS })) {
    const { transaction } = await onSite(site_id);
    try {
      await transaction((call) => settleOne(call, id));
    } catch (error) {
      services.log.error({ err: error, debit: id }, 'a collected direct debit could not be settled');
    }
  }
}
