import type { Module } from '#platform/module.ts';
import * as blocks from './blocks/contract.ts';
import { restrictionMail, warningMail } from './mails/mails.ts';
import { eraseSafety, exportSafety } from './personal-data/personal-data.ts';
import * as reports from './reports/contract.ts';
import { safetyRoutes } from './routes.ts';

export const safety: Module = {
  name: 'safety',
  about: 'Safety: blocks and reports',
  contracts: [blocks, reports],
  routes: safetyRoutes,
  mails: [warningMail, restrictionMail],
  erase: eraseSafety,
  export: exportSafety,
};
