import type { JobTools } from '#platform/module.ts';
import { refundMail } from '../mails/mails.ts';
import { paidWith } from '../paid-with.ts';
import { noteRefundMailed, refundToMail } from './queries.ts';

type RefundToMail = NonNullable<Awaited<ReturnType<typeof refundToMail.one>>>;

export async function mailRefund(
  { onSite }: JobTools,
  { refund, site }: { refund: number; site: number },
): Promise<void> {
  const { transaction } = await onSite(site);
  await transaction(async (call) => {
    const row = await refundToMail.one(call.tx, { refund, site });
    const kind = row && toTell(row);
    if (!row?.email || !kind) return;
    await noteRefundMailed(call.tx, { refund, mailed: kind });
    const { reason } = row;
    await call.mail(refundMail, {
      to: row.email,
      locale: row.locale,
      params: {
        kind: kind === 'sent' && row.uncollected ? 'not_collected' : kind,
        reason: reason === 'paid_twice' ? 'twice' : reason === 'claim' ? 'claim' : 'other',
        ...{ number: row.payment_id, amount: row.amount, currency: row.currency, paid_with: paidWith(call, row) },
        taken: row.credits_taken ?? 0,
        payment_url: `${call.site.origin}/transactions/${row.payment_id}`,
      },
    });
  });
}

/** Money of transfers and of our own direct debits goes back when staff sent it at the bank: then it is settled. */
function toTell({ state, mailed, by_bank, sent_at }: RefundToMail): 'sent' | 'failed' | null {
  if (state === 'failed' || state === 'reversed') return mailed === 'sent' ? 'failed' : null;
  if (mailed !== null || sent_at === null) return null;
  return state === 'settled' || !by_bank ? 'sent' : null;
}
