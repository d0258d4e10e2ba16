import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { withdrawalDecidedMail, withdrawalMail } from './mails/mails.ts';
import { exportWithdrawals } from './personal-data/personal-data.ts';
import { withdrawalsRoutes } from './routes.ts';
import { forgetOldWithdrawals } from './withdrawals.ts';

export const withdrawals: Module = {
  name: 'withdrawals',
  about: 'Withdrawing from purchases',
  contracts: [contract],
  routes: withdrawalsRoutes,
  mails: [withdrawalMail, withdrawalDecidedMail],
  schedules: [{ name: 'withdrawals-old', cron: '41 3 * * *', run: forgetOldWithdrawals }],
  export: exportWithdrawals,
};
