import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { eraseDiscounts, exportDiscounts } from './personal-data/personal-data.ts';
import { discountsRoutes } from './routes.ts';

export const discounts: Module = {
  name: 'discounts',
  about: 'Discounts and the codes that they go by',
  contracts: [contract],
  routes: discountsRoutes,
  erase: eraseDiscounts,
  export: exportDiscounts,
};
