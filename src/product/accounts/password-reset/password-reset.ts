import { normalizeIP } from '@fastify/rate-limit';
import type { ReadCall, WriteCall } from '#platform/call.ts';
import { composed } from '#platform/composed.ts';
import { AppError } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { isEmail } from '#platform/mail/is-email.ts';
import type { JobTools } from '#platform/module.ts';
import { confirmArrival } from '../accounts.ts';
import { mailLinkAgain } from '../deletion/mail-again.ts';
import type { TokenInput } from '../mail-tokens/contract.ts';
import {
  findMailToken,
  issueMailToken,
  mailTokensSince,
  spendMailToken,
  voidMailTokens,
} from '../mail-tokens/mail-tokens.ts';
import { passwordResetMail } from '../mails/address-mails.ts';
import { requireProof } from '../make-challenge.ts';
import type { NewPassword } from '../passwords/contract.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { refusePassword, setPassword } from '../passwords/set-password.ts';
import { confirmInvited } from '../staff/staff.ts';
import { resetAskedJob } from './jobs.ts';
import { accountByAddress, lockAccount } from './queries.ts';

const LINK_AGE_SECONDS = 3600;
/** PRODUCT 14. */
const MAX_MAILS_PER_DAY = 5;
const DAY_MS = 24 * 3600_000;

export const linkExpired = () => new AppError('link_expired', 410);

/** Mails that may be asked for in an hour before somebody is suspected of trying addresses. */
const TRIES = { name: 'password mail unproved', calls: 5, seconds: 3600 };

/**
 * Where the site hides who has an account, everybody gets the same answer after the same work. @throws email_missing,
 * email_invalid (422), captcha_required (403), and where the site tells who has an account email_not_found (404),
 * account_deleted (422), reset_mail_limit (429).
 */
export async function askForReset(
  call: ControllerCall,
  input: { email: string; captcha?: string | undefined },
): Promise<{ ok: true; hidden: boolean }> {
  const email = composed(input.email, 'NFKC').trim();
  const wrong = email === '' ? 'email_missing' : isEmail(email) ? null : 'email_invalid';
  if (wrong) throw new AppError(wrong, 422, {}, { email: wrong });
  await requireProof(call, TRIES, input.captcha);
  return call.transaction((within) => orderReset(within, email));
}

async function orderReset(call: WriteCall, email: string): Promise<{ ok: true; hidden: boolean }> {
  const { site } = call;
  const owner = await accountByAddress.one(call.tx, { site: site.id, email });
  const account = owner && (owner.status !== 'deleted' || owner.kind === 'member') ? owner.id : null;
  if (site.settings.hide_account_existence) {
    await call.enqueue(resetAskedJob, { site: site.id, account });
    return { ok: true, hidden: true };
  }
  if (account === null) throw new AppError('email_not_found', 404, {}, { email: 'email_not_found' });
  if (owner?.status === 'deleted') throw new AppError('account_deleted', 422, {}, { email: 'account_deleted' });
  if (!(await mailReset(call, account))) throw new AppError('reset_mail_limit', 429);
  return { ok: true, hidden: false };
}

export async function mailAskedReset(
  { onSite }: JobTools,
  { site, account }: { site: number; account: number | null },
): Promise<void> {
  if (account === null) return;
  const { transaction } = await onSite(site);
  await transaction((call) => mailReset(call, account));
}

/** For a deleted account with the link which gives it back. @returns false after too many today, or when it is gone. */
export async function mailReset(call: WriteCall, accountId: number): Promise<boolean> {
  // The account's row is the queue: of many requests at once each sees the mails of those before.
  const account = await lockAccount.one(call.tx, { account: accountId });
  if (!account) return false;
  if (account.status === 'deleted') return (await mailLinkAgain(call, accountId)) === 'sent';
  const sent = await mailTokensSince(call, accountId, 'reset_password', new Date(call.now.getTime() - DAY_MS));
  if (sent >= MAX_MAILS_PER_DAY) return false;
  const token = await issueMailToken(call, accountId, 'reset_password', LINK_AGE_SECONDS);
  const url = `${call.site.origin}/reset-password/do?token=${token}`;
  await call.mail(passwordResetMail, { to: account.email, locale: account.language, params: { url } });
  return true;
}

/** @throws link_expired (410). */
export async function showReset(call: ReadCall, { token }: TokenInput): Promise<{ email: string }> {
  const link = await findMailToken(call, token, 'reset_password');
  if (!link?.email) throw linkExpired();
  return { email: link.email };
}

/** Nobody is logged in by it. @throws link_expired (410), passwords_differ, or what a password may not be (422). */
export async function resetPassword(call: ControllerCall, input: NewPassword & TokenInput): Promise<{ email: string }> {
  // Before the hash, which takes longer than all the rest.
  const link = await findMailToken(call, input.token, 'reset_password');
  if (!link) throw linkExpired();
  await refusePassword(call, link.account_id, input);
  const hash = await hashPassword(input.password, normalizeIP(call.http.ip));
  return call.transaction(async (within) => {
    // The account before the token: whatever ends links takes them in this order.
    await lockAccount.one(within.tx, { account: link.account_id });
    const spent = await spendMailToken(within, input.token, 'reset_password');
    if (spent.verdict !== 'ok') throw linkExpired();
    const email = await setPassword(within, spent.accountId, { hash, before: null });
    if (email === null) throw linkExpired();
    await confirmArrival(within, spent.accountId);
    await confirmInvited(within, spent.accountId);
    return { email };
  });
}

export async function cancelReset(call: WriteCall, { token }: TokenInput): Promise<{ ok: true }> {
  const link = await findMailToken(call, token, 'reset_password');
  if (link) await voidMailTokens(call, link.account_id, ['reset_password']);
  return { ok: true };
}
