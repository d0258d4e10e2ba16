import { type Module, onJob } from '#platform/module.ts';
import * as contract from './contract.ts';
import { purchaseJob } from './jobs.ts';
import { purchaseMail } from './mails/mails.ts';
import { confirmPurchase } from './payments.ts';
import { exportPayments } from './personal-data/personal-data.ts';
import { paymentsRoutes } from './routes.ts';
import { sandboxJobs } from './sandbox/jobs.ts';
import { sandboxPages } from './sandbox/routes.ts';

export const payments: Module = {
  name: 'payments',
  about: 'Buying credits',

  contracts: [contract],
  routes: paymentsRoutes,
  pages: sandboxPages,
  jobs: [...sandboxJobs, onJob(purchaseJob, confirmPurchase)],
  mails: [purchaseMail],
  export: exportPayments,
};
