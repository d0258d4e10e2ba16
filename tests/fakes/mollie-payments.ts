import { randomBytes } from 'node:crypto';
import type { Failure } from '#product/payments/gateway.ts';
import type { PaymentDouble } from './payment-double.ts';

interface Money {
  value: string;
  currency: string;
}

export interface MolliePayment {
  id: string;
  status: string;
  amount: Money;
  description: string;
  method: string | null;
  metadata: unknown;
  redirectUrl: string | null;
  cancelUrl: string | null;
  webhookUrl: string | null;
  customerId?: string;
  mandateId?: string;
  sequenceType: string;
  details: Record<string, string> | null;
  statusReason: { code: string; message: string } | null;
  expiresAt: string | null;
  createdAt: string;
  refunds: { id: string; status: string; amount: Money; description: string; metadata: unknown; createdAt: string }[];
  chargebacks: { id: string; amount: Money; createdAt: string; reversedAt: string | null }[];
}

interface MollieMandate {
  id: string;
  customerId: string;
  details: Record<string, string>;
  scopes: string[];
  createdAt: string;
}

/** How a payment is asked for; the oracle has looked at it before. */
export interface PaymentAsked extends Partial<Omit<MolliePayment, 'amount' | 'method'>> {
  amount: Money;
  description: string;
  method?: string;
}

export class Refused extends Error {
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, detail: string, field?: string) {
    super(detail);
    this.status = status;
    this.field = field;
  }
}

const HOUR_MS = 60 * 60 * 1000;
/** Methods whose open payment can be cancelled by the API. */
const CANCELABLE = ['banktransfer'];
/** As `details.failureReason`, or as a code of `statusReason` where there is none. */
const REASONS: Record<Failure, { failureReason?: string; code?: string }> = {
  declined: { failureReason: 'card_declined' },
  insufficient_funds: { failureReason: 'insufficient_funds' },
  expired_card: { failureReason: 'card_expired' },
  blocked: { failureReason: 'inactive_card' },
  authentication: { failureReason: 'authentication_failed' },
  limit: { code: 'exceeds_withdrawal_amount_limit' },
  abandoned: { failureReason: 'authentication_abandoned' },
  unknown: { failureReason: 'unknown_reason' },
};

export const idOf = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`;
export const centsOf = ({ value }: Money) => Math.round(Number(value) * 100);
export const moneyIn = (cents: number, currency: string): Money => ({ value: (cents / 100).toFixed(2), currency });

/** What Mollie would hold of one profile, in memory. @param changed is told of each payment that Mollie would report. */
export class MolliePayments {
  readonly payments = new Map<string, MolliePayment>();
  readonly customers = new Map<string, { id: string; metadata: unknown; createdAt: string }>();
  readonly mandates = new Map<string, MollieMandate>();
  nextCharge: 'paid' | 'challenged' | 'declined' = 'paid';
  readonly #now: () => Date;
  readonly #changed: (payment: MolliePayment) => Promise<void>;

  constructor(now: () => Date, changed: (payment: MolliePayment) => Promise<void>) {
    this.#now = now;
    this.#changed = changed;
  }

  moment(later = 0): string {
    return new Date(this.#now().getTime() + later).toISOString();
  }

  payment(id: string): MolliePayment {
    const payment = this.payments.get(id);
    if (!payment) throw new Refused(404, `No payment exists with token ${id}.`);
    return payment;
  }

  async create(asked: PaymentAsked): Promise<MolliePayment> {
    const { amount, description, method = null, sequenceType = 'oneoff', customerId, mandateId } = asked;
    if (!/^\d+\.\d{2}$/.test(amount.value)) throw new Refused(422, 'The amount contains an invalid value', 'amount');
    if (centsOf(amount) < 1) throw new Refused(422, 'The amount is lower than the minimum', 'amount');
    if (centsOf(amount) > 1_000_000) throw new Refused(422, 'The amount is higher than the maximum', 'amount');
    if (sequenceType !== 'recurring' && !asked.redirectUrl)
      throw new Refused(422, 'The redirect URL is missing', 'redirectUrl');
    if (customerId !== undefined && !this.customers.has(customerId))
      throw new Refused(422, 'The customer id is invalid', 'customerId');
    if (sequenceType !== 'oneoff' && customerId === undefined)
      throw new Refused(422, 'The customer id is missing', 'customerId');
    const mandate = this.mandates.get(mandateId ?? '');
    if (sequenceType === 'recurring' && (!mandate || mandate.customerId !== customerId))
      throw new Refused(422, 'There are no suitable mandates for this customer', 'mandateId');
    const payment: MolliePayment = {
      id: idOf('tr'),
      status: 'open',
      amount,
      description,
      method,
      metadata: asked.metadata ?? null,
      redirectUrl: asked.redirectUrl ?? null,
      cancelUrl: asked.cancelUrl ?? null,
      webhookUrl: asked.webhookUrl ?? null,
      ...(customerId !== undefined && { customerId }),
      ...(mandateId && { mandateId }),
      sequenceType,
      details: null,
      statusReason: null,
      expiresAt: this.moment(method === 'banktransfer' ? 14 * 24 * HOUR_MS : HOUR_MS / 4),
      createdAt: this.moment(),
      refunds: [],
      chargebacks: [],
    };
    this.payments.set(payment.id, payment);
    if (mandate && sequenceType === 'recurring') await this.#charge(payment, mandate);
    return payment;
  }

  async #charge(payment: MolliePayment, mandate: MollieMandate): Promise<void> {
    const how = this.nextCharge;
    this.nextCharge = 'paid';
    payment.details = { ...mandate.details };
    if (how !== 'paid')
      payment.details.failureReason = how === 'declined' ? 'card_declined' : 'authentication_required';
    payment.status = how === 'paid' ? 'paid' : 'failed';
    await this.#changed(payment);
  }

  async pay(id: string, how: Parameters<PaymentDouble['pay']>[1] = {}): Promise<void> {
    const { brand = 'visa', last4 = '4242', country = 'NL' } = how;
    const payment = this.payment(id);
    if (!['open', 'pending'].includes(payment.status)) throw new Error(`${id} is ${payment.status}.`);
    payment.status = 'paid';
    if (payment.method === 'creditcard') {
      const cardLabel = `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`;
      const card = { cardLabel, cardNumber: last4, cardExpiryDate: '2031-12-31' };
      payment.details = { ...card, cardCountryCode: country };
      if (payment.sequenceType === 'first') this.#giveMandate(payment, card);
    } else payment.details = { consumerAccount: `${country}55INGB000000${last4}` };
    await this.#changed(payment);
  }

  #giveMandate(payment: MolliePayment, details: Record<string, string>): void {
    const { customerId = '' } = payment;
    const scopes = ['customer-not-present'];
    const mandate = { id: idOf('mdt'), customerId, details, scopes, createdAt: this.moment() };
    this.mandates.set(mandate.id, mandate);
    payment.mandateId = mandate.id;
  }

  async end(id: string, how: Parameters<PaymentDouble['end']>[1], failure: Failure = 'declined'): Promise<void> {
    const payment = this.payment(id);
    payment.status = how === 'cancelled' ? 'canceled' : how;
    if (how === 'failed') {
      const { failureReason, code } = REASONS[failure];
      if (failureReason) payment.details = { failureReason };
      if (code) payment.statusReason = { code, message: code };
    }
    await this.#changed(payment);
  }

  async cancel(id: string): Promise<MolliePayment> {
    const payment = this.payment(id);
    if (!isCancelable(payment)) throw new Refused(422, 'The payment cannot be cancelled');
    await this.end(id, 'cancelled');
    return payment;
  }

  async refund(id: string, asked: { amount: Money; description?: string; metadata?: unknown }) {
    const payment = this.payment(id);
    if (payment.status !== 'paid') throw new Refused(422, 'The payment is not paid');
    if (centsOf(asked.amount) > remaining(payment))
      throw new Refused(422, 'The amount is higher than the maximum', 'amount');
    const { amount, description = '', metadata = null } = asked;
    const refund = { id: idOf('re'), status: 'queued', amount, description, metadata, createdAt: this.moment() };
    payment.refunds.push(refund);
    return refund;
  }

  async settleRefunds(how: 'refunded' | 'failed'): Promise<void> {
    for (const payment of this.payments.values())
      for (const refund of payment.refunds)
        if (refund.status === 'queued' || (how === 'failed' && refund.status === 'refunded')) {
          refund.status = how;
          await this.#changed(payment);
        }
  }

  async chargeBack(id: string): Promise<void> {
    const payment = this.payment(id);
    const { amount } = payment;
    payment.chargebacks.push({ id: idOf('chb'), amount, createdAt: this.moment(), reversedAt: null });
    await this.#changed(payment);
  }

  async reverseChargeback(id: string): Promise<void> {
    const payment = this.payment(id);
    const chargeback = payment.chargebacks.find(({ reversedAt }) => reversedAt === null);
    if (!chargeback) throw new Error(`${id} was not charged back.`);
    chargeback.reversedAt = this.moment();
    await this.#changed(payment);
  }

  /** A card or a customer, with all that hangs on it. */
  remove(kind: 'customers' | 'mandates', id: string): void {
    if (!this[kind].delete(id)) throw new Refused(410, 'It is no longer there');
    for (const mandate of this.mandates.values()) if (mandate.customerId === id) this.mandates.delete(mandate.id);
  }
}

export const isCancelable = ({ status, method }: MolliePayment) =>
  status === 'open' && CANCELABLE.includes(method ?? '');

/** Cents that can still be refunded. */
export function remaining({ amount, refunds }: MolliePayment): number {
  const gone = refunds.filter(({ status }) => status !== 'failed').reduce((sum, each) => sum + centsOf(each.amount), 0);
  return centsOf(amount) - gone;
}
