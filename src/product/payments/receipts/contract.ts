import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';

const RECEIPT_ERRORS = ['receipt_not_found'] as const;
export type ReceiptError = (typeof RECEIPT_ERRORS)[number];

const RECEIPT_KINDS = ['receipt', 'credit_note', 'correction'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

export const ReceiptView = z.object({
  id: z.number(),
  kind: z.enum(RECEIPT_KINDS),
  number: z.string(),
});
export type ReceiptView = z.output<typeof ReceiptView>;

export const OpenReceiptInput = z.object({
  payment: queryInt(1),
  id: z.optional(queryInt(1)),
  as: z.optional(z.enum(['page'])),
});
export type OpenReceiptInput = z.output<typeof OpenReceiptInput>;

export const openReceipt = endpoint({
  method: 'GET',
  path: '/api/receipt.php',
  summary:
    'A document of an own payment as a PDF or a page; leads to the payment where nobody is logged in or there is none yet',
  access: 'anyone',
  input: OpenReceiptInput,
  type: 'application/pdf',
  errors: { receipt_not_found: 404 },
  limit: { name: 'receipts', calls: 60, seconds: 600 },
});

export const receiptPagePath = (payment: number, id: number): string => `${receiptPath(payment, id)}&as=page`;

export const receiptPath = (payment: number, id?: number): string =>
  `${openReceipt.path}?payment=${payment}${id === undefined ? '' : `&id=${id}`}`;
