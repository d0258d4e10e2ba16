import type { Module } from '#platform/module.ts';
import * as autoLike from './auto-like/contract.ts';
import * as badges from './badges/contract.ts';
import * as contract from './contract.ts';
import { eraseLikes, exportLikes } from './personal-data/personal-data.ts';
import { likesRoutes } from './routes.ts';

export const likes: Module = {
  name: 'likes',
  about: 'Likes given and received',
  contracts: [contract, badges, autoLike],
  routes: likesRoutes,
  erase: eraseLikes,
  export: exportLikes,
};
