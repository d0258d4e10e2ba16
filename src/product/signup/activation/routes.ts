import { edge, raw, read, write } from '#platform/http/route.ts';
import { activateAccount, openActivationLink, resendActivation, signupIntent } from '../contract.ts';
import { activateByLink, resendActivationMail, wishOutcome } from './activation.ts';

export const activationRoutes = [
  raw(openActivationLink, ({ reply }, { token }) => {
    reply.header('cache-control', 'no-store');
    return reply.redirect(token ? `/${token}` : '/activate/error', 303);
  }),
  edge(activateAccount, activateByLink),
  write(resendActivation, resendActivationMail),
  read(signupIntent, wishOutcome),
];
