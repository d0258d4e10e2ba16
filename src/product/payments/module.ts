import { type Module, onJob } from '#platform/module.ts';
import { cancelPayment } from './attempts/come-back.ts';
import { forgetDeliveries, reconcilePayments } from './attempts/reconcile.ts';
import { checkBooks } from './check-books.ts';
import { confirmOrder, confirmPurchase } from './confirm.ts';
import * as contract from './contract.ts';
import { cancelJob, orderJob, purchaseJob, refundJob } from './jobs.ts';
import { purchaseMail } from './mails/mails.ts';
import { exportPayments } from './personal-data/personal-data.ts';
import { followRefunds, sendRefund } from './refunds/send-refund.ts';
import { paymentsRoutes } from './routes.ts';
import { sandboxJobs } from './sandbox/jobs.ts';
import { sandboxPages } from './sandbox/routes.ts';
import * as storedMethods from './stored-methods/contract.ts';
import { eraseStored, forgetCards } from './stored-methods/forget-cards.ts';

const everyMinute = '* * * * *';

export const payments: Module = {
  name: 'payments',
  about: 'Buying credits',

  contracts: [contract, storedMethods],
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
