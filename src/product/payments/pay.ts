import { AppError } from '#platform/errors.ts';
import { countOrRefuse } from '#platform/http/counted-calls.ts';
import type { EdgeCall, KnownEdgeCall } from '#platform/http/route.ts';
import type { PaymentError, StartPaymentInput, StartPaymentReply } from './contract.ts';
import { handleEvent, orderPayment, paymentView, providerNamed, rememberReference, type Verdict } from './payments.ts';
import { type PaymentRow, paymentOfAccount } from './queries.ts';

/** Of one account, wherever it calls from. A payment costs a call of its provider each. */
const OPENED = { name: 'payments of an account', calls: 20, seconds: 600 };

/**
 * Starts a payment with its provider; the same key again answers the same payment.
 * @throws rate_limited (429) after twenty in ten minutes; what `orderPayment` throws; payment_failed (502) when the provider does not open it.
 */
export async function pay(call: KnownEdgeCall, input: StartPaymentInput): Promise<StartPaymentReply> {
  await countOrRefuse(call.http, OPENED, String(call.actor.id));
  const payment = await call.transaction((within) => orderPayment(within, input));
  if (!payment.redirect_url) await open(call, payment);
  const opened = await paymentOfAccount.one(call.sql, { account: call.actor.id, id: payment.id });
  if (!opened?.redirect_url) throw new AppError<PaymentError>('payment_failed', 502);
  return { payment: paymentView(opened), redirect_url: opened.redirect_url };
}

/** Outside of any transaction: a provider may take seconds to answer. */
async function open(call: KnownEdgeCall, payment: PaymentRow): Promise<void> {
  const { site } = call;
  const opened = await providerNamed(call, payment.provider).createPayment(call, {
    payment: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    method: payment.method,
    description: `${site.settings.name} ${payment.id}`,
    returnUrl: `${site.origin}/transactions/${payment.id}?returned=1`,
  });
  await call.transaction((within) => rememberReference(within, payment, opened));
}

/**
 * Takes in what a provider says of a payment.
 * @throws not_found for a provider that this deployment has not; webhook_signature (403); payment_amount_differs (422).
 */
export async function receive(call: EdgeCall, named: string, body: string): Promise<Exclude<Verdict, 'refused'>> {
  const provider = providerNamed(call, named);
  const event = await provider.verifyWebhook(call, { headers: call.http.headers, body });
  if (!event) throw new AppError<PaymentError>('webhook_signature', 403);
  const verdict = await call.transaction((within) => handleEvent(within, provider.name, event));
  if (verdict !== 'refused') return verdict;
  call.log.error({ provider: provider.name, event }, 'a payment event names another amount or currency');
  throw new AppError<PaymentError>('payment_amount_differs', 422);
}
