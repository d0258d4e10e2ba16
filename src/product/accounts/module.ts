import type { Module } from '#platform/module.ts';
import { liftOver } from './bans/bans.ts';
import { cleanUpAccounts } from './clean-up/clean-up.ts';
import * as contract from './contract.ts';
import * as mailTokens from './mail-tokens/contract.ts';
import { eraseAccountData, exportAccountData } from './personal-data/personal-data.ts';
import { accountsRoutes } from './routes.ts';

export const accounts: Module = {
  name: 'accounts',
  about: 'Sessions, languages and live events of the logged-in person',
  contracts: [contract, mailTokens],
  routes: accountsRoutes,
  schedules: [
    {
      name: 'accounts-clean-up',
      cron: '17 * * * *',
      run: ({ services }) => cleanUpAccounts({ sql: services.db, now: services.now() }),
    },
    { name: 'accounts-bans-over', cron: '*/5 * * * *', run: liftOver },
  ],
  erase: eraseAccountData,
  export: exportAccountData,
};
