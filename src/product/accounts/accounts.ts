import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from '#platform/db/database.ts';
import { authenticationRequired } from '#platform/errors.ts';
import type { Actor } from './contract.ts';
import { deleteSession, insertSession, sessionAccount } from './queries.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** null for visitors. */
    actor: Actor | null;
  }
}

export const SESSION_COOKIE = 'auth';
/** Seconds: 30 days. */
export const SESSION_AGE = 30 * 24 * 3600;
/** Milliseconds that a checked session is trusted without asking the database; a log-out elsewhere is seen after it. */
const TRUSTED = 3000;
const MAX_CACHED = 20_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Logs somebody in. @returns the token for the cookie; the database keeps only its hash. */
export async function openSession(sql: Sql, accountId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertSession(sql, hashOf(token), accountId, new Date(now.getTime() + SESSION_AGE * 1000));
  return token;
}

export interface Sessions {
  /** Who a token belongs to; null when it is unknown, expired, forged or ended. */
  actorOf(token: string | undefined): Promise<Actor | null>;
  /** Ends a session for good. */
  close(token: string): Promise<void>;
  /** Makes the next check of an account's sessions read the database: after its status or membership changed. */
  forget(accountId: number): void;
}

export function sessionsOf(sql: Sql, now: () => number = Date.now): Sessions {
  const cache = new Map<string, { at: number; actor: Actor | null }>();
  return {
    async actorOf(token) {
      if (!token || token.length !== 43) return null;
      const cached = cache.get(token);
      if (cached && now() - cached.at < TRUSTED) return cached.actor;
      const row = await sessionAccount.one(sql, hashOf(token));
      const actor: Actor | null =
        row && row.kind !== 'fictional'
          ? {
              id: row.id,
              siteId: row.site_id,
              pool: row.pool,
              kind: row.kind,
              role: row.role,
              status: row.status,
              paidUser: row.paid_user,
              language: row.language,
            }
          : null;
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(token, { at: now(), actor });
      return actor;
    },
    async close(token) {
      cache.delete(token);
      await deleteSession(sql, hashOf(token));
    },
    forget(accountId) {
      for (const [token, entry] of cache) if (entry.actor?.id === accountId) cache.delete(token);
    },
  };
}

/** The member behind a request. @throws authentication_required for visitors and staff, who have no member side. */
export function requireMember(actor: Actor | null): Actor {
  if (actor?.kind !== 'member') throw authenticationRequired();
  return actor;
}
