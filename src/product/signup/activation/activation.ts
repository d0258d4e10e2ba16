import { createHash } from 'node:crypto';
import type { Sql, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { Services } from '#platform/services.ts';
import { confirmEmail, findAccount } from '#product/accounts/accounts.ts';
import { issueMailToken, mailTokensSince, spendMailToken } from '#product/accounts/mail-tokens/mail-tokens.ts';
import { sendSignupMessage } from '#product/chat/chat.ts';
import { like } from '#product/likes/likes.ts';
import { activateMember } from '#product/members/members.ts';
import type { Site, Sites } from '#product/sites/sites.ts';
import type { SignupIntentReply } from '../contract.ts';
import { intentOutcome, lockForMail, releaseSavepoint, rollbackToSavepoint, savepoint, takeIntent } from './queries.ts';

/** Seconds that the link in the mail works: 7 days. */
const LINK_AGE = 7 * 24 * 3600;
/** Further activation mails in a day. */
const MAILS_A_DAY = 5;
const DAY = 24 * 3600 * 1000;

interface Addressee {
  id: number;
  site_id: number;
  email: string;
  language: Locale;
}

/** Orders the mail with a link that confirms the address; earlier links keep working. */
export async function orderActivationMail(
  tx: Tx,
  { orderMail, config }: Services,
  account: Addressee,
  name: string,
  now: Date,
): Promise<void> {
  const token = await issueMailToken(tx, account.id, 'activate', now, LINK_AGE);
  await orderMail(tx, {
    to: account.email,
    locale: account.language,
    siteId: account.site_id,
    template: 'activation',
    params: { name, url: `${config.publicUrl}/api/activate.php?token=${token}` },
  });
}

/**
 * Orders another activation mail, at most five a day.
 * @throws already_confirmed, or activation_mail_limit.
 */
export async function resendActivationMail(tx: Tx, services: Services, accountId: number): Promise<void> {
  const account = await lockForMail.one(tx, accountId);
  if (!account) throw new AppError('already_confirmed', 409);
  // The mail of the sign-up itself has the sign-up's own time and does not count.
  const now = services.now();
  const since = Math.max(account.signup_date.getTime(), now.getTime() - DAY);
  const sent = await mailTokensSince(tx, accountId, 'activate', new Date(since));
  if (sent >= MAILS_A_DAY) throw new AppError('activation_mail_limit', 429);
  await orderActivationMail(tx, services, account, account.name, now);
}

/**
 * Confirms the address behind a token, shows the profile and does what was wished at sign-up.
 * @returns the account; null when the link is forged, expired, or of an account that may not be activated.
 */
export async function activate(tx: Tx, services: Services, sites: Sites, token: string): Promise<number | null> {
  const spent = await spendMailToken(tx, token, 'activate', services.now());
  if (spent.verdict === 'invalid') return null;
  const { verdict, accountId } = spent;
  const confirmed = verdict === 'ok' && (await confirmEmail(tx, accountId));
  const account = await findAccount(tx, accountId);
  if (account?.status !== 'active') return null;
  if (confirmed) {
    await activateMember(tx, accountId);
    await carryOutWish(tx, services, await sites.byId(account.site_id), accountId);
  }
  return accountId;
}

/** A like or message that is no longer possible (the member left, or blocked this one) does not stop the activation. */
async function carryOutWish(tx: Tx, services: Services, site: Site, accountId: number): Promise<void> {
  const wish = await takeIntent.one(tx, accountId, services.now());
  if (!wish) return;
  const { recipient_id: recipientId, message, like_recipient } = wish;
  if (like_recipient) await ifPossible(tx, () => like(tx, services, accountId, recipientId));
  if (message === null) return;
  const key = signupMessageKey(accountId);
  await ifPossible(tx, () =>
    sendSignupMessage(tx, services, { senderId: accountId, recipientId, key, body: message, site }),
  );
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
export const wishOutcome = (sql: Sql, accountId: number): Promise<SignupIntentReply['intent']> =>
  intentOutcome.one(sql, accountId, signupMessageKey(accountId));
