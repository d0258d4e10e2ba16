import type { WriteCall } from '#platform/call.ts';
import type { BalanceEvent } from '#product/credits/contract.ts';
import type { LockedPayment } from '../attempts/queries.ts';
import { openClaim } from '../claims/claims.ts';
import { endWonClaim } from '../claims/settle-claim.ts';
import type { DisputeFact, PaymentAccount } from '../gateway.ts';
import { creditsFor, disputeStateOf } from '../policy.ts';
import { disputeByReference, insertDispute, returnDisputed, setDispute, takeDisputed } from './queries.ts';

/** For credits that are gone the member owes their share of the price. */
export async function settleDispute(
  call: WriteCall,
  account: Pick<PaymentAccount, 'id'>,
  payment: LockedPayment,
  attempt: number,
  fact: DisputeFact,
): Promise<void> {
  const { tx, now } = call;
  const { amount, reason, dueAt: due } = fact;
  const first = await disputeByReference.one(tx, { account: account.id, reference: fact.dispute });
  // A bank may take the money again after it gave it back; the provider tells both under one reference.
  const again = first?.state === 'won' && fact.state === 'lost';
  const reference = again ? `${fact.dispute}#2` : fact.dispute;
  const before = again ? await disputeByReference.one(tx, { account: account.id, reference }) : first;
  const state = disputeStateOf(before?.state ?? null, fact.state);
  const dispute =
    before ??
    (await insertDispute.one(tx, {
      ...{ payment: payment.id, attempt, account: account.id, reference, amount, currency: payment.currency },
      ...{ reason: reason.slice(0, 100), state, due, now },
    }));
  if (!dispute) return;
  if (before) await setDispute(tx, { id: dispute.id, state, due, now });
  if (state === 'lost_funds' || state === 'lost') await takeBack(call, payment, dispute);
  if (state === 'won') {
    await returnDisputed(tx, { id: dispute.id });
    await endWonClaim(call, dispute.id);
  }
  call.publish(payment.account_id, { type: 'balance' } satisfies BalanceEvent);
}

async function takeBack(
  call: WriteCall,
  payment: LockedPayment,
  dispute: { id: number; amount: number },
): Promise<void> {
  const { tx } = call;
  const credits = creditsFor(payment.credits, dispute.amount, payment.amount);
  const taken = await takeDisputed.one(tx, { id: dispute.id, credits });
  if (!taken) return;
  const missing = credits - (taken.credits_taken ?? 0);
  if (missing < 1) return;
  await openClaim(call, {
    ...{ account: payment.account_id, payment: payment.id, dispute: dispute.id, missing, site: payment.site_id },
    ...{ amount: Math.max(1, Math.floor((dispute.amount * missing) / credits)), currency: payment.currency },
  });
}
