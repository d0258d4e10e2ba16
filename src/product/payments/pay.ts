import { createHmac } from 'node:crypto';
import { AppError } from '#platform/errors.ts';
import { countOrRefuse } from '#platform/http/counted-calls.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { isLoopbackHost } from '#platform/http/this-machine.ts';
import { callProvider } from './attempts/call-provider.ts';
import type { Opener } from './attempts/note-opened.ts';
import { failAttempt, noteOpened, noteUnknown } from './attempts/note-opened.ts';
import type { PaymentError, StartPaymentInput, StartPaymentReply } from './contract.ts';
import type { PaymentOrder } from './gateway.ts';
import { ProviderError } from './gateway.ts';
import { paymentView } from './own-payments.ts';
import { accountById, type UsableAccount } from './payment-accounts/payment-accounts.ts';
import { ANSWER_TIMEOUT_MS, orderPayment, quote, startedBefore } from './payments.ts';
import { hasEnded } from './policy.ts';
import { insertAttempt, type Ordered, orderedBefore, type PaymentRow, paymentOfAccount } from './queries.ts';
import { storedCard } from './stored-methods/stored-methods.ts';

/** Of one account, wherever it calls from. A payment costs a call of its provider each. */
export const OPENED = { name: 'payments of an account', calls: 20, seconds: 600 };
const OPEN_TIMEOUT_MS = 8_000;
/** Providers remember a key for an hour at least: within this time the same key is the same payment there. */
export const KEY_TTL_MS = 45 * 60_000;
/** How long the payer has on the provider's page, where we may say so. */
const PAYABLE_MS = 60 * 60_000;

/** Answers also where the provider did not. @throws rate_limited (429); what `quote` and `orderPayment` throw. */
export async function pay(call: AuthenticatedControllerCall, input: StartPaymentInput): Promise<StartPaymentReply> {
  const ordered = await orderOrFind(call, input);
  if (ordered.toOpen) await openOrdered(call, ordered.toOpen);
  const payment = await paymentOfAccount.one(call.sql, { account: call.actor.id, id: ordered.payment });
  if (!payment) throw new AppError<PaymentError>('payment_not_found', 404);
  const view = paymentView(payment);
  return { payment: view, redirect_url: view.redirect_url };
}

async function orderOrFind(
  call: AuthenticatedControllerCall,
  input: StartPaymentInput,
): Promise<{ payment: number; toOpen: Ordered | null }> {
  const quoted = await orRefusal(quote(call, input));
  // Only now: while the database is away nothing is counted, and whoever tried then is not shut out when it is back.
  await countOrRefuse(call.http, OPENED, String(call.actor.id));
  const made =
    quoted instanceof AppError
      ? quoted
      : await orRefusal(call.transaction((within) => orderPayment(within, input, quoted)));
  if (made && !(made instanceof AppError)) return { payment: made.id, toOpen: made };
  // What this key ordered before stays as it was, whatever has changed since.
  const earlier = await startedBefore(call, input);
  if (!earlier) throw made ?? new AppError<PaymentError>('payment_not_found', 404);
  return foundAgain(call, earlier);
}

const orRefusal = <T>(work: Promise<T>): Promise<T | AppError> =>
  work.catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });

export const foundAgain = async (call: AuthenticatedControllerCall, earlier: PaymentRow) => ({
  payment: earlier.id,
  toOpen: await toOpenAgain(call, earlier),
});

/** Uses the same key while the provider remembers it, else a new attempt; both stay watched. */
async function toOpenAgain(call: AuthenticatedControllerCall, payment: PaymentRow): Promise<Ordered | null> {
  const { state, attempt_state, attempt_no, sent_at } = payment;
  const silent = attempt_state === 'sent' || attempt_state === 'unknown';
  if (hasEnded(state) || !silent || attempt_no === null) return null;
  const { now } = call;
  if (sent_at && now.getTime() - sent_at.getTime() > KEY_TTL_MS)
    await call.transaction(({ tx }) =>
      insertAttempt(tx, {
        payment: payment.id,
        after: attempt_no,
        now,
        checkAt: new Date(now.getTime() + ANSWER_TIMEOUT_MS),
      }),
    );
  return orderedBefore.one(call.sql, { payment: payment.id });
}

/** Outside of any transaction: a provider may take seconds to answer. */
export async function openOrdered(call: AuthenticatedControllerCall, ordered: Ordered): Promise<void> {
  const account = await accountById(call, ordered.payment_account_id);
  if (!account) return failAttempt(call, ordered.attempt_id, 'unknown');
  await openAttempt(call, account, ordered);
}

const buyerName = ({ keys }: Pick<Opener, 'keys'>, account: number): string =>
  `b-${createHmac('sha256', keys.derive('payment buyers')).update(String(account)).digest('base64url').slice(0, 22)}`;

export async function openAttempt(call: Opener, account: UsableAccount, ordered: Ordered): Promise<void> {
  try {
    const order = orderFor(call, account, ordered);
    const card = ordered.stored_method_id === null ? null : await storedCard(call, ordered.stored_method_id);
    if (ordered.stored_method_id !== null && !card) return failAttempt(call, ordered.attempt_id, 'expired_card');
    const opened = await callProvider(call, account, { call: 'open', timeout: OPEN_TIMEOUT_MS }, (provider, to) =>
      card ? provider.chargeStored(to, order, card) : provider.open(to, order),
    );
    await noteOpened(call, account, ordered.attempt_id, opened);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.unknown) await noteUnknown(call, ordered.attempt_id);
    else await failAttempt(call, ordered.attempt_id, error.failure);
  }
}

function orderFor(call: Opener, account: UsableAccount, ordered: Ordered): PaymentOrder {
  const { site, now } = call;
  const page = `${site.origin}/transactions/${ordered.id}`;
  return {
    ...{ payment: ordered.id, attempt: ordered.attempt_id, key: ordered.attempt_key },
    ...{ amount: ordered.amount, currency: ordered.currency, method: ordered.method },
    ...{ country: ordered.country, locale: ordered.locale, store: ordered.store_card, browser: ordered.browser },
    description: `${site.settings.name} ${ordered.id}`,
    statement: ordered.statement_text,
    buyer: buyerName(call, ordered.account_id),
    customer: ordered.customer,
    returnUrl: `${page}?returned=1`,
    cancelUrl: `${page}?cancelled=1`,
    webhookUrl: isLoopbackHost(new URL(site.origin).hostname)
      ? null
      : `${site.origin}/api/webhook.php?provider=${account.provider}&account=${account.id}`,
    expiresAt: new Date((ordered.sent_at ?? now).getTime() + PAYABLE_MS),
  };
}
