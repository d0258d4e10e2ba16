import { AppError } from '#platform/errors.ts';
import type { RawCall } from '#platform/http/route.ts';
import { type OpenReceiptInput, type ReceiptError, receiptPath } from './contract.ts';
import { drawReceipt } from './draw-receipt.ts';
import { isOwnPayment, receiptOfAccount } from './queries.ts';
import { writeReceipt } from './write-receipt.ts';

/** Where nobody is logged in it leads to the payment's page. @throws receipt_not_found (404), also for another's. */
export async function sendReceipt({ call, reply }: RawCall, { payment, id, as }: OpenReceiptInput) {
  const { sql, actor, site } = call;
  reply.header('cache-control', 'no-store');
  const toPayment = () => reply.redirect(`/transactions/${payment}`, 303);
  if (!actor) return toPayment();
  const receipt = await receiptOfAccount.one(sql, { account: actor.id, payment, id: id ?? null });
  if (!receipt) {
    const waits = id === undefined && (await isOwnPayment.one(sql, { account: actor.id, payment }))?.own;
    if (waits) return toPayment();
    throw new AppError<ReceiptError>('receipt_not_found', 404);
  }
  if (!receipt.intact) throw new Error(`The facts of receipt ${receipt.id} are not those that it was issued with.`);
  const look = call.receiptLookOf(site.settings);
  if (as === 'page') {
    const { html, style } = writeReceipt(receipt.facts, look, receiptPath(payment, receipt.id));
    reply.allowStyle(style);
    return reply.type('text/html; charset=utf-8').send(html);
  }
  const bytes = await drawReceipt(receipt.facts, look);
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${receipt.kind.replace('_', '-')}-${receipt.facts.number}.pdf"`)
    .send(bytes);
}
