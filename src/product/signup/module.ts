import { controller, raw, read, write } from '#platform/http/route.ts';
import { type Module, onJob } from '#platform/module.ts';
import { confirmationWantedJob } from '#product/accounts/confirmation-wanted.ts';
import {
  activateByLink,
  mailWantedActivation,
  outcomeOfIntent,
  resendActivationMail,
} from './activation/activation.ts';
import { admissionOf } from './admit.ts';
import { completionOf, goOn } from './completion/completion.ts';
import * as completionContract from './completion/contract.ts';
import { correctEmail as correctEmailEndpoint, passStep, showCompletion } from './completion/contract.ts';
import { correctEmail } from './completion/correct-email.ts';
import * as contract from './contract.ts';
import {
  activateAccount,
  checkSignup,
  openActivationLink,
  resendActivation,
  signUp,
  signupAdmission,
  signupIntent,
} from './contract.ts';
import { forgetAttempts } from './forget-attempts.ts';
import * as invitesContract from './invites/contract.ts';
import { inviteFriend, myInvites, withdrawInvite } from './invites/contract.ts';
import { cleanUpInvites, inviteSomebody, invitesOf, withdrawOwnInvite } from './invites/invites.ts';
import { check, join } from './join.ts';
import { activationMail, addressTakenMail, welcomeMail } from './mails/mails.ts';
import { eraseSignup, exportSignup } from './personal-data.ts';

const activationRoutes = [
  raw(openActivationLink, ({ reply }, { token }) => {
    reply.header('cache-control', 'no-store');
    return reply.redirect(token ? `/${token}` : '/activate/error', 303);
  }),
  controller(activateAccount, activateByLink),
  write(resendActivation, resendActivationMail),
  read(signupIntent, outcomeOfIntent),
];

const completionRoutes = [
  read(showCompletion, completionOf),
  write(passStep, goOn),
  controller(correctEmailEndpoint, correctEmail),
];

const invitesRoutes = [
  read(myInvites, invitesOf),
  write(inviteFriend, inviteSomebody),
  write(withdrawInvite, withdrawOwnInvite),
];

const signupRoutes = [
  controller(signUp, join),
  controller(checkSignup, check),
  controller(signupAdmission, admissionOf),
  ...invitesRoutes,
  ...activationRoutes,
  ...completionRoutes,
];

export const signup: Module = {
  name: 'signup',
  about: 'Signing up, the steps after it, and confirming the address',

  contracts: [contract, completionContract, invitesContract],
  routes: signupRoutes,
  jobs: [onJob(confirmationWantedJob, mailWantedActivation)],
  schedules: [
    {
      name: 'signup-invites-clean-up',
      cron: '47 3 * * *',
      does: 'deletes invites, 90 days after they were used or ended',
      run: ({ services }) => cleanUpInvites({ sql: services.db, now: services.now() }),
    },
    {
      name: 'signup-attempts-over',
      cron: '53 * * * *',
      does: 'deletes attempts of who is too young, at their end',
      run: forgetAttempts,
    },
  ],
  mails: [activationMail, welcomeMail, addressTakenMail],
  erase: eraseSignup,
  export: exportSignup,
};
