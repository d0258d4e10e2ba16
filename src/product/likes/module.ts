import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { eraseLikes, exportLikes } from './personal-data/personal-data.ts';
import { likesRoutes } from './routes.ts';

export const likes: Module = {
  name: 'likes',
  contracts: [contract],
  routes: likesRoutes,
  erase: eraseLikes,
  export: exportLikes,
};
