import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';

const OfPayment = z.object({ payment: z.number(), site: z.number() });

/** Confirms an order to its buyer, with what they agreed to. */
export const orderJob = defineJob('payments-order', OfPayment);
/** Confirms a paid purchase to its buyer, on the site of the purchase: a webhook comes to any of them. */
export const purchaseJob = defineJob('payments-purchase', OfPayment);
/** Takes an open payment back at its provider, because another order took its code. */
export const cancelJob = defineJob('payments-cancel', OfPayment);
/** Issues receipts and credit notes that a payment lacks. */
export const receiptJob = defineJob('payments-receipt', OfPayment);
/** Announces a collection to its payer, with the mandate. */
export const debitMailJob = defineJob('payments-debit-mail', OfPayment);
/** Asks a provider to send money back. */
export const refundJob = defineJob('payments-refund', z.object({ refund: z.number(), site: z.number() }));
