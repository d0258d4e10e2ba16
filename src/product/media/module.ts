import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { mediaRoutes } from './routes.ts';

export const media: Module = {
  name: 'media',
  about: 'Photos, for those who may see them',
  contracts: [contract],
  routes: mediaRoutes,
};
