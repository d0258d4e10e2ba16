import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { accountsRoutes } from './routes.ts';

export const accounts: Module = {
  name: 'accounts',
  about: 'Sessions, languages and live events of the logged-in person',
  contracts: [contract],
  routes: accountsRoutes,
};
