import type { WriteCall } from '#platform/call.ts';
import type { BalanceEvent } from '#product/credits/contract.ts';
import type { LockedPayment } from '../attempts/queries.ts';
import type { PaymentAccount, RefundFact } from '../gateway.ts';
import { refundJob, refundMailJob } from '../jobs.ts';
import { creditsFor, refundStateOf } from '../policy.ts';
import { callOffDebit } from '../sepa/collections/call-off-debit.ts';
import {
  insertRefund,
  leftToRefund,
  type RefundRow,
  refundByCause,
  refundById,
  refundByReference,
  returnCredits,
  setRefund,
  takeCredits,
} from './queries.ts';

/** Until somebody looks what became of a refund. */
const REFUND_CHECK_MS = 60 * 60_000;

export interface RefundAsked {
  /** Minor units of the payment's currency. */
  readonly amount: number;
  readonly cause: string;
  readonly reason: 'withdrawal' | 'staff' | 'claim';
  readonly by: 'member' | 'staff' | 'system';
  readonly staff?: string;
  readonly attempt: number;
}

/** `too_much`: less than that is left of the payment. `asked_before`: the cause has its refund. */
export type RefundVerdict = 'asked' | 'asked_before' | 'too_much' | 'not_paid';

/** Its credits are taken first, and returned if it fails. The caller locks the payment. */
export async function askRefund(call: WriteCall, payment: LockedPayment, asked: RefundAsked): Promise<RefundVerdict> {
  const { tx, now } = call;
  if (payment.status !== 'completed') return 'not_paid';
  const left = (await leftToRefund.one(tx, { payment: payment.id }))?.left ?? 0;
  const before = await refundByCause.one(tx, { cause: asked.cause });
  if (before) return 'asked_before';
  if (asked.amount < 1 || asked.amount > left) return 'too_much';
  const made = await insertRefund.one(tx, {
    ...{ payment: payment.id, attempt: asked.attempt, cause: asked.cause, reason: asked.reason, by: asked.by },
    ...{ staff: asked.staff ?? null, amount: asked.amount, currency: payment.currency, state: 'asked' },
    ...{ credits: creditsFor(payment.credits, asked.amount, payment.amount), reference: null, taken: null },
    ...{ now, checkAt: new Date(now.getTime() + REFUND_CHECK_MS) },
  });
  if (!made) return 'asked_before';
  await take(call, payment.account_id, made.id);
  // What the bank was not told to collect goes back by not being collected; a part of it, after it was.
  if (asked.amount === payment.amount) await callOffDebit(call, asked.attempt);
  await call.enqueue(refundJob, { refund: made.id, site: payment.site_id });
  return 'asked';
}

/** No credits go back with it: they were added once. */
export async function refundSecondPayment(call: WriteCall, payment: LockedPayment, attempt: number): Promise<void> {
  const { tx, now } = call;
  const made = await insertRefund.one(tx, {
    ...{
      payment: payment.id,
      attempt,
      cause: `second payment ${attempt}`,
      reason: 'paid_twice',
      by: 'system',
      staff: null,
    },
    ...{ amount: payment.amount, currency: payment.currency, credits: 0, state: 'asked', reference: null, taken: 0 },
    ...{ now, checkAt: new Date(now.getTime() + REFUND_CHECK_MS) },
  });
  if (made) await call.enqueue(refundJob, { refund: made.id, site: payment.site_id });
}

export async function settleRefund(
  call: WriteCall,
  account: Pick<PaymentAccount, 'id'>,
  payment: LockedPayment,
  attempt: number,
  fact: RefundFact,
): Promise<void> {
  const { tx, now } = call;
  const refund =
    (await known(call, account, payment, fact)) ?? (await madeByHand(call, account, payment, attempt, fact));
  if (!refund) return;
  const state = refundStateOf(refund.state, fact.state);
  await setRefund(tx, {
    ...{ id: refund.id, state, reference: fact.refund, sentAt: now, now },
    checkAt: state === 'sent' ? new Date(now.getTime() + REFUND_CHECK_MS) : null,
  });
  await call.enqueue(refundMailJob, { refund: refund.id, site: payment.site_id });
  if (state === 'failed' || state === 'reversed') {
    await returnCredits(tx, { id: refund.id });
    call.publish(payment.account_id, { type: 'balance' } satisfies BalanceEvent);
  }
}

async function known(
  { tx }: WriteCall,
  account: Pick<PaymentAccount, 'id'>,
  payment: LockedPayment,
  { refund, ourRefund }: RefundFact,
): Promise<RefundRow | null> {
  const ours = ourRefund === null ? null : await refundById.one(tx, { id: ourRefund });
  if (ours?.payment_id === payment.id) return ours;
  return refundByReference.one(tx, { account: account.id, reference: refund });
}

async function madeByHand(
  call: WriteCall,
  account: Pick<PaymentAccount, 'id'>,
  payment: LockedPayment,
  attempt: number,
  { refund: reference, amount }: RefundFact,
): Promise<RefundRow | null> {
  const { tx, now } = call;
  const cause = `provider ${account.id} ${reference}`;
  const made = await insertRefund.one(tx, {
    ...{ payment: payment.id, attempt, cause, reason: 'provider', by: 'provider', staff: null, amount },
    ...{ currency: payment.currency, credits: creditsFor(payment.credits, amount, payment.amount), state: 'sent' },
    ...{ reference, taken: null, now, checkAt: null },
  });
  if (made) await take(call, payment.account_id, made.id);
  return refundByCause.one(tx, { cause });
}

async function take(call: WriteCall, account: number, refund: number): Promise<void> {
  await takeCredits(call.tx, { id: refund });
  call.publish(account, { type: 'balance' } satisfies BalanceEvent);
}
