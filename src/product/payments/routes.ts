import { edge, raw, read, write } from '#platform/http/route.ts';
import { comeBack } from './attempts/come-back.ts';
import { receive } from './attempts/receive.ts';
import { checkOut, listPayments, receiveWebhook, returnFromProvider, startPayment, viewPayment } from './contract.ts';
import { pay } from './pay.ts';
import { checkout, ownPayment, ownPayments } from './payments.ts';
import { repeatOrder } from './repeat-order.ts';
import { listStoredMethods, removeStoredMethod, viewRepeatOrder } from './stored-methods/contract.ts';
import { listStored, removeMethod } from './stored-methods/stored-methods.ts';

export const paymentsRoutes = [
  edge(checkOut, checkout),
  edge(startPayment, pay),
  read(viewPayment, ownPayment),
  read(listPayments, ownPayments),
  edge(returnFromProvider, comeBack),
  read(listStoredMethods, listStored),
  write(removeStoredMethod, removeMethod),
  edge(viewRepeatOrder, repeatOrder),
  raw(receiveWebhook, async ({ call, request, reply }) => {
    const { provider, account } = call.http.query;
    const body = typeof request.body === 'string' ? request.body : '';
    const id = typeof account === 'string' && /^\d{1,9}$/.test(account) ? Number(account) : 0;
    const accepted = await receive(call, { provider: typeof provider === 'string' ? provider : '', account: id }, body);
    return reply
      .code(200)
      .type(accepted.startsWith('{') ? 'application/json' : 'text/plain')
      .send(accepted);
  }),
];
