import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
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
  jobs: sandboxJobs,
  export: exportPayments,
};
