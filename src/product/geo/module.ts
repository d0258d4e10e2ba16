import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { geoRoutes } from './routes.ts';

export const geo: Module = {
  name: 'geo',
  about: 'Countries, their regions and their towns',
  contracts: [contract],
  routes: geoRoutes,
};
