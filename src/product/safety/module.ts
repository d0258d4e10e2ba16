import { read, write } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { block, unblock } from './block.ts';
import * as contract from './contract.ts';
import { blockMember, unblockMember } from './contract.ts';
import { reportDecidedMail, restrictionMail, warningMail } from './mails/mails.ts';
import { eraseSafety, exportSafety } from './personal-data.ts';
import * as reportsContract from './reports/contract.ts';
import { reportMember, showEvidence } from './reports/contract.ts';
import { forgetReports } from './reports/forget-reports.ts';
import { evidence, report } from './reports/reports.ts';

const safetyRoutes = [
  write(blockMember, block),
  write(unblockMember, unblock),
  write(reportMember, report),
  read(showEvidence, evidence),
];

export const safety: Module = {
  name: 'safety',
  about: 'Safety: blocks and reports',
  contracts: [contract, reportsContract],
  routes: safetyRoutes,
  schedules: [
    {
      name: 'safety-reports-old',
      cron: '57 4 * * *',
      does: 'deletes reports, two years after their decision',
      run: forgetReports,
    },
  ],
  mails: [warningMail, restrictionMail, reportDecidedMail],
  erase: eraseSafety,
  export: exportSafety,
};
