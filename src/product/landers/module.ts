import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { landersRoutes } from './routes.ts';

export const landers: Module = {
  name: 'landers',
  about: 'Landing pages, and who may be shown on them',
  contracts: [contract],
  routes: landersRoutes,
};
