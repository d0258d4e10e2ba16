import type { Known, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError, notFound } from '#platform/errors.ts';
import type { JobTools } from '#platform/module.ts';
import { makePremium } from '#product/accounts/accounts.ts';
import type { BalanceEvent } from '#product/credits/contract.ts';
import { addPurchasedCredits, packageOf, payingCountry } from '#product/credits/credits.ts';
import type {
  Checkout,
  CheckoutReply,
  PaymentError,
  PaymentReply,
  PaymentsInput,
  PaymentsReply,
  PaymentView,
  StartPaymentInput,
} from './contract.ts';
import { methodsIn, type PaymentEvent, type PaymentProvider, type PaymentProviders } from './gateway.ts';
import { purchaseJob } from './jobs.ts';
import { purchaseMail } from './mails/mails.ts';
import { statusAfter } from './policy.ts';
import {
  insertPayment,
  keepEvent,
  lockedPayment,
  lockReference,
  markHandled,
  type PaymentRow,
  paymentByKey,
  paymentOfAccount,
  paymentsOfAccount,
  purchaseToConfirm,
  setStatus,
  storeReference,
  waitingEvents,
} from './queries.ts';
import { sandbox } from './sandbox/gateway.ts';

/** Payments of one page. */
const PAGE = 20;

const SANDBOX: PaymentProviders = [sandbox];

/** Who takes money for this deployment. */
const providersOf = ({ config }: ReadCall): PaymentProviders => (config.mode === 'demo' ? SANDBOX : []);

/** @throws not_found (404). */
export function providerNamed(call: ReadCall, name: string): PaymentProvider {
  const provider = providersOf(call).find((candidate) => candidate.name === name);
  if (!provider) throw notFound();
  return provider;
}

const paymentNotFound = () => new AppError<PaymentError>('payment_not_found', 404);

/** What a package costs somebody and how it can be paid. @throws package_not_found */
export async function checkout(call: ReadCall, asked: Checkout): Promise<CheckoutReply> {
  const country = await payingCountry(call, asked.country);
  const wanted = await packageOf(call, asked.package_id, country);
  return {
    package: wanted,
    methods: [...methodsIn(providersOf(call), country).keys()],
    total: wanted.price,
    refund_days: call.site.settings.refund_days,
  };
}

/**
 * Writes down that a member wants to pay; the provider is called after the commit. The same key gives the same payment.
 * @throws payment_key_reused (the key belongs to other details), package_not_found, payment_method_unavailable,
 *   begin_at_once_missing where there is a right of withdrawal and the buyer did not ask to begin at once
 */
export async function orderPayment(call: Known<WriteCall>, input: StartPaymentInput): Promise<PaymentRow> {
  const { tx, actor, site, locale } = call;
  const country = await payingCountry(call, input.country);
  const earlier = await paymentByKey.one(tx, { account: actor.id, key: input.key });
  if (earlier) return sameDetails(earlier, input, country);
  const { credits, price } = await packageOf(call, input.package_id, country);
  const provider = methodsIn(providersOf(call), country).get(input.method);
  if (!provider)
    throw new AppError<PaymentError>('payment_method_unavailable', 422, {}, { method: 'payment_method_unavailable' });
  const asked = site.settings.refund_days > 0 ? (input.begin_at_once ?? null) : null;
  if (asked === null && site.settings.refund_days > 0)
    throw new AppError<PaymentError>('begin_at_once_missing', 422, {}, { begin_at_once: 'begin_at_once_missing' });
  const started = await insertPayment.one(tx, {
    account: actor.id,
    site: site.id,
    pack: input.package_id,
    key: input.key,
    credits,
    amount: price.amount,
    currency: price.currency,
    country,
    method: input.method,
    provider: provider.name,
    asked,
    askedIn: asked && locale,
  });
  if (started) return started;
  // The same key was stored by another call at this moment.
  const other = await paymentByKey.one(tx, { account: actor.id, key: input.key });
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

/**
 * Remembers under which reference the provider knows a payment, and handles what it already told about it: its
 * webhook may be faster than its answer.
 */
export async function rememberReference(
  call: WriteCall,
  payment: PaymentRow,
  opened: { reference: string; redirectUrl: string },
): Promise<void> {
  const { tx } = call;
  await lockReference(tx, { provider: payment.provider, reference: opened.reference });
  await storeReference(tx, { id: payment.id, reference: opened.reference, redirectUrl: opened.redirectUrl });
  for (const event of await waitingEvents(tx, payment.provider, opened.reference)) {
    await applyEvent(call, payment.provider, event);
  }
}

/** Keeps a provider's event once and handles it once; an unhandled one is tried again when it comes again. */
export async function handleEvent(call: WriteCall, provider: string, event: PaymentEvent): Promise<Verdict> {
  const { tx } = call;
  await lockReference(tx, { provider, reference: event.reference });
  if (await keepEvent(tx, provider, event)) return 'repeated';
  return applyEvent(call, provider, event);
}

async function applyEvent(call: WriteCall, provider: string, event: PaymentEvent): Promise<Verdict> {
  const { tx, now } = call;
  const payment = await lockedPayment.one(tx, { provider, reference: event.reference });
  if (!payment) return 'unknown';
  if (payment.amount !== event.amount || payment.currency !== event.currency) return 'refused';
  await markHandled(tx, { provider, id: event.id, now });
  const status = statusAfter(payment.status, event.status);
  if (status === payment.status) return 'noted';
  await setStatus(tx, { id: payment.id, status, completedAt: status === 'completed' ? now : null });
  if (status !== 'completed') return 'noted';
  await addPurchasedCredits(call, payment.account_id, payment.credits, payment.id);
  await makePremium(call, payment.account_id);
  await call.enqueue(purchaseJob, { payment: payment.id, site: payment.site_id });
  call.publish(payment.account_id, { type: 'balance' } satisfies BalanceEvent);
  return 'credited';
}

/** Confirms a paid purchase by mail, with the words by which its buyer asked to begin at once, as they were then. */
export async function confirmPurchase(
  { onSite }: JobTools,
  { payment, site }: { payment: number; site: number },
): Promise<void> {
  const { transaction } = await onSite(site);
  await transaction(async (call) => {
    const row = await purchaseToConfirm.one(call.tx, { payment, site });
    if (!row?.email) return;
    const { id, credits, amount, currency, created_at, begin_at_once, email, locale } = row;
    await call.mail(purchaseMail, {
      to: email,
      locale,
      params: {
        ...{ number: id, credits, amount, currency, bought: created_at.toISOString(), declared: begin_at_once ?? '' },
        url: `${call.site.origin}/pages/withdrawal`,
      },
    });
  });
}

/** One of the member's own. @throws payment_not_found (404). */
export async function ownPayment({ sql, actor }: Known<ReadCall>, { id }: { id: number }): Promise<PaymentReply> {
  const payment = await paymentOfAccount.one(sql, { account: actor.id, id });
  if (!payment) throw paymentNotFound();
  return { payment: paymentView(payment) };
}

/** A page of the member's payments, newest first. */
export async function ownPayments({ sql, actor }: Known<ReadCall>, { before }: PaymentsInput): Promise<PaymentsReply> {
  const found = await paymentsOfAccount(sql, { account: actor.id, before: before ?? null, most: PAGE + 1 });
  return { payments: found.slice(0, PAGE).map(paymentView), more: found.length > PAGE };
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
