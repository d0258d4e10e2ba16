import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { companyinfoRoutes } from './routes.ts';

export const companyinfo: Module = {
  name: 'companyinfo',
  about: 'The company behind the site',
  contracts: [contract],
  routes: companyinfoRoutes,
};
