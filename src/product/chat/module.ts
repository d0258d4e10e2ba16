import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { eraseChats, exportChats } from './personal-data/personal-data.ts';
import { chatRoutes } from './routes.ts';
import * as typing from './typing/contract.ts';

export const chat: Module = {
  name: 'chat',
  about: 'Conversations between two members',
  contracts: [contract, typing],
  routes: chatRoutes,
  erase: eraseChats,
  export: exportChats,
};
