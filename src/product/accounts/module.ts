import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { accountsRoutes } from './routes.ts';

export const accounts: Module = { name: 'accounts', contracts: [contract], routes: accountsRoutes };
