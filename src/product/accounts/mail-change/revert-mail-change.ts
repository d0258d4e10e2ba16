import type { WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import type { TokenInput } from '../mail-tokens/contract.ts';
import { findMailToken, issueMailToken, spendMailToken, voidMailTokens } from '../mail-tokens/mail-tokens.ts';
import { linkExpired } from '../password-reset/password-reset.ts';
import { dropFactors } from '../security/drop-factors.ts';
import { closeAllSessions } from '../sessions/sessions.ts';
import { changeAddress, takenMeanwhile } from './confirm-mail-change.ts';
import { lockAddress } from './queries.ts';

const RESET_AGE_SECONDS = 3600;

/**
 * Whoever changed it is logged out, nothing they asked for by mail works any more, and passkeys and codes go too.
 * @returns a token to choose a new password with. @throws link_expired (410); email_taken (409) when somebody else has
 * the address, and then all sessions have ended as well.
 */
export async function revertMailChange(call: ControllerCall, { token }: TokenInput): Promise<{ reset: string }> {
  const link = await findMailToken(call, token, 'revert_email');
  if (!link?.detail) throw linkExpired();
  const { account_id: account, detail: email } = link;
  const reset = call.transaction(async (within) => {
    const now = await lockAddress.one(within.tx, { account });
    const spent = await spendMailToken(within, token, 'revert_email');
    if (!now || spent.verdict !== 'ok') throw linkExpired();
    await changeAddress(within, account, email);
    await shutOut(within, account);
    await voidMailTokens(within, account, ['revert_email']);
    return issueMailToken(within, account, 'reset_password', RESET_AGE_SECONDS);
  });
  try {
    return { reset: await reset.catch(takenMeanwhile) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'email_taken')
      await call.transaction(async (within) => {
        if (await lockAddress.one(within.tx, { account })) await shutOut(within, account);
      });
    throw error;
  }
}

async function shutOut(call: WriteCall, account: number): Promise<void> {
  await voidMailTokens(call, account, ['change_email', 'reset_password', 'login']);
  await dropFactors(call, account);
  await closeAllSessions(call, account);
}
