import { type Module, onJob } from '#platform/module.ts';
import { confirmationWantedJob } from '#product/accounts/confirmation-wanted.ts';
import { mailWantedActivation } from './activation/activation.ts';
import * as admission from './admission/contract.ts';
import * as completion from './completion/contract.ts';
import * as contract from './contract.ts';
import * as invites from './invites/contract.ts';
import { cleanUpInvites } from './invites/invites.ts';
import { activationMail, addressTakenMail } from './mails/mails.ts';
import { eraseSignup, exportSignup } from './personal-data/personal-data.ts';
import { signupRoutes } from './routes.ts';

export const signup: Module = {
  name: 'signup',
  about: 'Signing up, the steps after it, and confirming the address',

  contracts: [contract, admission, completion, invites],
  routes: signupRoutes,
  jobs: [onJob(confirmationWantedJob, mailWantedActivation)],
  schedules: [
    {
      name: 'signup-invites-clean-up',
      cron: '47 3 * * *',
      run: ({ services }) => cleanUpInvites({ sql: services.db, now: services.now() }),
    },
  ],
  mails: [activationMail, addressTakenMail],
  erase: eraseSignup,
  export: exportSignup,
};
