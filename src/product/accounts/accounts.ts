import { createHash, randomBytes } from 'node:crypto';
import type { Sql, Tx } from '#platform/db/database.ts';
import { authenticationRequired } from '#platform/errors.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { Actor } from './contract.ts';
import {
  type AccountRow,
  accountByEmail,
  accountById,
  confirmAccount,
  deleteExpiredSessionsOf,
  deleteSession,
  deleteSessionsOf,
  insertAccount,
  insertSession,
  type NewAccount,
  sessionAccount,
  setLanguage,
  setPaid,
} from './queries.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** null for visitors. */
    actor: Actor | null;
  }
}

export const SESSION_COOKIE = 'auth';
/** Seconds: 30 days. */
const SESSION_AGE = 30 * 24 * 3600;
/** Milliseconds that a checked session is trusted without asking the database; a log-out elsewhere is seen after it. */
const TRUSTED = 3000;
const MAX_CACHED = 20_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Logs somebody in. @returns the token for the cookie; the database keeps only its hash. */
export async function openSession(sql: Sql, accountId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await deleteExpiredSessionsOf(sql, accountId, now);
  await insertSession(sql, hashOf(token), accountId, new Date(now.getTime() + SESSION_AGE * 1000));
  return token;
}

export interface Sessions {
  /** Who a token belongs to; null when it is unknown, expired, forged or ended. */
  actorOf(token: string | undefined): Promise<Actor | null>;
  /** Ends a session for good. */
  close(token: string): Promise<void>;
  /** Ends all sessions of an account: logged out everywhere. */
  closeAll(accountId: number): Promise<void>;
  /** Makes the next check of an account's sessions read the database: after its status or membership changed. */
  forget(accountId: number): void;
  /** Calls `ended` when this session is closed here; who must hear of the other ways it can end asks `actorOf` now and then. @returns a function that stops watching. */
  watch(token: string, ended: () => void): () => void;
}

export function sessionsOf(sql: Sql, now: () => number = Date.now): Sessions {
  const cache = new Map<string, { at: number; actor: Actor | null }>();
  const watchers = new Set<{ token: string; ended: () => void }>();
  const forget = (accountId: number) => {
    for (const [token, entry] of cache) if (entry.actor?.id === accountId) cache.delete(token);
  };
  return {
    async actorOf(token) {
      if (token?.length !== 43) return null;
      const cached = cache.get(token);
      if (cached && now() - cached.at < TRUSTED) return cached.actor;
      const asked = now();
      const row = await sessionAccount.one(sql, hashOf(token), new Date(asked));
      const actor = row && actorFrom(row, row.pool);
      // Who has yet to confirm waits for exactly that change, and it may happen in another process.
      if (actor?.status === 'not_confirmed') return actor;
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(token, { at: asked, actor });
      return actor;
    },
    async close(token) {
      await deleteSession(sql, hashOf(token));
      cache.delete(token);
      for (const watcher of watchers) if (watcher.token === token) watcher.ended();
    },
    async closeAll(accountId) {
      await deleteSessionsOf(sql, accountId);
      forget(accountId);
    },
    forget,
    watch(token, ended) {
      const watcher = { token, ended };
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

function actorFrom(row: AccountRow, pool: number): Actor | null {
  if (row.kind === 'fictional') return null;
  return {
    id: row.id,
    siteId: row.site_id,
    pool,
    kind: row.kind,
    role: row.role,
    status: row.status,
    paidUser: row.paid_user,
    language: row.language,
  };
}

/** The person of an account as somebody who acts, for what is done in their name without a session. */
export async function actorById(sql: Sql, accountId: number, pool: number): Promise<Actor | null> {
  const row = await accountById.one(sql, accountId);
  return row && actorFrom(row, pool);
}

/** Somebody's account. */
export const findAccount = (sql: Sql, accountId: number): Promise<AccountRow | null> => accountById.one(sql, accountId);
/** Who owns an e-mail address on a site. */
export const findAccountByEmail = (sql: Sql, siteId: number, email: string): Promise<AccountRow | null> =>
  accountByEmail.one(sql, siteId, email);

/** Makes a member's account that waits for its e-mail address to be confirmed. @returns its id. */
export const createAccount = (tx: Tx, account: NewAccount): Promise<number> => insertAccount(tx, account);

/** The e-mail address was confirmed. @returns false when it was before, or the account is blocked or deleted. */
export const confirmEmail = async (tx: Tx, accountId: number): Promise<boolean> =>
  (await confirmAccount.one(tx, accountId)) !== null;

/** Remembers the language that mails and pages use for a person. */
export async function chooseLanguage(sql: Sql, accountId: number, language: Locale): Promise<void> {
  await setLanguage(sql, accountId, language);
}

/** How the session cookie is set: out of reach of scripts and of other sites' forms. */
export const sessionCookie = (publicUrl: string) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: SESSION_AGE,
  }) as const;

/** The member behind a request. @throws authentication_required for visitors and staff, who have no member side. */
export function requireMember(actor: Actor | null): Actor {
  if (actor?.kind !== 'member') throw authenticationRequired();
  return actor;
}

/** Makes somebody a premium member for good; the first purchase of credits does. */
export async function makePremium(tx: Tx, accountId: number): Promise<void> {
  await setPaid(tx, accountId);
}
