import { createHash } from 'node:crypto';
import type { Known, ReadCall, WriteCall } from '#platform/call.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { actorById, confirmEmail, findAccount } from '#product/accounts/accounts.ts';
import type { TokenInput } from '#product/accounts/mail-tokens/contract.ts';
import { issueMailToken, mailTokensSince, spendMailToken } from '#product/accounts/mail-tokens/mail-tokens.ts';
import { sendSignupMessage } from '#product/chat/chat.ts';
import { like } from '#product/likes/likes.ts';
import { activateMember } from '#product/members/members.ts';
import type { SignupIntentReply } from '../contract.ts';
import { activationMail } from '../mails/mails.ts';
import { intentOutcome, lockForMail, releaseSavepoint, rollbackToSavepoint, savepoint, takeIntent } from './queries.ts';

/** Seconds that the link in the mail works: 7 days. */
const LINK_AGE = 7 * 24 * 3600;
/** Further activation mails in a day. */
const MAILS_A_DAY = 5;
const DAY = 24 * 3600 * 1000;

interface Addressee {
  id: number;
  email: string;
  language: Locale;
}

/** Orders the mail with a link that confirms the address; earlier links keep working. */
export async function mailActivation(call: WriteCall, account: Addressee, name: string): Promise<void> {
  const token = await issueMailToken(call, account.id, 'activate', LINK_AGE);
  const url = `${call.site.origin}/${token}`;
  await call.mail(activationMail, { to: account.email, locale: account.language, params: { name, url } });
}

/**
 * Orders another activation mail, at most five a day.
 * @throws already_confirmed, or activation_mail_limit.
 */
export async function resendActivationMail(call: Known<WriteCall>): Promise<{ ok: true }> {
  const { tx, actor, now } = call;
  const account = await lockForMail.one(tx, { account: actor.id });
  if (!account) throw new AppError('already_confirmed', 409);
  // The mail of the sign-up itself has the sign-up's own time and does not count.
  const since = Math.max(account.signup_date.getTime(), now.getTime() - DAY);
  const sent = await mailTokensSince(call, actor.id, 'activate', new Date(since));
  if (sent >= MAILS_A_DAY) throw new AppError('activation_mail_limit', 429);
  await mailActivation(call, account, account.name);
  return { ok: true };
}

/**
 * Confirms the address behind a token, shows the profile and does what was wished at sign-up. Done again, it is done already.
 * @throws activation_failed (410) when the link is forged, expired, or of an account that may not be activated.
 */
export async function activate(call: WriteCall, { token }: TokenInput): Promise<{ ok: true }> {
  const spent = await spendMailToken(call, token, 'activate');
  if (spent.verdict === 'invalid') throw new AppError('activation_failed', 410);
  const { verdict, accountId } = spent;
  const confirmed = verdict === 'ok' && (await confirmEmail(call, accountId));
  const account = await findAccount(call, accountId);
  if (account?.status !== 'active') throw new AppError('activation_failed', 410);
  if (confirmed) {
    await activateMember(call, accountId);
    const own = { ...call, site: await call.sites.byId(account.site_id) };
    const actor = await actorById(own, accountId);
    if (actor) await carryOutWish({ ...own, actor });
  }
  return { ok: true };
}

/** A like or message that is no longer possible (the member left, or blocked this one) does not stop the activation. */
async function carryOutWish(call: Known<WriteCall>): Promise<void> {
  const { tx, actor } = call;
  const wish = await takeIntent.one(tx, { account: actor.id, now: call.now });
  if (!wish) return;
  const { recipient_id: recipientId, message, like_recipient } = wish;
  if (like_recipient) await ifPossible(tx, () => like(call, { profile_id: recipientId }));
  if (message === null) return;
  const key = signupMessageKey(actor.id);
  await ifPossible(tx, () => sendSignupMessage(call, { recipientId, key, body: message }));
}

/** Undoes work that the product refused, and goes on. Anything unexpected still fails the whole. */
async function ifPossible(tx: Tx, work: () => Promise<unknown>): Promise<void> {
  await savepoint(tx);
  try {
    await work();
    await releaseSavepoint(tx);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await rollbackToSavepoint(tx);
  }
}

/** The same for an account whenever it is asked, so that its sign-up message is never stored twice. A UUID of version 8. */
function signupMessageKey(accountId: number): string {
  const hex = createHash('sha256').update(`sign-up message of ${accountId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** What became of a member's wishes at sign-up; null when there were none. */
export const wishOutcome = async ({ sql, actor }: Known<ReadCall>): Promise<SignupIntentReply> => ({
  intent: await intentOutcome.one(sql, { account: actor.id, key: signupMessageKey(actor.id) }),
});
