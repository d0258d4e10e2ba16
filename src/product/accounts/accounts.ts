import { hash, randomBytes } from 'node:crypto';
import type { Sql, Tx } from '#platform/db/database.ts';
import { authenticationRequired } from '#platform/errors.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { Bus } from '#platform/realtime/bus.ts';
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
/**
 * Milliseconds that a checked session is trusted without asking the database. Processes tell each other what ends or
 * changes one; this is how long it takes when they cannot.
 */
const TRUSTED = 3000;
const MAX_CACHED = 20_000;

/** What processes tell each other about sessions: an account, and the hash of one session when only that one ended. */
const ENDED = 'session-ended';
const CHANGED = 'account-changed';

const hashOf = (token: string) => hash('sha256', token, 'base64url');
const stored = (tokenHash: string) => Buffer.from(tokenHash, 'base64url');

/** Logs somebody in. @returns the token for the cookie; the database keeps only its hash. */
export async function openSession(sql: Sql, accountId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await deleteExpiredSessionsOf(sql, accountId, now);
  await insertSession(sql, stored(hashOf(token)), accountId, new Date(now.getTime() + SESSION_AGE * 1000));
  return token;
}

export interface Sessions {
  /** Who a token belongs to; null when it is unknown, expired, forged or ended. */
  actorOf(token: string | undefined): Promise<Actor | null>;
  /** Ends a session for good, in every process. */
  close(token: string): Promise<void>;
  /** Ends all sessions of an account: logged out everywhere. */
  closeAll(accountId: number): Promise<void>;
  /** Makes the next check of an account's sessions read the database, in every process: after its status, language or membership changed. */
  forget(accountId: number): void;
  /** Calls `ended` when this session of an account is closed in any process; who must hear of the other ways it can end asks `actorOf` now and then. @returns a function that stops watching. */
  watch(accountId: number, token: string, ended: () => void): () => void;
}

interface Watcher {
  session: string;
  ended(): void;
}

export function sessionsOf(sql: Sql, bus: Bus, now: () => number = Date.now): Sessions {
  const cache = new Map<string, { at: number; actor: Actor | null }>();
  const watchers = new Map<number, Set<Watcher>>();
  // Counts what was taken out of the cache: an answer asked for before may be of before, and is not kept.
  let removals = 0;
  const forgetAccount = (accountId: number) => {
    removals++;
    for (const [session, entry] of cache) if (entry.actor?.id === accountId) cache.delete(session);
  };
  const forgetAll = () => {
    removals++;
    cache.clear();
  };
  bus.onAnnouncement(CHANGED, (account) => forgetAccount(Number(account)));
  bus.onAnnouncement(ENDED, (text) => {
    const [account, session] = text.split(' ');
    if (session === undefined) forgetAccount(Number(account));
    else {
      removals++;
      cache.delete(session);
    }
    for (const watcher of watchers.get(Number(account)) ?? [])
      if (session === undefined || watcher.session === session) watcher.ended();
  });
  bus.onMissed(forgetAll);
  return {
    async actorOf(token) {
      if (token?.length !== 43) return null;
      const session = hashOf(token);
      const cached = cache.get(session);
      if (cached && now() - cached.at < TRUSTED) return cached.actor;
      const asked = now();
      const removed = removals;
      const row = await sessionAccount.one(sql, stored(session), new Date(asked));
      const actor = row && actorFrom(row, row.pool);
      // Who has yet to confirm waits for exactly that change, and it may happen in another process.
      if (actor?.status === 'not_confirmed' || removed !== removals) return actor;
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(session, { at: asked, actor });
      return actor;
    },
    async close(token) {
      const session = hashOf(token);
      const ended = await deleteSession.one(sql, stored(session));
      if (ended) bus.announce(ENDED, `${ended.account_id} ${session}`);
    },
    async closeAll(accountId) {
      await deleteSessionsOf(sql, accountId);
      bus.announce(ENDED, `${accountId}`);
    },
    forget: (accountId) => bus.announce(CHANGED, `${accountId}`),
    watch(accountId, token, ended) {
      const watcher = { session: hashOf(token), ended };
      const present = watchers.get(accountId);
      if (present) present.add(watcher);
      else watchers.set(accountId, new Set([watcher]));
      return () => {
        const left = watchers.get(accountId);
        if (left?.delete(watcher) && left.size === 0) watchers.delete(accountId);
      };
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
