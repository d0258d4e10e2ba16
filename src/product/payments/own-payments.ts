import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { PaymentError, PaymentReply, PaymentsInput, PaymentsReply, PaymentView } from './contract.ts';
import { hasEnded } from './policy.ts';
import { type PaymentRow, paymentOfAccount, paymentsOfAccount } from './queries.ts';
import { vatIn } from './vat/vat.ts';

const PAGE = 20;

/** @throws payment_not_found (404). */
export async function ownPayment(
  { sql, actor }: Authenticated<ReadCall>,
  { id }: { id: number },
): Promise<PaymentReply> {
  const payment = await paymentOfAccount.one(sql, { account: actor.id, id });
  if (!payment) throw new AppError<PaymentError>('payment_not_found', 404);
  return { payment: paymentView(payment) };
}

export async function ownPayments(
  { sql, actor }: Authenticated<ReadCall>,
  { before }: PaymentsInput,
): Promise<PaymentsReply> {
  const found = await paymentsOfAccount(sql, { account: actor.id, before: before ?? null, most: PAGE + 1 });
  return { payments: found.slice(0, PAGE).map(paymentView), more: found.length > PAGE };
}

export function paymentView(payment: PaymentRow): PaymentView {
  const { id, credits, method, country, status, state, failure, package_id, claim_id, currency, detail } = payment;
  const ended = hasEnded(state);
  const price = { amount: payment.amount, currency };
  const rate = payment.vat_rate;
  return {
    ...{ id, credits, method, country, status, state, failure, package_id, claim_id, price },
    list_price: { amount: payment.list_amount, currency },
    refunded: { amount: payment.back, currency },
    card: detail && (detail.brand || detail.last4) ? { brand: detail.brand, last4: detail.last4 } : null,
    repeat: payment.stored_method_id !== null,
    statement: payment.statement_text,
    vat:
      payment.vat_country !== null && rate !== null
        ? { country: payment.vat_country, rate: rate / 100, amount: vatIn(price, rate) }
        : null,
    receipts: payment.receipts,
    redirect_url: ended ? null : payment.url,
    collect_on: payment.collect_on,
    transfer: payment.provider === 'bank' && state === 'pending',
    created_at: payment.created_at.toISOString(),
    completed_at: payment.completed_at?.toISOString() ?? null,
    expires_at: ended ? null : (payment.expires_at?.toISOString() ?? null),
  };
}
