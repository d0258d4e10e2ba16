import { read } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { companyBehind } from './companyinfo.ts';
import * as contract from './contract.ts';
import { companyInfo } from './contract.ts';

const companyinfoRoutes = [read(companyInfo, companyBehind)];

export const companyinfo: Module = {
  name: 'companyinfo',
  about: 'The company behind the site',
  contracts: [contract],
  routes: companyinfoRoutes,
};
