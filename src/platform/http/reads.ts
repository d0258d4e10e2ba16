import type { Config } from '../config/config.ts';
import type { Sql } from '../db/database.ts';
import { MAX_LAG_MS } from '../db/freshness.ts';
import type { Replicas } from '../db/replica.ts';
import type { App } from './app.ts';
import { READ_ONLY_HEADER } from './read-only.ts';

export const WROTE_COOKIE = 'wrote';
/** Seconds for which they read the first database: longer than any copy that is read may be behind. */
const WROTE_FOR = Math.ceil(MAX_LAG_MS / 1000) + 3;

interface Reader {
  cookies: Record<string, string | undefined>;
}

/** Whoever has just written something always reads the first database, and sees it. */
export interface Reads {
  /** What may be some seconds old: a copy where there is one. */
  recent(request: Reader): Sql;
  /** All else: the first database, and a copy while that does not answer. */
  lasting(request: Reader): Sql;
  isReadOnly(): boolean;
}

export function readsFrom(db: Sql, replicas: Replicas | null): Reads {
  if (!replicas) return { recent: () => db, lasting: () => db, isReadOnly: () => false };
  const otherwise = (sql: Sql) => (request: Reader) => (request.cookies[WROTE_COOKIE] === undefined ? sql : db);
  return { recent: otherwise(replicas), lasting: otherwise(replicas.lasting), isReadOnly: replicas.isAlone };
}

export function tellReadOnly(app: App, { isReadOnly }: Pick<Reads, 'isReadOnly'>): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isReadOnly()) reply.header(READ_ONLY_HEADER, '1');
  });
}

export function markWriters(app: App, { config }: { config: Pick<Config, 'databaseReplicaUrls' | 'publicUrl'> }): void {
  if (config.databaseReplicaUrls.length === 0) return;
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: WROTE_FOR,
  } as const;
  app.addHook('onSend', async ({ method }, reply) => {
    if (method !== 'GET' && method !== 'HEAD') reply.setCookie(WROTE_COOKIE, '1', options);
  });
}
