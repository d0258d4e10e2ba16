import type { JobTools } from '#platform/module.ts';
import { purchaseMail } from './mails/mails.ts';
import { orderToConfirm } from './queries.ts';

interface OfPayment {
  payment: number;
  site: number;
}

/** Confirms an order whose money is still on its way, with the words by which its buyer asked to begin at once, as they were then. */
export const confirmOrder = (tools: JobTools, of: OfPayment): Promise<void> => confirm(tools, of, 'ordered');

/** Confirms a paid purchase. */
export const confirmPurchase = (tools: JobTools, of: OfPayment): Promise<void> => confirm(tools, of, 'paid');

async function confirm({ onSite }: JobTools, { payment, site }: OfPayment, stage: 'ordered' | 'paid'): Promise<void> {
  const { transaction } = await onSite(site);
  await transaction(async (call) => {
    const row = await orderToConfirm.one(call.tx, { payment, site });
    if (!row?.email || (stage === 'ordered' && row.status !== 'pending')) return;
    const { id, credits, amount, currency, created_at, begin_at_once, statement_text, email, locale } = row;
    await call.mail(purchaseMail, {
      to: email,
      locale,
      params: {
        ...{ stage, number: id, credits, amount, currency, bought: created_at.toISOString() },
        ...{ declared: begin_at_once ?? '', statement: statement_text ?? '' },
        url: `${call.site.origin}/pages/withdrawal`,
      },
    });
  });
}
