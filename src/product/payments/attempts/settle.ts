import type { WriteCall } from '#platform/call.ts';
import { endPremium, makePremium } from '#product/accounts/accounts.ts';
import type { BalanceEvent } from '#product/credits/contract.ts';
import { addPurchasedCredits } from '#product/credits/credits.ts';
import { endRedemption } from '#product/discounts/discounts.ts';
import { settleClaim } from '../claims/settle-claim.ts';
import type { PaymentEvent } from '../contract.ts';
import type { MethodDetail, PaymentAccount, PaymentFact, ProviderFact } from '../gateway.ts';
import { orderJob, purchaseJob, receiptJob } from '../jobs.ts';
import { attemptStateOf, hasEnded, hasRefundEnded, stateOf, statusOf } from '../policy.ts';
import { refundSecondPayment, settleRefund } from '../refunds/refunds.ts';
import { settleDispute } from '../refunds/settle-dispute.ts';
import { keepStored } from '../stored-methods/stored-methods.ts';
import { type VatEvidence, vatOf } from '../vat/vat.ts';
import { orderEndMail } from './mail-end.ts';
import type { Anomaly } from './note-anomaly.ts';
import {
  type AttemptFacts,
  type AttemptRow,
  companyVat,
  factsOf,
  freezeVat,
  hasPurchase,
  type LockedPayment,
  lockPayment,
  markHandled,
  setAttempt,
  setCardCountry,
  setPayment,
} from './queries.ts';

type Account = Pick<PaymentAccount, 'id'>;

/** Repeats, late facts and another order lead to the same. @returns what does not fit, for staff. */
export async function settleFact(
  call: WriteCall,
  account: Account,
  fact: ProviderFact,
  attempt: AttemptRow,
): Promise<Anomaly | null> {
  const { tx, now } = call;
  const payment = await lockPayment.one(tx, { id: attempt.payment_id });
  if (!payment) return 'unknown_payment';
  const wrong = misfit(payment, fact);
  await markHandled(tx, { account: account.id, id: fact.id, now, attempt: attempt.id, anomaly: wrong });
  if (wrong) return wrong;
  if (fact.object === 'stored') await keepStored(call, payment, account.id, fact.card);
  if (fact.object === 'refund') await settleRefund(call, account, payment, attempt.id, fact);
  if (fact.object === 'dispute') await settleDispute(call, account, payment, attempt.id, fact);
  return settlePayment(call, payment);
}

/** Refunds and disputes may be about a part, but never about more, or other money. */
function misfit({ amount, currency }: LockedPayment, fact: ProviderFact): Anomaly | null {
  if (fact.object === 'stored') return null;
  if (fact.currency !== currency) return 'currency';
  if (fact.object === 'payment' ? fact.amount !== amount : fact.amount < 1 || fact.amount > amount) return 'amount';
  return null;
}

async function settlePayment(call: WriteCall, payment: LockedPayment): Promise<Anomaly | null> {
  const { tx, now } = call;
  const facts = await factsOf.one(tx, { payment: payment.id });
  if (!facts) return null;
  const attempts = facts.attempts.map(attemptOf);
  for (const attempt of attempts) if (attempt.changed) await setAttempt(tx, attempt.row);
  const states = attempts.map(({ row }) => row.state);
  const state = stateOf({ amount: payment.amount, attempts: states, refunds: facts.refunds, disputes: facts.disputes });
  const failure = state === 'failed' ? (attempts.at(-1)?.row.failure ?? null) : null;
  const status = statusOf(state);
  const completed = status === 'completed' && payment.status !== 'completed';
  if (state !== payment.state)
    await setPayment(tx, {
      ...{ id: payment.id, state, status, failure, completedAt: completed ? now : null },
      endedAt: hasEnded(state) ? now : null,
    });
  const detail = attempts.find(({ row }) => row.state === 'paid')?.detail ?? null;
  if (completed) await complete(call, payment, detail);
  else if (status === 'completed' && detail?.country)
    await setCardCountry(tx, { id: payment.id, country: detail.country });
  const [kept] = attempts.filter(({ row }) => row.state === 'paid');
  if (kept) await settleClaim(call, payment, state, kept.row.id);
  // What was credited before its money came begins no premium, and ends none: sepa/collections/settle-collected.ts.
  if (status === 'completed') await (payment.uncollected ? tellBalance(call, payment) : keepPremium(call, payment));
  if (completed || (status === 'completed' && facts.refunds.some(({ state }) => hasRefundEnded(state))))
    await call.enqueue(receiptJob, { payment: payment.id, site: payment.site_id });
  if (state !== payment.state) {
    if (hasEnded(state) && status !== 'completed') await endRedemption(call, payment.id, 'returned');
    // Who pays by transfer or debit is confirmed the order now: the money comes days later.
    if (state === 'pending' && payment.claim_id === null)
      await call.enqueue(orderJob, { payment: payment.id, site: payment.site_id });
    await orderEndMail(call, payment, state);
    call.publish(payment.account_id, { type: 'payment', id: payment.id } satisfies PaymentEvent);
  }
  const [, ...again] = attempts.filter(({ row }) => row.state === 'paid');
  for (const { row } of again) await refundSecondPayment(call, payment, row.id);
  return again.length > 0 ? 'paid_twice' : null;
}

interface SettledAttempt {
  row: Parameters<typeof setAttempt>[1] & { id: number; state: AttemptFacts['state']; failure: PaymentFact['failure'] };
  detail: MethodDetail | null;
  changed: boolean;
}

function attemptOf({ id, state: own, said }: AttemptFacts): SettledAttempt {
  const state = attemptStateOf(
    own,
    said.map((fact) => fact.state),
  );
  const failure = state === 'failed' ? (said.findLast((fact) => fact.failure !== null)?.failure ?? 'unknown') : null;
  const charge = said.findLast((fact) => fact.charge !== null)?.charge ?? null;
  const detail = said.findLast((fact) => fact.detail !== null)?.detail ?? null;
  const over = state !== 'made' && state !== 'sent' && state !== 'unknown' && state !== 'open' && state !== 'pending';
  // A pending one is asked about by the clock of its state; what is over is asked about no more.
  const row = { id, state, failure, charge, detail: detail && JSON.stringify(detail), over };
  return { row, detail, changed: said.length > 0 };
}

async function complete(call: WriteCall, payment: LockedPayment, detail: MethodDetail | null): Promise<void> {
  const { tx, now } = call;
  const isOrder = payment.claim_id === null;
  if (isOrder) await addPurchasedCredits(call, payment.account_id, payment.credits, payment.id);
  const company = await companyVat.one(tx, { company: payment.company_id });
  const vat = company && vatOf(company, payment.country, now);
  const evidence: VatEvidence = { ...(payment.vat_evidence as VatEvidence), card: detail?.country ?? null };
  await freezeVat(tx, {
    ...{ id: payment.id, country: vat?.country ?? null, rate: vat?.rate ?? null, evidence: JSON.stringify(evidence) },
  });
  await endRedemption(call, payment.id, 'used');
  if (isOrder) await call.enqueue(purchaseJob, { payment: payment.id, site: payment.site_id });
}

/** Premium begins with the first purchase whose money is here, and ends when none stands any more. */
export async function keepPremium(call: WriteCall, payment: Pick<LockedPayment, 'account_id'>): Promise<void> {
  const stands = (await hasPurchase.one(call.tx, { account: payment.account_id }))?.stands ?? false;
  await (stands ? makePremium(call, payment.account_id) : endPremium(call, payment.account_id));
  tellBalance(call, payment);
}

const tellBalance = (call: WriteCall, { account_id: account }: Pick<LockedPayment, 'account_id'>): void =>
  call.publish(account, { type: 'balance' } satisfies BalanceEvent);
