import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { exportLedger } from './personal-data/personal-data.ts';
import { creditsRoutes } from './routes.ts';

export const credits: Module = {
  name: 'credits',
  about: 'Credits and what they cost',
  contracts: [contract],
  routes: creditsRoutes,
  export: exportLedger,
};
