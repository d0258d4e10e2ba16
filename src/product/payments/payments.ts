import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { countOrRefuse } from '#platform/http/counted-calls.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import type { PackageView } from '#product/credits/contract.ts';
import { packageOf, payingCountry } from '#product/credits/credits.ts';
import { type DiscountedPrice, discountedPrice, redeem } from '#product/discounts/discounts.ts';
import { lockPayment } from './attempts/queries.ts';
import { hasOpenClaim } from './claims/claims.ts';
import type { Checkout, CheckoutReply, PaymentError, PaymentMethod, StartPaymentInput } from './contract.ts';
import type { MethodOffer, PaymentOrder } from './gateway.ts';
import { cancelJob } from './jobs.ts';
import { isCircuitOpen } from './note-call.ts';
import { liveMethods } from './offer/live-methods.ts';
import { guessesApplePay, offersFor } from './offer/policy.ts';
import { accountById, accountsOf, type UsableAccount } from './payment-accounts/payment-accounts.ts';
import { insertPayment, type Ordered, type PaymentRow, paymentByKey, statementText } from './queries.ts';
import { askRefund, type RefundAsked, type RefundVerdict } from './refunds/refunds.ts';
import { refuseAboveCap } from './spending/spending.ts';
import { storedOf } from './stored-methods/stored-methods.ts';
import type { VatEvidence } from './vat/vat.ts';

/** Of one address: codes are not found out by trying. */
const TYPED_CODES = { name: 'discount codes at the checkout', calls: 40, seconds: 600 };
/** Milliseconds after which somebody else looks what became of a call. */
export const ANSWER_TIMEOUT_MS = 30_000;

/** @throws package_not_found */
export async function checkout(call: ControllerCall, asked: Checkout): Promise<CheckoutReply> {
  const country = await payingCountry(call, asked.country);
  return checkoutOf(call, { ...asked, country });
}

export async function checkoutOf(call: ControllerCall, asked: Checkout & { country: string }): Promise<CheckoutReply> {
  const { site, sql, now, http } = call;
  if (asked.code !== undefined) await countOrRefuse(http, TYPED_CODES, http.ip);
  const wanted = await packageOf(call, asked.package_id, asked.country);
  const price = await discountedPrice(call, {
    ...{ price: wanted.price, country: asked.country },
    ...(asked.method && { method: asked.method }),
    ...(asked.code && { typed: asked.code }),
  });
  const offered = await waysToPay(call, { country: asked.country, ...price.total });
  const ways = [...offered];
  return {
    package: wanted,
    methods: ways.map(([method]) => method),
    unavailable: ways.filter(([, { account }]) => isCircuitOpen(account.id, now.getTime())).map(([method]) => method),
    continued: ways.filter(([, { account }]) => isOrderedLater(call, account)).map(([method]) => method),
    storable: ways.filter(([, { offer }]) => offer.storable).map(([method]) => method),
    total: price.total,
    discount: price.discount && { ...price.discount, percentage: price.discount.percentage / 100 },
    code_refused: price.refused,
    statement: (await statementText.one(sql, { site: site.id }))?.statement_text ?? null,
    refund_days: site.settings.refund_days,
  };
}

const isOrderedLater = ({ providers }: Pick<ReadCall, 'providers'>, { provider }: UsableAccount): boolean =>
  providers.get(provider)?.kind.ordersOnOwnPage === true;

export type Ways = ReadonlyMap<PaymentMethod, { account: UsableAccount; offer: MethodOffer }>;

export async function waysToPay(
  call: ControllerCall,
  asked: { country: string; amount: number; currency: string },
): Promise<Ways> {
  const { site, http } = call;
  const accounts = await accountsOf(call, site.companyId);
  const live = await liveMethods(call, accounts, asked);
  const off = site.settings.payment_methods_off as PaymentMethod[];
  const offered = offersFor(
    accounts.map((account) => ({
      ...account,
      methodsOff: [...live.off(account), ...(account.methodsOffIn[asked.country] ?? [])],
    })),
    {
      ...asked,
      applePay: guessesApplePay(String(http.headers['user-agent'] ?? '')),
      // Without text messages nobody can give a mandate.
      methodsOff: call.sms ? off : [...off, 'directdebit'],
    },
  );
  if (offered.has('directdebit') && call.actor && (await hasOpenClaim(call.sql, call.actor.id)))
    offered.delete('directdebit');
  return offered;
}

/** Read outside of the transaction, since a provider may be asked. */
export interface Quote {
  readonly country: string;
  readonly pack: PackageView;
  readonly price: DiscountedPrice;
  readonly account: number;
  readonly isOrderedLater: boolean;
  readonly browser: PaymentOrder['browser'];
}

/**
 * @throws package_not_found, payment_method_unavailable, price_rose (the button showed less), discount_not_found,
 * discount_used, repeat_order_unavailable for a kept card while a claim is open
 */
export async function quote(call: Authenticated<ControllerCall>, input: StartPaymentInput): Promise<Quote> {
  const country = await payingCountry(call, input.country);
  const pack = await packageOf(call, input.package_id, country);
  const price = await discountedPrice(call, {
    ...{ price: pack.price, country, method: input.method },
    ...(input.code && { typed: input.code }),
  });
  const { total } = price;
  if (total.currency !== input.total.currency || total.amount > input.total.amount) {
    if (price.refused) throw new AppError(price.refused, price.refused === 'discount_not_found' ? 404 : 409);
    throw new AppError<PaymentError>('price_rose', 409);
  }
  const way = (await waysToPay(call, { country, ...total })).get(input.method);
  const stored = input.stored_method_id ? await storedOf(call, input.stored_method_id) : null;
  if (stored && (await hasOpenClaim(call.sql, call.actor.id)))
    throw new AppError<PaymentError>('repeat_order_unavailable', 404);
  const account = stored?.payment_account_id ?? way?.account.id;
  if (!way || account === undefined)
    throw new AppError<PaymentError>('payment_method_unavailable', 422, {}, { method: 'payment_method_unavailable' });
  const later = stored === null && isOrderedLater(call, way.account);
  return { country, pack, price, account, isOrderedLater: later, browser: stored && browserOf(call) };
}

/** Banks want to know it before they let a kept card be charged. */
const browserOf = ({ http }: ControllerCall) => ({
  ip: http.ip,
  userAgent: String(http.headers['user-agent'] ?? '').slice(0, 300),
  accept: String(http.headers.accept ?? '*/*').slice(0, 300),
});

/** @returns null where the key is taken. @throws begin_at_once_missing, spending_cap_reached, what `redeem` throws */
export async function orderPayment(
  call: Authenticated<WriteCall>,
  input: StartPaymentInput,
  { country, pack, price, account, isOrderedLater: later, browser }: Quote,
): Promise<Ordered | null> {
  const { tx, actor, site, locale, now } = call;
  const asks = site.settings.refund_days > 0 && !later;
  const asked = asks ? (input.begin_at_once ?? null) : null;
  if (asks && asked === null)
    throw new AppError<PaymentError>('begin_at_once_missing', 422, {}, { begin_at_once: 'begin_at_once_missing' });
  const evidence: VatEvidence = { chosen: country, network: call.country };
  const { total, discount } = price;
  await refuseAboveCap(call, total);
  const made = await insertPayment.one(tx, {
    ...{
      account: actor.id,
      site: site.id,
      paymentAccount: account,
      pack: pack.id,
      claim: null,
      key: input.key,
      credits: pack.credits,
    },
    ...{ amount: total.amount, listAmount: pack.price.amount, currency: total.currency, country, method: input.method },
    ...{ discount: discount?.id ?? null, percentage: discount?.percentage ?? null },
    ...{
      store: input.store_card !== undefined,
      consent: input.store_card ?? null,
      stored: input.stored_method_id ?? null,
    },
    ...{ locale, asked, askedIn: asked && locale, evidence: JSON.stringify(evidence) },
    ...{ now, checkAt: new Date(now.getTime() + ANSWER_TIMEOUT_MS), browser: browser && JSON.stringify(browser) },
  });
  if (!made) return null;
  if (discount) {
    const { overtaken } = await redeem(call, discount.id, made.id);
    if (overtaken !== null) await call.enqueue(cancelJob, { payment: overtaken, site: site.id });
  }
  return made;
}

/** Null for a new key. @throws payment_key_reused (409) for other details. */
export async function startedBefore(
  call: Authenticated<ReadCall>,
  input: StartPaymentInput,
): Promise<PaymentRow | null> {
  const earlier = await paymentByKey.one(call.sql, { account: call.actor.id, key: input.key });
  return earlier && sameDetails(earlier, input, await payingCountry(call, input.country));
}

function sameDetails(payment: PaymentRow, input: StartPaymentInput, country: string): PaymentRow {
  const same =
    payment.package_id === input.package_id &&
    payment.method === input.method &&
    payment.country === country &&
    payment.currency === input.total.currency &&
    payment.amount <= input.total.amount &&
    payment.stored_method_id === (input.stored_method_id ?? null);
  if (!same) throw new AppError<PaymentError>('payment_key_reused', 409);
  return payment;
}

const DAY_MS = 24 * 3600_000;

/** Some ways take none, others none after a while. */
export async function takesBack(
  call: ReadCall,
  order: { payment_account_id: number | null; method: PaymentMethod; created_at: Date },
): Promise<boolean> {
  const account = order.payment_account_id === null ? null : await accountById(call, order.payment_account_id);
  const days = account?.offers.find(({ method }) => method === order.method)?.refundDays ?? 0;
  return call.now.getTime() - order.created_at.getTime() < days * DAY_MS;
}

export async function refundToBuyer(
  call: WriteCall,
  order: number,
  asked: Pick<RefundAsked, 'amount' | 'attempt' | 'cause' | 'reason'>,
): Promise<RefundVerdict> {
  const payment = await lockPayment.one(call.tx, { id: order });
  return payment ? askRefund(call, payment, { ...asked, by: 'member' }) : 'not_paid';
}
