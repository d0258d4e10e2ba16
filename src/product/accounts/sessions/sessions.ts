import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AutocommitCall, ReadCall } from '#platform/call.ts';
import { byTheWay } from '#platform/db/by-the-way.ts';
import type { Sql } from '#platform/db/database.ts';
import { MAX_ALONE_MS } from '#platform/db/freshness.ts';
import { busy } from '#platform/errors.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { actorFrom } from '../actor-from.ts';
import type { Actor } from '../contract.ts';
import { deleteDevicesOf } from '../queries.ts';
import {
  deleteLeastUsed,
  deleteOtherSessions,
  deleteOwnSession,
  deleteSession,
  deleteSessionsOf,
  describeSession,
  insertPasskeySession,
  insertSession,
  ownSession,
  replaceToken,
  sessionAccount,
  setProved,
  touchSession,
  weakenSessions,
} from './queries.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
  }
}

export const SESSION_COOKIE = 'auth';
const DAY_SECONDS = 24 * 3600;
/** Seconds after which a session ends, however much it is used. */
const SESSION_AGE_SECONDS = 90 * DAY_SECONDS;
/** Milliseconds without use after which it ends. */
const SESSION_IDLE_MS = 14 * DAY_SECONDS * 1000;
const MAX_SESSIONS = 20;
/** Milliseconds in which the token before still finds its session. */
const OLD_TOKEN_TTL_MS = 60_000;
/** Milliseconds. How long the end of a session takes to be seen when processes cannot tell each other. */
const CACHE_TTL_MS = 3000;
const MAX_CACHED = 20_000;

/** What processes tell each other about sessions: an account, and the hash of one session when only that one ended. */
const ENDED = 'session-ended';
const CHANGED = 'account-changed';

const hashOf = (token: string) => hash('sha256', token, 'base64url');
const stored = (tokenHash: string) => Buffer.from(tokenHash, 'base64url');

export const sessionHash = (token: string): Buffer => stored(hashOf(token));

export interface LoginKind {
  proved?: boolean;
  strong?: boolean;
  /** The hash of the password that was right, or the number of the passkey that signed: it has to be the account's still. */
  by?: { password: string } | { passkey: number };
}

/** @returns the cookie's token, of which only the hash is kept; null when account, password or passkey changed. */
export async function openSession(
  { sql, now }: Pick<ReadCall, 'sql' | 'now'>,
  accountId: number,
  { proved = false, strong = false, by }: LoginKind = {},
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const session = {
    hash: stored(hashOf(token)),
    account: accountId,
    now,
    proved: proved ? now : null,
    strong,
    expires: new Date(now.getTime() + SESSION_IDLE_MS),
  };
  const opened =
    by && 'passkey' in by
      ? await insertPasskeySession.one(sql, { ...session, passkey: by.passkey })
      : await insertSession.one(sql, { ...session, password: by?.password ?? null });
  return opened && token;
}

/** After the commit of the new one: of several log-ins at once the last sees all others. */
export async function endLeastUsed({ sql, announce }: AutocommitCall, accountId: number): Promise<void> {
  const ended = await deleteLeastUsed(sql, { account: accountId, most: MAX_SESSIONS });
  for (const { token_hash } of ended) announce(ENDED, `${accountId} ${token_hash.toString('base64url')}`);
}

const MAX_USER_AGENT_LENGTH = 400;

export const noteDevice = (
  { sql }: Pick<ReadCall, 'sql'>,
  token: string,
  { userAgent, country, timeZone }: { userAgent: string | undefined; country: string | null; timeZone: string | null },
) =>
  describeSession(sql, {
    hash: stored(hashOf(token)),
    userAgent: userAgent?.replaceAll(/\p{Cc}/gu, '').slice(0, MAX_USER_AGENT_LENGTH) ?? null,
    country,
    timeZone,
  });

export const findSession = ({ sql }: Pick<ReadCall, 'sql'>, accountId: number, token: string | undefined) =>
  ownSession.one(sql, { hash: stored(hashOf(token ?? '')), account: accountId });

export const isSessionOf = (tokenHash: Uint8Array, token: string | undefined): boolean =>
  token !== undefined && stored(hashOf(token)).equals(tokenHash);

/** @param strong it was a passkey, or one was set up. */
export async function noteProof(
  { sql, now, announce }: AutocommitCall,
  accountId: number,
  token: string | undefined,
  strong: boolean,
): Promise<void> {
  await setProved(sql, { hash: stored(hashOf(token ?? '')), account: accountId, now, strong });
  accountChanged({ announce }, accountId);
}

/** Whoever copied the one before has nothing. @returns a token for after the commit; null: the session has ended. */
export async function renewSession(
  call: AutocommitCall,
  accountId: number,
  token: string | undefined,
  strong: boolean,
): Promise<string | null> {
  await noteProof(call, accountId, token, strong);
  const next = randomBytes(32).toString('base64url');
  const [hash, replacing] = [sessionHash(token ?? ''), sessionHash(next)];
  const replaced = await replaceToken.one(call.sql, { hash, next: replacing, account: accountId, now: call.now });
  return replaced && next;
}

export async function weakenAllSessions({ sql, announce }: AutocommitCall, accountId: number): Promise<void> {
  await weakenSessions(sql, { account: accountId });
  accountChanged({ announce }, accountId);
}

/** @returns false when it has no such session. */
export async function closeSessionById({ sql, announce }: AutocommitCall, accountId: number, id: number) {
  const ended = await deleteOwnSession.one(sql, { id, account: accountId });
  if (ended) announce(ENDED, `${accountId} ${ended.token_hash.toString('base64url')}`);
  return ended !== null;
}

export async function closeSession({ sql, announce }: AutocommitCall, token: string): Promise<void> {
  const session = hashOf(token);
  const ended = await deleteSession.one(sql, { hash: stored(session) });
  if (ended) announce(ENDED, `${ended.account_id} ${session}`);
}

/** No browser is known for it any more. */
export async function closeAllSessions({ sql, announce }: AutocommitCall, accountId: number): Promise<void> {
  await deleteSessionsOf(sql, { account: accountId });
  await deleteDevicesOf(sql, { account: accountId });
  announce(ENDED, `${accountId}`);
}

/** Of its browsers none is known any more: `rememberDevice` knows the one that calls again. */
export async function closeOtherSessions({ sql, announce }: AutocommitCall, accountId: number, token: string) {
  const ended = await deleteOtherSessions(sql, { account: accountId, hash: stored(hashOf(token)) });
  await deleteDevicesOf(sql, { account: accountId });
  for (const { token_hash } of ended) announce(ENDED, `${accountId} ${token_hash.toString('base64url')}`);
}

/** Makes the next check of an account's sessions read the database, in every process: after its status, language or membership changed. */
export const accountChanged = ({ announce }: Pick<AutocommitCall, 'announce'>, accountId: number): void =>
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

const LAST_USED_STEP_MS = 15 * 60_000;

interface SessionOptions {
  now?: () => number;
  max?: number;
  provedStaff?: boolean;
  /** Whether sessions are read where those that just began or ended may be missing. */
  isReadOnly?: () => boolean;
}

export function sessionsOf(
  sql: Sql,
  bus: Bus,
  { now = Date.now, max = MAX_CACHED, provedStaff = false, isReadOnly = () => false }: SessionOptions = {},
): Sessions {
  const cache = new LRUCache<string, { at: number; actor: Actor | null }>({ max });
  /** Sessions and accounts that ended a short while ago, which a copy of the database may not have heard of. */
  const ended = new LRUCache<string, true>({ max, ttl: 2 * MAX_ALONE_MS, perf: { now } });
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
    ended.set(session ?? account ?? '', true);
    if (session === undefined) forgetAccount(Number(account));
    else {
      removals++;
      cache.delete(session);
    }
    for (const watcher of watchers.get(Number(account)) ?? [])
      if (session === undefined || watcher.session === session) watcher.ended();
  });
  bus.onMissed(forgetAll);
  const rowOf = (session: string, at: number) =>
    sessionAccount.one(sql, { hash: stored(session), now: new Date(at), late: new Date(at - OLD_TOKEN_TTL_MS) });
  const actorOfRow = (row: Awaited<ReturnType<typeof rowOf>>) =>
    row && actorFrom(row, row.pool, { unproved: provedStaff && !row.strong });
  /** Who a copy knows. @throws busy (503) for all others: they may have logged in since, and are not told that they have to again. */
  const actorInCopy = async (session: string): Promise<Actor | null> => {
    if (ended.has(session)) return null;
    const actor = actorOfRow(await rowOf(session, now()));
    if (!actor || ended.has(String(actor.id))) throw busy();
    return actor;
  };
  return {
    async actorOf(token) {
      if (token?.length !== 43) return null;
      const session = hashOf(token);
      const cached = cache.get(session);
      if (cached && (now() - cached.at < CACHE_TTL_MS || (cached.actor && isReadOnly()))) return cached.actor;
      if (isReadOnly()) return actorInCopy(session);
      const asked = now();
      const removed = removals;
      const row = await rowOf(session, asked);
      const actor = actorOfRow(row);
      if (row && asked - row.last_used_at.getTime() > LAST_USED_STEP_MS)
        await byTheWay(
          touchSession(sql, {
            hash: row.token_hash,
            now: new Date(asked),
            idle: new Date(asked + SESSION_IDLE_MS),
            oldest: SESSION_AGE_SECONDS,
            before: new Date(asked - LAST_USED_STEP_MS),
          }),
        );
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
    maxAge: SESSION_AGE_SECONDS,
  }) as const;
