import { createHash } from 'node:crypto';
import type { ReadCall, WriteCall } from '#platform/call.ts';
import { composed } from '#platform/composed.ts';
import { AppError } from '#platform/errors.ts';
import type { EdgeCall } from '#platform/http/route.ts';
import type { Site } from '#product/sites/sites.ts';
import type { AccountError } from '../contract.ts';
import { passwordMatches } from '../passwords/passwords.ts';
import { type AccountRow, accountByLogin } from '../queries.ts';
import { minutesBlocked } from './policy.ts';
import {
  deleteFailure,
  deleteFailures,
  failuresOfAddress,
  failuresOfLogin,
  insertFailure,
  lockAddress,
  lockLogin,
} from './queries.ts';

/**
 * Failures are counted by what was typed, not by the account behind it: otherwise a block after five tries by username
 * would tell which e-mail address is the same person's.
 */
const hashOf = (site: Site, login: string) => createHash('sha256').update(`${site.id}:${login}`).digest();

/**
 * What people type, without what no account can contain and in small letters: every spelling that finds an account is
 * counted as the same. The database takes a dotted İ for an i, JavaScript does not.
 */
export const cleanLogin = (login: string) =>
  composed(login, 'NFKC')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .replaceAll('İ', 'i')
    .toLowerCase();

/**
 * Allows one attempt and counts it as failed until `forgiveLogin`: so many tries at the same moment are still only as
 * many as the settings allow.
 * @param address the network address that counts as one caller.
 * @returns the number under which it is counted.
 * @throws login_blocked with `minutes`, for logins that belong to nobody as well.
 */
export async function admitLogin({ tx, site, now }: WriteCall, login: string, address: string): Promise<number> {
  const { login_max_failures, login_max_failures_address, login_block_minutes } = site.settings;
  const hash = hashOf(site, login);
  await lockLogin(tx, { hash: hash.toString('hex') });
  await lockAddress(tx, { address });
  const seconds = login_block_minutes * 60;
  const [ofLogin, ofAddress] = [
    await failuresOfLogin.one(tx, { hash, windowSeconds: seconds }),
    await failuresOfAddress.one(tx, { address, windowSeconds: seconds }),
  ];
  const minutes = Math.max(
    ofLogin ? minutesBlocked(ofLogin, login_max_failures, login_block_minutes, now) : 0,
    ofAddress ? minutesBlocked(ofAddress, login_max_failures_address, login_block_minutes, now) : 0,
  );
  if (minutes > 0) throw new AppError<AccountError>('login_blocked', 429, { minutes });
  const counted = await insertFailure.one(tx, { hash, address, now });
  if (!counted) throw new Error('The attempt was not counted.');
  return counted.id;
}

/**
 * Makes one attempt that is counted as failed until `forgiveLogin`. One that was never made, because too many wait, is not.
 * @throws login_blocked (429), busy (503), and what the attempt throws.
 */
export async function attempt<T>(call: EdgeCall, login: string, address: string, work: () => Promise<T>): Promise<T> {
  const id = await call.transaction((within) => admitLogin(within, login, address));
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'busy')
      await call.transaction(({ tx }) => deleteFailure(tx, { id }));
    throw error;
  }
}

/**
 * The account of a right password, whatever its state.
 * @param address the network address that counts as one caller.
 * @throws login_failed, or login_refused where the site hides who has an account (401), alike and after the same time, for a wrong password and an unknown login; busy (503) when too many log in at once.
 */
export async function checkLogin(
  { sql, site }: ReadCall,
  login: string,
  password: string,
  address: string,
): Promise<AccountRow> {
  const account = await accountByLogin.one(sql, { site: site.id, pool: site.pool, login });
  const right = await passwordMatches(account?.password_hash ?? null, password, address);
  if (!account || !right) throw loginFailed(site);
  return account;
}

/** Where the site hides who has an account, one that waits to be confirmed is refused as a wrong password is: by a sentence for both. */
export const loginFailed = ({ settings }: Site) =>
  new AppError<AccountError>(settings.hide_account_existence ? 'login_refused' : 'login_failed', 401);

/** Under which codes of an account's second step are counted; nobody can type it as a login. */
export const secondStepOf = (accountId: number): string => `\u0000second step of ${accountId}`;
/** Under which all passwords are counted that somebody types who is logged in, whatever for. */
export const identityOf = (accountId: number): string => `\u0000identity of ${accountId}`;

/** The right password came: what was counted against this login is void. */
export const forgiveLogin = ({ tx, site }: WriteCall, login: string) =>
  deleteFailures(tx, { hash: hashOf(site, login) });
