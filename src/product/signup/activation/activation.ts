import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { isUniqueViolation } from '#platform/db/unique-violation.ts';
import { AppError } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { JobTools } from '#platform/module.ts';
import { actorById, confirmEmail, findAccount } from '#product/accounts/accounts.ts';
import { holdsBack, isHeld, letIn } from '#product/accounts/bans/holds-back.ts';
import { addressWantedBy, takeWantedAddress, toldOwner } from '#product/accounts/mail-change/correct-address.ts';
import type { TokenInput } from '#product/accounts/mail-tokens/contract.ts';
import {
  issueMailToken,
  mailTokenOwner,
  mailTokensSince,
  spendMailToken,
} from '#product/accounts/mail-tokens/mail-tokens.ts';
import { statusChangedJob } from '#product/accounts/status-changed.ts';
import type { Staff } from '#product/audit/audit.ts';
import { deliverWaitingMessages } from '#product/chat/delivery/deliver.ts';
import { publishHeldLikes } from '#product/likes/likes.ts';
import { activateMember } from '#product/members/members.ts';
import type { ActivationReply, SignupIntentReply } from '../contract.ts';
import { signupMessageKey } from '../keep-signup-intent.ts';
import { activationMail } from '../mails/mails.ts';
import { mailWelcome } from './mail-welcome.ts';
import { intentOutcome, lockAccount, lockForMail, returnedMessages } from './queries.ts';

const LINK_AGE_SECONDS = 7 * 24 * 3600;
const MAX_MAILS_PER_DAY = 5;
const DAY_MS = 24 * 3600 * 1000;

interface Addressee {
  id: number;
  email: string;
  language: Locale;
}

/** Earlier links keep working. @param wanted takes the account's place by that link; its owner, if any, is told. */
export async function mailActivation(
  call: WriteCall,
  account: Addressee,
  name: string,
  wanted: string | null = null,
): Promise<void> {
  const token = await issueMailToken(call, account.id, 'activate', LINK_AGE_SECONDS, wanted);
  if (wanted !== null && (await toldOwner(call, account.id, wanted))) return;
  const url = `${call.site.origin}/${token}`;
  await call.mail(activationMail, { to: wanted ?? account.email, locale: account.language, params: { name, url } });
}

/** At most five a day, to where the one before went. @throws already_confirmed, or activation_mail_limit. */
export async function resendActivationMail(call: Authenticated<WriteCall>): Promise<{ ok: true }> {
  await mailActivationTo(call, () => addressWantedBy(call, call.actor.id));
  return { ok: true };
}

/** @param wantedNow asked only when a mail may be sent. @throws already_confirmed, or activation_mail_limit. */
export async function mailActivationTo(
  call: Authenticated<WriteCall>,
  wantedNow: () => Promise<string | null>,
): Promise<void> {
  const { tx, actor } = call;
  const account = await lockForMail.one(tx, { account: actor.id });
  if (!account) throw new AppError('already_confirmed', 409);
  if (await hasEnough(call, account)) throw new AppError('activation_mail_limit', 429);
  const wanted = await wantedNow();
  const { email } = (await findAccount(call, actor.id)) ?? account;
  await mailActivation(call, { ...account, email: email ?? account.email }, account.name, wanted);
}

export async function mailWantedActivation(
  { onSite }: JobTools,
  { site, account: id }: { site: number; account: number },
): Promise<void> {
  const { transaction } = await onSite(site);
  await transaction(async (call) => {
    const account = await lockForMail.one(call.tx, { account: id });
    if (!account || (await hasEnough(call, account))) return;
    await mailActivation(call, account, account.name, await addressWantedBy(call, id));
  });
}

/** The mail of the sign-up itself has the sign-up's own time and does not count. */
async function hasEnough(call: WriteCall, { id, signup_date }: { id: number; signup_date: Date }): Promise<boolean> {
  const since = Math.max(signup_date.getTime(), call.now.getTime() - DAY_MS);
  return (await mailTokensSince(call, id, 'activate', new Date(since))) >= MAX_MAILS_PER_DAY;
}

/** One transaction: what is sent now waits before it or is delivered after it. @throws activation_failed (410). */
async function activate(call: WriteCall, { token }: TokenInput): Promise<ActivationReply> {
  // The account before the token: whatever ends links takes them in this order.
  const owner = await mailTokenOwner(call, token, 'activate');
  if (owner !== null) await lockAccount(call.tx, { account: owner });
  const spent = await spendMailToken(call, token, 'activate');
  if (spent.verdict === 'invalid') throw new AppError('activation_failed', 410);
  const { verdict, accountId, detail: wanted } = spent;
  if (verdict === 'ok' && wanted !== null && !(await takeWantedAddress(call, accountId, wanted)))
    throw new AppError('activation_failed', 410);
  const before = await findAccount(call, accountId);
  if (before?.status === 'not_confirmed' && before.email !== null) {
    const own = { ...call, site: await call.sites.byId(before.site_id) };
    if (verdict === 'ok' ? await holdsBack(own, accountId, before.email) : await isHeld(own, accountId))
      return { ok: true, held: true };
  }
  if (verdict === 'ok') await open(call, accountId);
  const account = await findAccount(call, accountId);
  if (account?.status !== 'active') throw new AppError('activation_failed', 410);
  return { ok: true };
}

async function open(call: WriteCall, accountId: number): Promise<void> {
  if (!(await confirmEmail(call, accountId))) return;
  await activateMember(call, accountId);
  const account = await findAccount(call, accountId);
  const own = account && { ...call, site: await call.sites.byId(account.site_id) };
  const actor = own && (await actorById(own, accountId));
  if (!actor) return;
  await publishHeldLikes({ ...own, actor });
  await deliverWaitingMessages({ ...own, actor });
  await mailWelcome(own, account);
}

/** @returns false where nobody waits. */
export async function admitHeld(
  call: WriteCall,
  by: Staff,
  intent: { account: number; note?: string | undefined },
): Promise<boolean> {
  await lockAccount(call.tx, { account: intent.account });
  const waits = await letIn(call, by, intent);
  if (waits) {
    await open(call, intent.account);
    // Of a profile that was shown before, opening renews nothing.
    await call.enqueue(statusChangedJob, { accounts: [intent.account] });
  }
  return waits;
}

/** The same where two accounts may want one address at the same moment. @throws activation_failed (410) for the second. */
export const activateByLink = (call: ControllerCall, input: TokenInput): Promise<ActivationReply> =>
  call
    .transaction((within) => activate(within, input))
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('activation_failed', 410) : error;
    });

export const outcomeOfIntent = async ({ sql, actor }: Authenticated<ReadCall>): Promise<SignupIntentReply> => ({
  intent: await intentOutcome.one(sql, { account: actor.id, key: signupMessageKey(actor.id) }),
  returned: (await returnedMessages.one(sql, { account: actor.id }))?.count ?? 0,
});
