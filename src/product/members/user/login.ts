import { normalizeIP } from '@fastify/rate-limit';
import { AppError, authenticationRequired } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { ownTimeZone } from '#platform/http/time-zone-of.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_AGE_SECONDS } from '#platform/i18n/locales.ts';
import { actorById, findAccount } from '#product/accounts/accounts.ts';
import { noteSignals } from '#product/accounts/bans/traces/note-signals.ts';
import { confirmationWantedJob } from '#product/accounts/confirmation-wanted.ts';
import type { AccountError } from '#product/accounts/contract.ts';
import {
  clearProof,
  giveProof,
  type ProofPurpose,
  readProof,
  spendProof,
} from '#product/accounts/logins/give-proof.ts';
import {
  admitLogin,
  checkLogin,
  cleanLogin,
  forgiveLogin,
  loginFailed,
  secondStepOf,
} from '#product/accounts/logins/logins.ts';
import { checkPasskey } from '#product/accounts/passkeys/check-passkey.ts';
import { rememberDevice } from '#product/accounts/remember-device.ts';
import {
  closeSession,
  endLeastUsed,
  type LoginKind,
  noteDevice,
  openSession,
  SESSION_COOKIE,
  sessionCookie,
} from '#product/accounts/sessions/sessions.ts';
import { takeCode } from '#product/accounts/totp/take-code.ts';
import { findTotp } from '#product/accounts/totp/totp.ts';
import type { CodeLoginInput, LoginInput, LoginReply, PasskeyLoginInput, UserView } from './contract.ts';
import { userView } from './user.ts';

/**
 * A session that was open in this browser ends. @throws login_blocked (429), login_failed (401), busy (503), and after
 * the right password account_banned, account_deleted (403) and second_step_needed (401).
 */
export async function login(call: ControllerCall, input: LoginInput): Promise<LoginReply> {
  const name = cleanLogin(input.login);
  const { account, knownBrowser } = await checkLogin(call, name, input.password);
  if (account.status === 'not_confirmed' && call.site.settings.hide_account_existence)
    await refuseUnconfirmed(call, account);
  if (!knownBrowser) await call.transaction((within) => forgiveLogin(within, name, account.id));
  return finishLogin(call, account, { proved: true, by: { password: account.password_hash ?? '' } });
}

/** A proof is good for one log-in. @throws second_step_over (403), code_wrong (422), login_blocked (429). */
export async function codeLogin(call: ControllerCall, { code }: CodeLoginInput): Promise<LoginReply> {
  const { http } = call;
  const accountId = await readProof(call, 'second_step');
  if (accountId === null) throw stepOver();
  const counted = secondStepOf(accountId);
  await call.transaction((within) => admitLogin(within, counted, normalizeIP(http.ip)));
  const token = await call.transaction(async (within) => {
    // Before the code: the account is locked first, as whoever closes it or changes its password does.
    if (!(await spendProof(within, http, 'second_step', accountId))) throw stepOver();
    await takeCode(within, accountId, code);
    await forgiveLogin(within, counted);
    return openSession(within, accountId, { proved: true, strong: true });
  });
  if (token === null) throw stepOver();
  return replyTo(call, accountId, token, { strong: true });
}

/** @throws passkey_unknown, passkey_failed (401), account_banned, account_deleted (403). */
export async function passkeyLogin(call: ControllerCall, { passkey }: PasskeyLoginInput): Promise<LoginReply> {
  const { accountId, passkeyId } = await checkPasskey(call, passkey);
  const account = await findAccount(call, accountId);
  if (!account) throw authenticationRequired();
  return finishLogin(call, account, { proved: true, strong: true, by: { passkey: passkeyId } });
}

/** What was shown has to hold now: a new password, ban or deletion that came meanwhile decides. */
async function finishLogin(call: ControllerCall, account: Account, kind: LoginKind): Promise<LoginReply> {
  const { by } = kind;
  const given = by && 'password' in by ? by.password : null;
  const prove = async (purpose: ProofPurpose) => {
    if (!(await giveProof(call, account.id, purpose, given))) throw failed(call, kind);
  };
  if (account.status === 'blocked') {
    await prove('banned');
    throw new AppError<AccountError>('account_banned', 403);
  }
  if (account.status === 'deleted') {
    await prove('deleted');
    throw new AppError<AccountError>('account_deleted', 403);
  }
  if (!kind.strong && (await findTotp(call, account.id)).on) {
    await prove('second_step');
    throw new AppError<AccountError>('second_step_needed', 401);
  }
  const token = await openSession(call, account.id, kind);
  if (token !== null) return replyTo(call, account.id, token, kind);
  const changed = await findAccount(call, account.id);
  if (changed && changed.status !== account.status) return finishLogin(call, changed, kind);
  throw failed(call, kind);
}

const failed = ({ site }: ControllerCall, { strong }: LoginKind) =>
  strong ? new AppError<AccountError>('passkey_failed', 401) : loginFailed(site);

/** Who signs up with somebody's address would learn by logging in whether it had an account: the link comes first. */
async function refuseUnconfirmed(call: ControllerCall, { id, site_id: site }: Account): Promise<never> {
  await call.transaction((within) => within.enqueue(confirmationWantedJob, { site, account: id }));
  throw loginFailed(call.site);
}

/** `secure_first`: staff of a live site who have yet to show a passkey or a code. */
async function replyTo(
  call: ControllerCall,
  accountId: number,
  token: string,
  { strong = false }: LoginKind,
): Promise<LoginReply> {
  clearProof(call);
  const user = await enter(call, accountId, token);
  return { user, secure_first: user.role !== null && call.config.mode === 'live' && !strong };
}

export async function enter(call: ControllerCall, accountId: number, token: string): Promise<UserView> {
  const { http, site } = call;
  const before = http.cookies[SESSION_COOKIE];
  if (before) await closeSession(call, before);
  await endLeastUsed(call, accountId);
  await noteDevice(call, token, {
    userAgent: http.headers['user-agent'],
    country: http.country,
    timeZone: ownTimeZone(http),
  });
  const actor = await actorById(call, accountId);
  if (!actor) throw authenticationRequired();
  call.security.note('authn_login_success', { account: accountId, address: normalizeIP(http.ip) });
  http.header('cache-control', 'no-store');
  http.setCookie(SESSION_COOKIE, token, sessionCookie(site.origin));
  await noteSignals(call, accountId, await rememberDevice(call, accountId));
  http.setCookie(LOCALE_COOKIE, actor.language, { path: '/', maxAge: LOCALE_COOKIE_AGE_SECONDS, sameSite: 'lax' });
  return userView({ ...call, actor });
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

const stepOver = () => new AppError<AccountError>('second_step_over', 403);
