import type { WriteCall } from '#platform/call.ts';
import type { PaymentAccount, ProviderFact } from '../gateway.ts';
import { noteAnomaly } from './note-anomaly.ts';
import {
  type AttemptRow,
  attemptByCharge,
  attemptById,
  attemptByReference,
  keepFact,
  lockReference,
  markHandled,
  waitingFacts,
} from './queries.ts';
import { settleFact } from './settle.ts';

/** What a fact did. `waiting`: nobody knows yet whose it is. `anomaly`: kept, and staff are told. */
export type Verdict = 'settled' | 'repeated' | 'waiting' | 'anomaly';

type Account = Pick<PaymentAccount, 'id'>;

/** Locks its reference, then the payment, then the account. @param delivery null where we asked. */
export async function hearWithin(
  call: WriteCall,
  account: Account,
  fact: ProviderFact,
  delivery: number | null,
): Promise<Verdict> {
  const { tx, now } = call;
  const { id, object, reference } = fact;
  await lockReference(tx, { account: account.id, reference });
  const payload = JSON.stringify(fact);
  const kept = await keepFact.one(tx, { account: account.id, id, object, reference, payload, delivery, now });
  if (kept?.handled) return 'repeated';
  const attempt = await attemptOf(call, account, fact);
  if (attempt === 'other') {
    await markHandled(tx, { account: account.id, id, now, attempt: null, anomaly: 'other_account' });
    noteAnomaly(call, 'other_account', account.id, fact);
    return 'anomaly';
  }
  return attempt ? handle(call, account, fact, attempt) : 'waiting';
}

export async function settleWaiting(
  call: WriteCall,
  account: Account,
  reference: string,
  attempt: number,
): Promise<void> {
  const row = await attemptById.one(call.tx, { id: attempt });
  if (!row) return;
  for (const { payload } of await waitingFacts(call.tx, { account: account.id, reference }))
    await handle(call, account, payload, row);
}

async function handle(call: WriteCall, account: Account, fact: ProviderFact, attempt: AttemptRow): Promise<Verdict> {
  const { tx, now } = call;
  const wrong = await settleFact(call, account, fact, attempt);
  await markHandled(tx, { account: account.id, id: fact.id, now, attempt: attempt.id, anomaly: wrong });
  if (wrong) noteAnomaly(call, wrong, account.id, fact);
  // Refunds and disputes name the charge, and may have come before it was known whose that is.
  if (fact.object === 'payment' && fact.charge !== null && attempt.charge === null) {
    await lockReference(tx, { account: account.id, reference: fact.charge });
    await settleWaiting(call, account, fact.charge, attempt.id);
  }
  return wrong ? 'anomaly' : 'settled';
}

/** By our own id, which travels with it; else by the provider's. `other`: our id is of another account's attempt. */
async function attemptOf(
  { tx }: WriteCall,
  account: Account,
  fact: ProviderFact,
): Promise<AttemptRow | null | 'other'> {
  if (fact.ours) {
    const ours = await attemptById.one(tx, { id: fact.ours.attempt });
    if (!ours || ours.payment_id !== fact.ours.payment || ours.payment_account_id !== account.id) return 'other';
    return ours;
  }
  return (
    (await attemptByReference.one(tx, { account: account.id, reference: fact.reference })) ??
    (await attemptByCharge.one(tx, { account: account.id, charge: fact.reference }))
  );
}
