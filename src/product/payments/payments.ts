import type { Sql, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { makePremium, type Sessions } from '#product/accounts/accounts.ts';
import type { Actor } from '#product/accounts/contract.ts';
import type { BalanceEvent } from '#product/credits/contract.ts';
import { addPurchasedCredits, packageOf, payingCountry } from '#product/credits/credits.ts';
import type { Site } from '#product/sites/sites.ts';
import type { CheckoutReply, PaymentError, PaymentView, StartPaymentInput } from './contract.ts';
import { methodsIn, type PaymentEvent, type PaymentProviders } from './gateway.ts';
import { statusAfter } from './policy.ts';
import {
  insertPayment,
  keepEvent,
  lockedPayment,
  lockReference,
  markHandled,
  type PaymentRow,
  paymentByKey,
  setStatus,
  storeReference,
  waitingEvents,
} from './queries.ts';

export const paymentNotFound = () => new AppError<PaymentError>('payment_not_found', 404);

/** What a package costs somebody and how it can be paid. @throws package_not_found */
export async function checkout(
  sql: Sql,
  site: Site,
  actor: Actor | null,
  providers: PaymentProviders,
  asked: { package_id: number; country?: string | undefined },
): Promise<CheckoutReply> {
  const country = await payingCountry(sql, site, actor, asked.country);
  const wanted = await packageOf(sql, site, asked.package_id, country);
  return {
    package: wanted,
    methods: [...methodsIn(providers, country).keys()],
    total: wanted.price,
    refund_days: site.settings.refund_days,
  };
}

/**
 * Writes down that a member wants to pay; the provider is called after the commit. The same key gives the same payment.
 * @throws payment_key_reused (the key belongs to other details), package_not_found, payment_method_unavailable
 */
export async function startPayment(
  tx: Tx,
  actor: Actor,
  site: Site,
  providers: PaymentProviders,
  input: StartPaymentInput,
): Promise<PaymentRow> {
  const country = await payingCountry(tx, site, actor, input.country);
  const earlier = await paymentByKey.one(tx, actor.id, input.key);
  if (earlier) return sameDetails(earlier, input, country);
  const { credits, price } = await packageOf(tx, site, input.package_id, country);
  const provider = methodsIn(providers, country).get(input.method);
  if (!provider)
    throw new AppError<PaymentError>('payment_method_unavailable', 422, {}, { method: 'payment_method_unavailable' });
  const started = await insertPayment.one(
    tx,
    actor.id,
    site.id,
    input.package_id,
    input.key,
    credits,
    price.amount,
    price.currency,
    country,
    input.method,
    provider.name,
  );
  if (started) return started;
  // The same key was stored by another call at this moment.
  const other = await paymentByKey.one(tx, actor.id, input.key);
  if (!other) throw paymentNotFound();
  return sameDetails(other, input, country);
}

function sameDetails(payment: PaymentRow, input: StartPaymentInput, country: string): PaymentRow {
  const same =
    payment.package_id === input.package_id && payment.method === input.method && payment.country === country;
  if (!same) throw new AppError<PaymentError>('payment_key_reused', 409);
  return payment;
}

/** What an event did. `unknown`: no payment has this reference yet. `refused`: it names another amount. */
export type Verdict = 'credited' | 'noted' | 'repeated' | 'unknown' | 'refused';

/** Where the news of a purchase goes after its commit. */
export interface Listening {
  bus: Bus;
  sessions: Pick<Sessions, 'forget'>;
  now: Date;
}

/**
 * Remembers under which reference the provider knows a payment, and handles what it already told about it: its
 * webhook may be faster than its answer.
 */
export async function rememberReference(
  tx: Tx,
  payment: PaymentRow,
  opened: { reference: string; redirectUrl: string },
  listening: Listening,
): Promise<void> {
  await lockReference(tx, payment.provider, opened.reference);
  await storeReference(tx, payment.id, opened.reference, opened.redirectUrl);
  for (const event of await waitingEvents(tx, payment.provider, opened.reference)) {
    await applyEvent(tx, payment.provider, event, listening);
  }
}

/** Keeps a provider's event once and handles it once; an unhandled one is tried again when it comes again. */
export async function handleEvent(
  tx: Tx,
  provider: string,
  event: PaymentEvent,
  listening: Listening,
): Promise<Verdict> {
  await lockReference(tx, provider, event.reference);
  if (await keepEvent(tx, provider, event)) return 'repeated';
  return applyEvent(tx, provider, event, listening);
}

async function applyEvent(tx: Tx, provider: string, event: PaymentEvent, listening: Listening): Promise<Verdict> {
  const payment = await lockedPayment.one(tx, provider, event.reference);
  if (!payment) return 'unknown';
  if (payment.amount !== event.amount || payment.currency !== event.currency) return 'refused';
  await markHandled(tx, provider, event.id, listening.now);
  const status = statusAfter(payment.status, event.status);
  if (status === payment.status) return 'noted';
  await setStatus(tx, payment.id, status, status === 'completed' ? listening.now : null);
  if (status !== 'completed') return 'noted';
  await addPurchasedCredits(tx, payment.account_id, payment.credits, payment.id);
  await makePremium(tx, payment.account_id);
  tx.afterCommit(() => {
    listening.sessions.forget(payment.account_id);
    listening.bus.publish(payment.account_id, { type: 'balance' } satisfies BalanceEvent);
  });
  return 'credited';
}

export function paymentView(payment: PaymentRow): PaymentView {
  const { id, credits, method, status, package_id } = payment;
  const open = status === 'loading' || status === 'pending';
  return {
    id,
    credits,
    method,
    status,
    package_id,
    price: { amount: payment.amount, currency: payment.currency },
    redirect_url: open ? payment.redirect_url : null,
    created_at: payment.created_at.toISOString(),
    completed_at: payment.completed_at?.toISOString() ?? null,
  };
}
