import type { Config } from '../config/config.ts';
import type { Sql } from '../db/database.ts';
import { MAX_LAG_MS } from '../db/freshness.ts';
import type { App } from './app.ts';

/** Set in the browser of whoever has just written something. */
export const WROTE_COOKIE = 'wrote';
/** Seconds for which they read the first database: longer than any copy that is read may be behind. */
const WROTE_FOR = Math.ceil(MAX_LAG_MS / 1000) + 3;

/** Chooses where a request reads what may be some seconds old. */
export type Reads = (request: { cookies: Record<string, string | undefined> }) => Sql;

/** From a copy where there is one, except for those who have just written something and want to see it. */
export const readsFrom = (db: Sql, replica: Sql | null): Reads =>
  replica ? ({ cookies }) => (cookies[WROTE_COOKIE] === undefined ? replica : db) : () => db;

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
