import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { findAccount } from '../accounts.ts';
import { issueMailToken, mailTokensSince, voidMailTokens } from '../mail-tokens/mail-tokens.ts';
import { addressWantedMail, mailChangeMail } from '../mails/address-mails.ts';
import { checkOwnPassword } from '../passwords/change-password.ts';
import type { OwnEmailReply } from './contract.ts';
import { cleanAddress, mayTryAddress } from './correct-address.ts';
import { lockAddress, ownerOfAddress, pendingChange } from './queries.ts';

/** Seconds that the new address can be confirmed: a day. */
const CONFIRM_AGE_SECONDS = 24 * 3600;
const MAX_MAILS_PER_DAY = 5;
const DAY_MS = 24 * 3600_000;

export async function showOwnEmail(call: Authenticated<ReadCall>): Promise<OwnEmailReply> {
  const { sql, actor, now } = call;
  const pending = await pendingChange.one(sql, { account: actor.id, now });
  return { email: (await findAccount(call, actor.id))?.email ?? '', pending: pending?.email ?? null };
}

/**
 * One change waits at a time: another takes its place. @throws new_email_invalid, email_disposable, email_taken,
 * old_password_wrong (422), mail_change_limit, login_blocked (429).
 */
export async function askForMailChange(
  call: AuthenticatedControllerCall,
  input: { email: string; password: string },
): Promise<OwnEmailReply> {
  const email = cleanAddress(input.email);
  await checkOwnPassword(call, input.password, 'password');
  if (!(await mayTryAddress(call, call.actor.id))) throw tooMany();
  return call.transaction(async (within) => {
    await orderMailChange(within, within.actor.id, email);
    return showOwnEmail(within);
  });
}

const tooMany = () => new AppError('mail_change_limit', 429);

/** By staff, for who has lost the old address. @throws email_taken (422), mail_change_limit (429). */
export async function orderMailChange(call: WriteCall, id: number, email: string): Promise<void> {
  const { tx, now, site } = call;
  const account = await lockAddress.one(tx, { account: id });
  const sent = await mailTokensSince(call, id, 'change_email', new Date(now.getTime() - DAY_MS));
  if (sent >= MAX_MAILS_PER_DAY) throw tooMany();
  const taken = new AppError('email_taken', 422, {}, { email: 'email_taken' });
  if (!account || account.email.toLowerCase() === email.toLowerCase()) throw taken;
  const owner = await ownerOfAddress.one(tx, { site: site.id, account: id, email, now });
  if (owner && !site.settings.hide_account_existence) throw taken;
  await voidMailTokens(call, id, ['change_email']);
  // Of an address that is taken too: it counts, and it shows as one that waits.
  const token = await issueMailToken(call, id, 'change_email', CONFIRM_AGE_SECONDS, email);
  const url = `${site.origin}/mail-change/do?token=${token}`;
  if (!owner) await call.mail(mailChangeMail, { to: email, locale: account.language, params: { url } });
  else if (!owner.notifications_disabled.length)
    await call.mail(addressWantedMail, { to: email, locale: owner.language, params: {} });
}

export async function cancelMailChange(call: Authenticated<WriteCall>): Promise<OwnEmailReply> {
  await voidMailTokens(call, call.actor.id, ['change_email']);
  return showOwnEmail(call);
}
