import { type PaymentOrder, type ProviderCall, ProviderError } from '../gateway.ts';
import { localeOf, METHODS, moneyOf } from './policy.ts';
import { provenAddress } from './read-webhook.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that Mollie waits for a bank transfer. */
const MAX_DUE_DAYS = 100;

export interface Means {
  readonly customerId?: string;
  readonly mandateId?: string;
  readonly sequenceType: 'oneoff' | 'first' | 'recurring';
}

/** Mollie prints the description on bank statements: the statement's words stand in for it. */
export function paymentRequest({ call, account }: ProviderCall, order: PaymentOrder, means: Means): object {
  const method = METHODS[order.method];
  if (!method) throw new ProviderError('invalid', `Mollie does not take ${order.method}`);
  const { payment, attempt, store, webhookUrl } = order;
  return {
    amount: moneyOf(order.amount, order.currency),
    description: order.statement ?? order.description,
    redirectUrl: order.returnUrl,
    cancelUrl: order.cancelUrl,
    ...(webhookUrl && { webhookUrl: provenAddress(call, account, attempt, webhookUrl) }),
    method,
    locale: localeOf(order.locale, order.country),
    restrictPaymentMethodsToCountry: order.country,
    metadata: { payment, attempt, ...(store && means.customerId && { store }) },
    ...(method === 'banktransfer' && { dueDate: dueDate(call.now, order.expiresAt) }),
    ...means,
  };
}

/** As far as Mollie takes it: tomorrow at the earliest. */
function dueDate(now: Date, expiresAt: Date): string {
  const after = (days: number) => now.getTime() + days * DAY_MS;
  return new Date(Math.min(Math.max(expiresAt.getTime(), after(1)), after(MAX_DUE_DAYS))).toISOString().slice(0, 10);
}
