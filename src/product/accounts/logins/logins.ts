import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { WriteCall } from '#platform/call.ts';
import { composed } from '#platform/composed.ts';
import { AppError } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import type { Site } from '#product/sites/contract.ts';
import type { AccountError } from '../contract.ts';
import { passwordMatches } from '../passwords/passwords.ts';
import { type AccountRow, accountByLogin } from '../queries.ts';
import { deviceTry, giveTryBack } from '../remember-device.ts';
import { minutesBlocked } from './policy.ts';
import {
  deleteFailure,
  deleteFailures,
  type FailureRun,
  failuresOfAddress,
  failuresOfLogin,
  failuresOfOwner,
  insertFailure,
  lockAddress,
  lockLogin,
} from './queries.ts';

const hashOf = (site: Site, login: string) => createHash('sha256').update(`${site.id}:${login}`).digest();
/** An account by whichever of its names, on whichever site; nobody can type it as a login. */
const ownerOf = (accountId: number) => createHash('sha256').update(`\u0000account ${accountId}`).digest();

/** Every spelling that finds an account counts as one. PostgreSQL takes a dotted İ for an i, JavaScript does not. */
export const cleanLogin = (login: string) =>
  composed(login, 'NFKC')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .replaceAll('İ', 'i')
    .toLowerCase();

interface Admission {
  counted: number;
  /** Too many strangers tried another name of the account: the answer is that of a wrong password, whatever was typed. */
  refused: boolean;
}

/**
 * Counts an attempt as failed until `forgiveLogin`: many at one moment are only as many as allowed. What is refused is
 * not counted, so that nobody prolongs a block. @param address the network address that counts as one caller. @param
 * account its names count together. @throws login_blocked with `minutes`, for logins that belong to nobody as well.
 */
export async function admitLogin(
  { tx, site, now }: WriteCall,
  login: string,
  address: string,
  account: number | null = null,
): Promise<Admission> {
  const { login_max_failures, login_max_failures_address, login_block_minutes } = site.settings;
  const hash = hashOf(site, login);
  // Nobody's login is its own owner: it takes the same questions.
  const owner = account === null ? hash : ownerOf(account);
  await lockLogin(tx, { hash: owner.toString('hex') });
  await lockAddress(tx, { address });
  const windowSeconds = login_block_minutes * 60;
  const [ofLogin, ofOwner, ofAddress] = [
    await failuresOfLogin.one(tx, { hash, windowSeconds }),
    await failuresOfOwner.one(tx, { owner, windowSeconds }),
    await failuresOfAddress.one(tx, { address, windowSeconds }),
  ];
  const blocked = (run: FailureRun | null, max: number) =>
    run ? minutesBlocked(run, max, login_block_minutes, now) : 0;
  const minutes = Math.max(blocked(ofLogin, login_max_failures), blocked(ofAddress, login_max_failures_address));
  if (minutes > 0) throw new AppError<AccountError>('login_blocked', 429, { minutes });
  // To say so would tell that the two names are one person's: somebody's profile has one of them.
  const refused = blocked(ofOwner, login_max_failures) > 0;
  const counted = await insertFailure.one(tx, { hash, owner: refused ? null : owner, address, now });
  if (!counted) throw new Error('The attempt was not counted.');
  return { counted: counted.id, refused };
}

/** Counted as failed until `forgiveLogin`, unless never made. @throws login_blocked (429), busy (503), and its own. */
export async function attempt<T>(
  call: ControllerCall,
  login: string,
  address: string,
  work: () => Promise<T>,
): Promise<T> {
  const { counted } = await call.transaction((within) => admitLogin(within, login, address));
  return unlessBusy(work, () => call.transaction(({ tx }) => deleteFailure(tx, { id: counted })));
}

async function unlessBusy<T>(work: () => Promise<T>, uncount: () => Promise<unknown>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'busy') await uncount();
    throw error;
  }
}

/**
 * In a browser that the account has logged in with before, tries count for this browser alone: its owner has a way in.
 * @param login as `cleanLogin` leaves it. @throws login_blocked (429); login_failed, or login_refused where the site
 * hides who has an account (401), after the same time for a wrong password and an unknown login; busy (503).
 */
export async function checkLogin(call: ControllerCall, login: string, password: string): Promise<RightLogin> {
  const { sql, site } = call;
  const address = normalizeIP(call.http.ip);
  const account = await accountByLogin.one(sql, { site: site.id, pool: site.pool, login });
  const matches = (refused: boolean) =>
    passwordMatches((!refused && account?.password_hash) || null, password, address);
  const about = { account: account?.id ?? null, login, address };
  const device = await deviceTry(call, account?.id ?? null);
  let right: boolean;
  if (device)
    right = await unlessBusy(
      () => matches(false),
      () => giveTryBack(call, device),
    );
  else {
    const { counted, refused } = await call
      .transaction((within) => admitLogin(within, login, address, account?.id ?? null))
      .catch((error) => {
        if (error instanceof AppError) call.security.note('authn_login_lock', about);
        throw error;
      });
    right = await unlessBusy(
      () => matches(refused),
      () => call.transaction(({ tx }) => deleteFailure(tx, { id: counted })),
    );
  }
  if (!account || !right) {
    call.security.note('authn_login_fail', about);
    throw loginFailed(site);
  }
  return { account, knownBrowser: device !== null };
}

export interface RightLogin {
  account: AccountRow;
  knownBrowser: boolean;
}

/** Where the site hides who has an account, one that waits to be confirmed is refused as a wrong password is: by a sentence for both. */
export const loginFailed = ({ settings }: Site) =>
  new AppError<AccountError>(settings.hide_account_existence ? 'login_refused' : 'login_failed', 401);

/** Under which codes of an account's second step are counted; nobody can type it as a login. */
export const secondStepOf = (accountId: number): string => `\u0000second step of ${accountId}`;
export const identityOf = (accountId: number): string => `\u0000identity of ${accountId}`;

/** @param account whose other names' failures are void too. */
export const forgiveLogin = ({ tx, site }: WriteCall, login: string, account: number | null = null) =>
  deleteFailures(tx, { hash: hashOf(site, login), owner: account === null ? null : ownerOf(account) });
