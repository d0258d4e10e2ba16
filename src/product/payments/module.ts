import { controller, raw, read, write } from '#platform/http/route.ts';
import { type Module, onJob } from '#platform/module.ts';
import { cancelPayment, comeBack } from './attempts/come-back.ts';
import { receive } from './attempts/receive.ts';
import { forgetDeliveries, reconcilePayments } from './attempts/reconcile.ts';
import { checkBooks } from './check-books.ts';
import { confirmOrder, confirmPurchase } from './confirm.ts';
import * as contract from './contract.ts';
import { checkOut, listPayments, receiveWebhook, returnFromProvider, startPayment, viewPayment } from './contract.ts';
import { cancelJob, orderJob, purchaseJob, refundJob } from './jobs.ts';
import { purchaseMail } from './mails/mails.ts';
import { pay } from './pay.ts';
import { checkout, ownPayment, ownPayments } from './payments.ts';
import { exportPayments } from './personal-data.ts';
import { followRefunds, sendRefund } from './refunds/send-refund.ts';
import { repeatOrder } from './repeat-order.ts';
import { sandboxJobs } from './sandbox/jobs.ts';
import { sandboxPages } from './sandbox/sandbox-pages.ts';
import * as storedMethodsContract from './stored-methods/contract.ts';
import { listStoredMethods, removeStoredMethod, viewRepeatOrder } from './stored-methods/contract.ts';
import { eraseStored, forgetCards } from './stored-methods/forget-cards.ts';
import { listStored, removeMethod } from './stored-methods/stored-methods.ts';

const paymentsRoutes = [
  controller(checkOut, checkout),
  controller(startPayment, pay),
  read(viewPayment, ownPayment),
  read(listPayments, ownPayments),
  controller(returnFromProvider, comeBack),
  read(listStoredMethods, listStored),
  write(removeStoredMethod, removeMethod),
  controller(viewRepeatOrder, repeatOrder),
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

const everyMinute = '* * * * *';

export const payments: Module = {
  name: 'payments',
  about: 'Buying credits',

  contracts: [contract, storedMethodsContract],
  routes: paymentsRoutes,
  pages: sandboxPages,
  jobs: [
    ...sandboxJobs,
    onJob(orderJob, confirmOrder),
    onJob(purchaseJob, confirmPurchase),
    onJob(cancelJob, cancelPayment),
    onJob(refundJob, sendRefund),
  ],
  schedules: [
    { name: 'payments-reconcile', cron: everyMinute, run: reconcilePayments },
    { name: 'payments-refunds', cron: everyMinute, run: followRefunds },
    { name: 'payments-forget-cards', cron: '*/5 * * * *', run: forgetCards },
    { name: 'payments-books', cron: '41 3 * * *', run: checkBooks },
    { name: 'payments-forget-deliveries', cron: '17 3 * * *', run: forgetDeliveries },
  ],
  mails: [purchaseMail],
  erase: (call, accountId) => eraseStored(call, accountId).then(() => undefined),
  export: exportPayments,
};
