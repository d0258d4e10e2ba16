import { controller, read } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { declareWithdrawal, listWithdrawable } from './contract.ts';
import { withdrawalDecidedMail, withdrawalMail } from './mails/mails.ts';
import { exportWithdrawals } from './personal-data.ts';
import { declare, forgetOldWithdrawals, listOrders } from './withdrawals.ts';

const withdrawalsRoutes = [read(listWithdrawable, listOrders), controller(declareWithdrawal, declare)];

export const withdrawals: Module = {
  name: 'withdrawals',
  about: 'Withdrawing from purchases',
  contracts: [contract],
  routes: withdrawalsRoutes,
  mails: [withdrawalMail, withdrawalDecidedMail],
  schedules: [
    {
      name: 'withdrawals-old',
      cron: '41 3 * * *',
      does: 'deletes withdrawals, after ten years',
      run: forgetOldWithdrawals,
    },
  ],
  export: exportWithdrawals,
};
