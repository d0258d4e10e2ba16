import { type OpenAttempt, ProviderError, type ProviderFact } from '../gateway.ts';
import type { UsableAccount } from '../payment-accounts/payment-accounts.ts';
import { nextCheck } from '../policy.ts';
import { callProvider } from './call-provider.ts';
import { hearWithin } from './hear.ts';
import type { Opener } from './note-opened.ts';
import { expireAttempt } from './note-opened.ts';
import { type AttemptRow, attemptById, putOffCheck } from './queries.ts';

const STATUS_TIMEOUT_MS = 5_000;

export type Asked = 'heard' | 'silent';

/** Never throws for the provider. */
export async function askAttempt(call: Opener, account: UsableAccount, attempt: AttemptRow): Promise<Asked> {
  const { reference } = attempt;
  if (reference === null) return 'silent';
  try {
    const facts = await callProvider(call, account, { call: 'status', timeout: STATUS_TIMEOUT_MS }, (provider, to) =>
      provider.status(to, openAttemptOf({ ...attempt, reference })),
    );
    if (facts === 'cannot') return 'silent';
    await hearFacts(call, account, facts);
    return 'heard';
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return 'silent';
  }
}

/** Each fact in a transaction of its own. */
export async function hearFacts(call: Opener, account: UsableAccount, facts: readonly ProviderFact[]): Promise<void> {
  for (const fact of facts) await call.transaction((within) => hearWithin(within, account, fact, null));
}

export const openAttemptOf = (attempt: AttemptRow & { reference: string }): OpenAttempt => ({
  payment: attempt.payment_id,
  attempt: attempt.id,
  reference: attempt.reference,
  charge: attempt.charge,
  method: attempt.method,
  amount: attempt.amount,
  currency: attempt.currency,
});

/** An attempt that is asked about no more expires by our own clock. */
export async function planNextCheck(call: Opener, id: number, asked: Asked): Promise<void> {
  const { sql, now } = call;
  const attempt = await attemptById.one(sql, { id });
  if (!attempt) return;
  const { state, checks, created_at, expires_at } = attempt;
  const age = now.getTime() - created_at.getTime();
  const expiresIn = expires_at ? expires_at.getTime() - now.getTime() : null;
  const wait = nextCheck(state, { checks, age, expiresIn });
  const over = state === 'sent' || state === 'unknown' || state === 'made' || (state === 'open' && asked === 'silent');
  if (wait === null && over) await expireAttempt(call, id);
  else await putOffCheck(sql, { id, at: wait === null ? null : new Date(now.getTime() + wait) });
}
