import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { Failure, Opened, ProviderFact } from '../gateway.ts';
import type { UsableAccount } from '../payment-accounts/payment-accounts.ts';
import { nextCheck } from '../policy.ts';
import { hearWithin, settleWaiting } from './hear.ts';
import { attemptById, lockPaymentOf, lockReference, storeOpened, storeUnknown } from './queries.ts';

export interface Opener extends ReadCall {
  transaction<T>(work: (call: WriteCall) => Promise<T>): Promise<T>;
}

/** Milliseconds until a call that got no answer is asked about. */
const UNKNOWN_CHECK_MS = 30_000;

/** Handles what was told already, too: a webhook may be faster than the answer. */
export async function noteOpened(call: Opener, account: UsableAccount, attempt: number, opened: Opened): Promise<void> {
  const { now } = call;
  const expiresIn = opened.expiresAt ? opened.expiresAt.getTime() - now.getTime() : null;
  const wait = nextCheck('open', { checks: 0, age: 0, expiresIn }) ?? UNKNOWN_CHECK_MS;
  await call.transaction(async (within) => {
    const { tx } = within;
    const { reference, url, expiresAt: expires } = opened;
    await lockReference(tx, { account: account.id, reference });
    // As everywhere: the payment before its attempt.
    await lockPaymentOf(tx, { attempt });
    await storeOpened(tx, { id: attempt, reference, url, expires, now, checkAt: new Date(now.getTime() + wait) });
    await settleWaiting(within, account, reference, attempt);
    for (const fact of opened.facts) await hearWithin(within, account, fact, null);
  });
}

export const noteUnknown = (call: Opener, attempt: number): Promise<unknown> =>
  storeUnknown(call.sql, { id: attempt, checkAt: new Date(call.now.getTime() + UNKNOWN_CHECK_MS) });

/** Money that comes all the same still completes it. */
export async function failAttempt(call: Opener, attempt: number, failure: Failure): Promise<void> {
  await sayOurselves(call, attempt, 'failed', failure);
}

export async function expireAttempt(call: Opener, attempt: number): Promise<void> {
  await sayOurselves(call, attempt, 'expired', null);
}

async function sayOurselves(
  call: Opener,
  attempt: number,
  state: 'failed' | 'expired',
  failure: Failure | null,
): Promise<void> {
  const row = await attemptById.one(call.sql, { id: attempt });
  if (!row) return;
  const fact: ProviderFact = {
    ...{ object: 'payment', id: `ours:${attempt}:${state}`, reference: row.reference ?? `attempt ${attempt}` },
    ours: { payment: row.payment_id, attempt },
    ...{ state, amount: row.amount, currency: row.currency, failure, charge: null, detail: null },
  };
  await call.transaction((within) => hearWithin(within, { id: row.payment_account_id }, fact, null));
}
