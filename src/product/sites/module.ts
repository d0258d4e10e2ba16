import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { sitesRoutes } from './routes.ts';

export const sites: Module = {
  name: 'sites',
  about: 'The site (brand) and what this browser prefers on it',
  contracts: [contract],
  routes: sitesRoutes,
};
