import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReadCall, StatementCall } from '#platform/call.ts';
import type { Sql } from '#platform/db/database.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { actorFrom } from '../accounts.ts';
import type { Actor } from '../contract.ts';
import { deleteOtherSessions, deleteSession, deleteSessionsOf, insertSession, sessionAccount } from './queries.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
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
/** Sessions that a process remembers; who did not call for the longest time goes first. */
const MAX_CACHED = 20_000;

/** What processes tell each other about sessions: an account, and the hash of one session when only that one ended. */
const ENDED = 'session-ended';
const CHANGED = 'account-changed';

const hashOf = (token: string) => hash('sha256', token, 'base64url');
const stored = (tokenHash: string) => Buffer.from(tokenHash, 'base64url');

/** How the database knows the session of a token. */
export const sessionHash = (token: string): Buffer => stored(hashOf(token));

/** Logs somebody in. @returns the token for the cookie; the database keeps only its hash. */
export async function openSession({ sql, now }: Pick<ReadCall, 'sql' | 'now'>, accountId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertSession(sql, {
    hash: stored(hashOf(token)),
    account: accountId,
    expires: new Date(now.getTime() + SESSION_AGE * 1000),
  });
  return token;
}

/** Ends a session for good, in every process. */
export async function closeSession({ sql, announce }: StatementCall, token: string): Promise<void> {
  const session = hashOf(token);
  const ended = await deleteSession.one(sql, { hash: stored(session) });
  if (ended) announce(ENDED, `${ended.account_id} ${session}`);
}

/** Ends all sessions of an account: logged out everywhere. */
export async function closeAllSessions({ sql, announce }: StatementCall, accountId: number): Promise<void> {
  await deleteSessionsOf(sql, { account: accountId });
  announce(ENDED, `${accountId}`);
}

/** Ends all sessions of an account but this one. */
export async function closeOtherSessions({ sql, announce }: StatementCall, accountId: number, token: string) {
  const ended = await deleteOtherSessions(sql, { account: accountId, hash: stored(hashOf(token)) });
  for (const { token_hash } of ended) announce(ENDED, `${accountId} ${token_hash.toString('base64url')}`);
}

/** Makes the next check of an account's sessions read the database, in every process: after its status, language or membership changed. */
export const accountChanged = ({ announce }: Pick<StatementCall, 'announce'>, accountId: number): void =>
  announce(CHANGED, `${accountId}`);

export interface Sessions {
  /** Who a token belongs to; null when it is unknown, expired, forged or ended. */
  actorOf(token: string | undefined): Promise<Actor | null>;
  /** Calls `ended` when this session of an account is closed in any process; who must hear of the other ways it can end asks `actorOf` now and then. @returns a function that stops watching. */
  watch(accountId: number, token: string, ended: () => void): () => void;
}

interface Watcher {
  session: string;
  ended(): void;
}

/** @param max sessions that are remembered at most. */
export function sessionsOf(sql: Sql, bus: Bus, now: () => number = Date.now, max: number = MAX_CACHED): Sessions {
  const cache = new LRUCache<string, { at: number; actor: Actor | null }>({ max });
  const watchers = new Map<number, Set<Watcher>>();
  // Counts what was taken out of the cache: an answer asked for before may be of before, and is not kept.
  let removals = 0;
  const forgetAccount = (accountId: number) => {
    removals++;
    const theirs = [...cache].filter(([, { actor }]) => actor?.id === accountId);
    for (const [session] of theirs) cache.delete(session);
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
      const row = await sessionAccount.one(sql, { hash: stored(session), now: new Date(asked) });
      const actor = row && actorFrom(row, row.pool);
      // Who has yet to confirm waits for exactly that change, and it may happen in another process.
      if (actor?.status === 'not_confirmed' || removed !== removals) return actor;
      cache.set(session, { at: asked, actor });
      return actor;
    },
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

/** How the session cookie is set: out of reach of scripts and of other sites' forms. @param origin the site's own. */
export const sessionCookie = (origin: string) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
    maxAge: SESSION_AGE,
  }) as const;
