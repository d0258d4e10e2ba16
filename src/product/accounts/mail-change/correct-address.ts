import type { ReadCall, WriteCall } from '#platform/call.ts';
import { composed } from '#platform/composed.ts';
import { AppError } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { isDisposable } from '#platform/mail/is-disposable.ts';
import { isEmail } from '#platform/mail/is-email.ts';
import type { MailPurpose } from '../mail-tokens/contract.ts';
import { endActivationAt, voidMailTokens } from '../mail-tokens/mail-tokens.ts';
import { addressWantedMail } from '../mails/address-mails.ts';
import { accountChanged } from '../sessions/sessions.ts';
import { lockAddress, ownerOfAddress, setAddress, wantedAddress } from './queries.ts';

/** Links that are for whoever reads the mails of an address, and end when the account has another one. */
export const OF_ADDRESS: MailPurpose[] = ['reset_password', 'login', 'unsubscribe', 'saved_search_alerts'];

/** Addresses that an account may try in a day, taken or free: refusals are asked for as well as mails. */
const TRIED = { name: 'addresses tried', calls: 10, seconds: 24 * 3600 };

/** @returns false when there were too many in a day. */
export const mayTryAddress = ({ http }: ControllerCall, account: number): Promise<boolean> =>
  http.allows(TRIED, `${account}`);

const wrong = (code: 'new_email_invalid' | 'email_disposable' | 'email_taken') =>
  new AppError(code, 422, {}, { email: code });

/** @throws new_email_invalid, email_disposable (422). */
export function cleanAddress(text: string): string {
  const email = composed(text, 'NFKC').trim();
  if (!isEmail(email)) throw wrong('new_email_invalid');
  if (isDisposable(email)) throw wrong('email_disposable');
  return email;
}

/**
 * Whatever was mailed to the one before ends: whoever has it may be a stranger. Where the site hides who has an
 * account, it stays until the new one is confirmed. @returns the address where it is still to be taken over, null where
 * it is done. @throws email_taken (422) where the site tells it.
 */
export async function correctAddress(call: WriteCall, account: number, email: string): Promise<string | null> {
  const { tx, site, now } = call;
  const hidden = site.settings.hide_account_existence;
  const before = await lockAddress.one(tx, { account });
  const owner = await ownerOfAddress.one(tx, { site: site.id, account, email, now });
  if (!before || (owner && !hidden)) throw wrong('email_taken');
  await voidMailTokens(call, account, ['activate', 'change_email', ...OF_ADDRESS]);
  if (hidden) return email;
  await endActivationAt(call, account, before.email);
  await setAddress(tx, { account, email });
  accountChanged(call, account);
  return null;
}

/** The address that an account is to have once its link is pressed; null where it has it already. */
export const addressWantedBy = async ({ sql, now }: ReadCall, account: number): Promise<string | null> =>
  (await wantedAddress.one(sql, { account, now }))?.email ?? null;

/** Where nobody else may be told that somebody has it. @returns false when nobody has. */
export async function toldOwner(call: WriteCall, account: number, email: string): Promise<boolean> {
  const { tx, site, now } = call;
  const owner = await ownerOfAddress.one(tx, { site: site.id, account, email, now });
  if (owner && !owner.notifications_disabled.length)
    await call.mail(addressWantedMail, { to: email, locale: owner.language, params: {} });
  return owner !== null;
}

/** @returns false when somebody else has it meanwhile. */
export async function takeWantedAddress(call: WriteCall, account: number, email: string): Promise<boolean> {
  const { tx, site, now } = call;
  const before = await lockAddress.one(tx, { account });
  if (before?.status !== 'not_confirmed') return false;
  if (await ownerOfAddress.one(tx, { site: site.id, account, email, now })) return false;
  await endActivationAt(call, account, before.email);
  await setAddress(tx, { account, email });
  await voidMailTokens(call, account, OF_ADDRESS);
  accountChanged(call, account);
  return true;
}
