import type { WriteCall } from '#platform/call.ts';
import type { JobTools } from '#platform/module.ts';
import type { PaymentState } from '../contract.ts';
import { endMailJob } from '../jobs.ts';
import { paymentFailedMail } from '../mails/mails.ts';
import { paidWith, whyFailed } from '../paid-with.ts';
import { endToMail, type LockedPayment, noteEndMailed } from './queries.ts';

/** Milliseconds in which who was told on the page pays another way. */
const MAIL_AFTER_MS = 10 * 60_000;

/** A payer who took the payment back or left its page gets no mail. */
export async function orderEndMail(call: WriteCall, payment: LockedPayment, state: PaymentState): Promise<void> {
  if (state !== 'failed' && !(state === 'expired' && payment.state === 'pending')) return;
  const after = new Date(call.now.getTime() + MAIL_AFTER_MS);
  await call.enqueue(endMailJob, { payment: payment.id, site: payment.site_id }, { after });
}

/** One mail a payment, and none to who has paid or tried again since. */
export async function mailEnd(
  { onSite }: JobTools,
  { payment, site }: { payment: number; site: number },
): Promise<void> {
  const { transaction } = await onSite(site);
  await transaction(async (call) => {
    const row = await endToMail.one(call.tx, { payment, site });
    if (!row?.email || row.status !== 'failed' || row.end_mailed_at || row.tried_again) return;
    await noteEndMailed(call.tx, { payment, now: call.now });
    const { origin } = call.site;
    const of = row.claim_id === null ? 'order' : 'claim';
    await call.mail(paymentFailedMail, {
      to: row.email,
      locale: row.locale,
      params: {
        ...{ kind: row.state === 'expired' ? 'expired' : 'failed', of, number: payment, amount: row.amount },
        ...{ currency: row.currency, paid_with: paidWith(call, row), why: whyFailed(call, row.failure, row.locale) },
        url: of === 'claim' ? `${origin}/transactions` : `${origin}/credits`,
        payment_url: `${origin}/transactions/${payment}`,
      },
    });
  });
}
