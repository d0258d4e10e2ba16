import type { Module } from '#platform/module.ts';
import * as badges from './badges/contract.ts';
import * as contract from './contract.ts';
import { likesRoutes } from './routes.ts';

export const likes: Module = {
  name: 'likes',
  about: 'Likes given and received',
  contracts: [contract, badges],
  routes: likesRoutes,
};
