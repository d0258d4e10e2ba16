import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { likesRoutes } from './routes.ts';

export const likes: Module = {
  name: 'likes',
  about: 'Likes given and received',
  contracts: [contract],
  routes: likesRoutes,
};
