import * as z from 'zod/mini';
import { LOCALES } from '#platform/i18n/locales.ts';
import { defineJob } from '#platform/jobs/jobs.ts';

const OfPayment = z.object({ payment: z.number(), site: z.number() });

export const orderJob = defineJob('payments-order', OfPayment);
export const purchaseJob = defineJob('payments-purchase', OfPayment);
/** Takes an open payment back at its provider, because another order took its code. */
export const cancelJob = defineJob('payments-cancel', OfPayment);
export const receiptJob = defineJob('payments-receipt', OfPayment);
export const debitMailJob = defineJob('payments-debit-mail', OfPayment);
export const endMailJob = defineJob('payments-end-mail', OfPayment);
export const refundMailJob = defineJob('payments-refund-mail', z.object({ refund: z.number(), site: z.number() }));
export const claimMailJob = defineJob('payments-claim-mail', z.object({ claim: z.number(), site: z.number() }));
export const refundJob = defineJob('payments-refund', z.object({ refund: z.number(), site: z.number() }));
const CodeMessage = z.object({
  code: z.number(),
  site: z.number(),
  sealed: z.string(),
  /** Of the number, ISO 3166-1 alpha-2. */
  country: z.string(),
  locale: z.enum(LOCALES),
});
export type CodeMessage = z.output<typeof CodeMessage>;
export const phoneCodeJob = defineJob('payments-phone-code', CodeMessage);
