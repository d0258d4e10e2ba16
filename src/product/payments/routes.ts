import { edge, raw, read } from '#platform/http/route.ts';
import { checkOut, listPayments, receiveWebhook, startPayment, viewPayment } from './contract.ts';
import { pay, receive } from './pay.ts';
import { checkout, ownPayment, ownPayments } from './payments.ts';

export const paymentsRoutes = [
  read(checkOut, checkout),
  edge(startPayment, pay),
  read(viewPayment, ownPayment),
  read(listPayments, ownPayments),
  raw(receiveWebhook, async ({ call, request, reply }) => {
    const { provider } = call.http.query;
    const body = typeof request.body === 'string' ? request.body : '';
    const verdict = await receive(call, typeof provider === 'string' ? provider : '', body);
    // 202: kept, and handled as soon as the payment's reference is known.
    return reply.code(verdict === 'unknown' ? 202 : 200).send({ ok: true });
  }),
];
