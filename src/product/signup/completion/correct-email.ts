import { isUniqueViolation } from '#platform/db/unique-violation.ts';
import { AppError } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { cleanAddress, correctAddress, mayTryAddress } from '#product/accounts/mail-change/correct-address.ts';
import { mustHaveProved, proveIdentity } from '#product/accounts/security/prove-identity.ts';
import { mailActivationTo } from '../activation/activation.ts';
import { completionOf } from './completion.ts';
import type { Completion, CorrectEmailInput } from './contract.ts';

/**
 * @throws new_email_invalid, email_disposable, email_taken, password_wrong (422), identity_needed (403), login_blocked,
 * activation_mail_limit (429), already_confirmed (409).
 */
export async function correctEmail(
  call: AuthenticatedControllerCall,
  { email: written, password }: CorrectEmailInput,
): Promise<Completion> {
  const email = cleanAddress(written);
  if (password === undefined) await mustHaveProved(call);
  else await proveIdentity(call, { password });
  if (!(await mayTryAddress(call, call.actor.id))) throw new AppError('activation_mail_limit', 429);
  return call
    .transaction(async (within) => {
      await mailActivationTo(within, () => correctAddress(within, call.actor.id, email));
      return completionOf(within);
    })
    .catch(takenMeanwhile);
}

function takenMeanwhile(error: unknown): never {
  throw isUniqueViolation(error) ? new AppError('email_taken', 422, {}, { email: 'email_taken' }) : error;
}
