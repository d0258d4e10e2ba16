import { AppError } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import type { JobTools } from '#platform/module.ts';
import type { PaymentError, PaymentReply, ReturnInput } from '../contract.ts';
import { ProviderError } from '../gateway.ts';
import { paymentView } from '../own-payments.ts';
import { accountById, type UsableAccount } from '../payment-accounts/payment-accounts.ts';
import { hasEnded } from '../policy.ts';
import { paymentOfAccount } from '../queries.ts';
import { askAttempt, hearFacts, openAttemptOf } from './ask.ts';
import { callProvider } from './call-provider.ts';
import type { Opener } from './note-opened.ts';
import { type AttemptRow, attemptsOfPayment } from './queries.ts';

const RETURN_TIMEOUT_MS = 8_000;
const CANCEL_TIMEOUT_MS = 8_000;

/** The address proves nothing: the provider is asked. @throws payment_not_found (404) for another member's payment. */
export async function comeBack(call: AuthenticatedControllerCall, input: ReturnInput): Promise<PaymentReply> {
  const owned = { account: call.actor.id, id: input.id };
  const payment = await paymentOfAccount.one(call.sql, owned);
  if (!payment) throw new AppError<PaymentError>('payment_not_found', 404);
  const account = hasEnded(payment.state) ? null : await accountById(call, payment.payment_account_id);
  if (account) {
    const [newest] = await attemptsOfPayment(call.sql, { payment: payment.id });
    if (newest) await hearOfReturn(call, account, newest, input);
  }
  const after = account ? await paymentOfAccount.one(call.sql, owned) : payment;
  return { payment: paymentView(after ?? payment) };
}

async function hearOfReturn(
  call: AuthenticatedControllerCall,
  account: UsableAccount,
  attempt: AttemptRow,
  { cancelled, query = {} }: ReturnInput,
): Promise<void> {
  const { reference } = attempt;
  if (reference === null) return;
  const open = openAttemptOf({ ...attempt, reference });
  try {
    const brought = await callProvider(call, account, { call: 'return', timeout: RETURN_TIMEOUT_MS }, (provider, to) =>
      provider.finishReturn(to, open, query),
    );
    await hearFacts(call, account, brought);
    if (cancelled) await cancelAttempt(call, account, attempt);
    else if (brought.length === 0) await askAttempt(call, account, attempt);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}

/** The attempt may have been paid meanwhile. */
async function cancelAttempt(call: Opener, account: UsableAccount, attempt: AttemptRow): Promise<void> {
  const { reference } = attempt;
  if (reference === null) return;
  const open = openAttemptOf({ ...attempt, reference });
  const facts = await callProvider(call, account, { call: 'cancel', timeout: CANCEL_TIMEOUT_MS }, (provider, to) =>
    provider.cancel(to, open),
  );
  // Where nobody can be told, the payer's word is enough; money that comes all the same still counts.
  const own = { object: 'payment', id: `ours:${attempt.id}:cancelled`, reference, state: 'cancelled' } as const;
  const { payment, amount, currency } = open;
  await hearFacts(
    call,
    account,
    facts === 'cannot'
      ? [
          {
            ...own,
            ours: { payment, attempt: attempt.id },
            amount,
            currency,
            failure: null,
            charge: null,
            detail: null,
          },
        ]
      : facts,
  );
}

export async function cancelPayment(
  { services, onSite }: JobTools,
  { payment, site }: { payment: number; site: number },
): Promise<void> {
  const { read, transaction } = await onSite(site);
  const call: Opener = { ...read, now: services.now(), sql: services.db, transaction };
  for (const attempt of await attemptsOfPayment(call.sql, { payment })) {
    const account = await accountById(call, attempt.payment_account_id);
    if (account && (attempt.state === 'open' || attempt.state === 'pending'))
      await cancelAttempt(call, account, attempt);
  }
}
