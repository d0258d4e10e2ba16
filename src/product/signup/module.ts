import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { activationMail, addressTakenMail } from './mails/mails.ts';
import { eraseIntent, exportIntent } from './personal-data/personal-data.ts';
import { signupRoutes } from './routes.ts';

export const signup: Module = {
  name: 'signup',
  about: 'Signing up and confirming the address',

  contracts: [contract],
  routes: signupRoutes,
  mails: [activationMail, addressTakenMail],
  erase: eraseIntent,
  export: exportIntent,
};
