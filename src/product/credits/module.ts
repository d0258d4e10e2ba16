import { read } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { listPackages } from './contract.ts';
import { packagesFor } from './credits.ts';
import { exportLedger } from './personal-data.ts';

const creditsRoutes = [read(listPackages, packagesFor, { copy: 'visitors' })];

export const credits: Module = {
  name: 'credits',
  about: 'Credits and what they cost',
  contracts: [contract],
  routes: creditsRoutes,
  export: exportLedger,
};
