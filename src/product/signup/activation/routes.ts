import { raw, read, write } from '#platform/http/route.ts';
import { activateAccount, resendActivation, signupIntent } from '../contract.ts';
import { activate, resendActivationMail, wishOutcome } from './activation.ts';

export const activationRoutes = [
  raw(activateAccount, async ({ call, reply }, { token }) => {
    // A person with a mail in the hand gets a page, whatever went wrong.
    const account = await call
      .transaction((within) => activate(within, token))
      .catch((error: unknown) => {
        call.log.error({ err: error }, 'activation failed');
        return null;
      });
    reply.header('cache-control', 'no-store');
    return reply.redirect(account === null ? '/activate/error' : '/activate/done', 303);
  }),
  write(resendActivation, resendActivationMail),
  read(signupIntent, wishOutcome),
];
