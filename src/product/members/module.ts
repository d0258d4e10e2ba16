import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { eraseMember, exportMember } from './personal-data/personal-data.ts';
import { membersRoutes } from './routes.ts';
import * as search from './search/contract.ts';
import * as user from './user/contract.ts';

export const members: Module = {
  name: 'members',
  about: 'Members: search, profiles and the logged-in person',
  contracts: [contract, search, user],
  routes: membersRoutes,
  erase: eraseMember,
  export: exportMember,
};
