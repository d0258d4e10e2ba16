import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { refundToBuyer, takesBack } from '#product/payments/payments.ts';
import { sendDecision } from './decide-withdrawal.ts';
import { type DueByItself, dueByItself } from './policy.ts';
import { lockBalance, lockOrder, type OrderRow, orderOf, setDecision } from './queries.ts';

/** Null: staff decide, also where the way of paying takes no money back. */
export async function dueNow(call: ReadCall, order: OrderRow): Promise<DueByItself | null> {
  const due = dueByItself(order, call.site.settings.refund_days, call.now);
  return due && (await takesBack(call, order)) ? due : null;
}

export interface LockedDue extends DueByItself {
  readonly order: number;
  readonly attempt: number;
  readonly currency: string;
}

/** Until the commit nothing of it is paid back twice, and none of the balance is spent. */
export async function lockDue(call: WriteCall, account: number, order: number): Promise<LockedDue | null> {
  const { tx, site } = call;
  await lockOrder.one(tx, { order });
  await lockBalance.one(tx, { account });
  const locked = await orderOf.one(tx, { payment: order, account, site: site.id });
  const due = locked && (await dueNow(call, locked));
  return due && locked.attempt_id ? { ...due, order, attempt: locked.attempt_id, currency: locked.currency } : null;
}

export async function payBack(
  call: WriteCall,
  { order, attempt, refund, of, currency }: LockedDue,
  stored: { id: number; reference: string; email: string; declared_at: Date; locale: Locale },
): Promise<void> {
  const { id, reference } = stored;
  const asked = { amount: refund, attempt, cause: `withdrawal ${reference}`, reason: 'withdrawal' } as const;
  const verdict = await refundToBuyer(call, order, asked);
  if (verdict !== 'asked') throw new Error(`The refund of ${reference} was not asked for: ${verdict}.`);
  await setDecision.one(call.tx, { id, decision: 'accepted', now: call.now, staff: '', note: '', refund, words: '' });
  await sendDecision(call, stored, { decision: 'accepted', refund, of, currency, words: '' });
}
