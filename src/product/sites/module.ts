import type { Module } from '#platform/module.ts';
import { cleanUpBounces } from './bounces/bounces.ts';
import * as bounces from './bounces/contract.ts';
import * as contract from './contract.ts';
import { sitesRoutes } from './routes.ts';
import * as tracking from './tracking/contract.ts';

export const sites: Module = {
  name: 'sites',
  about: 'The site (brand) and what this browser prefers on it',
  contracts: [contract, bounces, tracking],
  routes: sitesRoutes,
  schedules: [
    {
      name: 'sites-bounces-clean-up',
      cron: '37 3 * * *',
      run: ({ services }) => cleanUpBounces({ sql: services.db, now: services.now() }),
    },
  ],
};
