import type { ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { MIN_PASSWORD_LENGTH } from '../contract.ts';
import { endProofs } from '../logins/give-proof.ts';
import { cleanLogin, forgiveLogin } from '../logins/logins.ts';
import { voidMailTokens } from '../mail-tokens/mail-tokens.ts';
import { passwordChangedMail } from '../mails/address-mails.ts';
import { accountChanged, closeAllSessions, closeOtherSessions } from '../sessions/sessions.ts';
import type { NewPassword } from './contract.ts';
import { passwordProblem } from './password-problem.ts';
import { wrongPassword } from './policy.ts';
import { ownerWords, storePassword } from './queries.ts';

/** @throws the code of the only wrong field, or invalid_input for both; both name every wrong field. */
export async function refusePassword({ sql, site }: ReadCall, accountId: number, input: NewPassword): Promise<void> {
  const rules = wrongPassword(input);
  const owner = await ownerWords.one(sql, { account: accountId });
  const about = [owner?.name ?? undefined, owner?.email ?? undefined, site.settings.name];
  const weak = rules.password ? null : await passwordProblem(input.password, about);
  const wrong = { ...rules, ...(weak && { password: weak }) };
  const [code, other] = Object.values(wrong);
  if (code) throw new AppError(other ? 'invalid_input' : code, 422, { password_min: MIN_PASSWORD_LENGTH }, wrong);
}

interface PasswordChange {
  hash: string;
  /** The hash that it takes the place of, where somebody proved to know it; null by the link of a mail. */
  before: string | null;
  /** Token of the session that stays; without one all end. */
  stays?: string | undefined;
}

/** Sessions, links and half log-ins end. @returns its address; null when the password before was another one. */
export async function setPassword(
  call: WriteCall,
  accountId: number,
  { hash, before, stays }: PasswordChange,
): Promise<string | null> {
  const account = await storePassword.one(call.tx, { account: accountId, hash, before, now: call.now });
  if (!account?.email) return null;
  call.after(() => call.security.note('authn_password_change', { account: accountId }));
  const { email, language } = account;
  await voidMailTokens(call, accountId, ['reset_password', 'login']);
  await endProofs(call, accountId);
  await forgiveLogin(call, cleanLogin(email), accountId);
  if (stays === undefined) await closeAllSessions(call, accountId);
  else await closeOtherSessions(call, accountId, stays);
  accountChanged(call, accountId);
  await call.mail(passwordChangedMail, {
    to: email,
    locale: language,
    params: { url: `${call.site.origin}/reset-password` },
  });
  return email;
}
