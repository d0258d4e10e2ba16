import type { WriteCall } from '#platform/call.ts';
import type { JobTools } from '#platform/module.ts';
import { hearWithin } from '../attempts/hear.ts';
import { lockPayment, lockReference } from '../attempts/queries.ts';
import { returnedEntry } from '../bank/queries.ts';
import { applyReturn } from '../bank/send-money-back.ts';
import type { RefundFact } from '../gateway.ts';
import { dayOf } from '../sepa/collection-day.ts';
import { payoutFateOf } from './policy.ts';
import {
  endPayout,
  endPayoutAnswer,
  lockPayout,
  lockPayoutAnswer,
  matchedPayoutAnswers,
  payoutAnswerById,
  payoutById,
} from './queries.ts';

const MAX_ANSWERS = 500;

interface OfRefund {
  readonly provider: 'sepa' | 'bank';
  readonly refund: number;
  readonly payment: number;
  readonly attempt: number;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
}

/** The same fact whether a file or staff say it. */
export const refundFact = (of: OfRefund, state: 'settled' | 'reversed'): RefundFact => ({
  ...{ object: 'refund', id: `${of.provider}:refund:${of.refund}:${state}`, reference: of.reference, state },
  ...{
    ours: { payment: of.payment, attempt: of.attempt },
    refund: `${of.provider} ${of.refund}`,
    ourRefund: of.refund,
  },
  ...{ amount: of.amount, currency: of.currency },
});

/** Once. Money that came back returns its credits; then staff are told. @returns whether it was now. */
export async function applyPayoutAnswer(call: WriteCall, id: number): Promise<boolean> {
  const { tx, now } = call;
  const answer = await payoutAnswerById.one(tx, { id });
  if (answer?.payout_id && (await returnedEntry.one(tx, { id: answer.payout_id })))
    return applyReturnAnswer(call, id, answer.payout_id);
  const seen =
    answer?.state === 'matched' && answer.payout_id ? await payoutById.one(tx, { id: answer.payout_id }) : null;
  if (!answer || !seen?.reference) return false;
  const { reference, payment_account_id: account, payment_id: payment } = seen;
  await lockReference(tx, { account, reference });
  await lockPayment.one(tx, { id: payment });
  await lockPayout.one(tx, { id: seen.id });
  if ((await lockPayoutAnswer.one(tx, { id }))?.state !== 'matched') return false;
  const payout = await payoutById.one(tx, { id: seen.id });
  // What an answer before it led to counts: fates are decided anew.
  const fate = payoutFateOf(answer, payout);
  if (payout && (fate === 'settled' || fate === 'returned')) {
    const { provider, refund_id: refund, attempt_id: attempt, amount, currency } = payout;
    const of = { provider, refund, payment, attempt, reference, amount, currency };
    await hearWithin(call, { id: account }, refundFact(of, fate === 'settled' ? 'settled' : 'reversed'), null);
    await endPayout(tx, { id: payout.id, state: fate, on: answer.answered_on ?? dayOf(now), code: answer.code, now });
  }
  await endPayoutAnswer(tx, { id, state: fate === 'settled' || fate === 'repeated' ? 'done' : 'open', fate, now });
  return true;
}

async function applyReturnAnswer({ tx, now }: WriteCall, id: number, payout: number): Promise<boolean> {
  await lockPayout.one(tx, { id: payout });
  if ((await lockPayoutAnswer.one(tx, { id }))?.state !== 'matched') return false;
  const answer = await payoutAnswerById.one(tx, { id });
  if (!answer) return false;
  const fate = payoutFateOf(answer, await returnedEntry.one(tx, { id: payout }));
  if (fate === 'settled' || fate === 'returned')
    await applyReturn({ tx, now }, payout, { fate, on: answer.answered_on ?? dayOf(now), code: answer.code });
  await endPayoutAnswer(tx, { id, state: fate === 'settled' || fate === 'repeated' ? 'done' : 'open', fate, now });
  return true;
}

export async function applyPayoutAnswers({ services, onSite }: JobTools): Promise<void> {
  for (const { id, site_id } of await matchedPayoutAnswers(services.db, { after: 0, most: MAX_ANSWERS })) {
    const { transaction } = await onSite(site_id);
    try {
      await transaction((call) => applyPayoutAnswer(call, id));
    } catch (error) {
      services.log.error({ err: error, answer: id }, 'an answer of the bank to a refund could not be carried out');
    }
  }
}
