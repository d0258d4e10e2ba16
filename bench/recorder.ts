import type { InjectOptions } from 'fastify';
import type pg from 'pg';
import { buildServer } from '#app/server.ts';
import { readConfig } from '#platform/config/config.ts';
import { databaseOn } from '#platform/db/database.ts';
import { readsFrom } from '#platform/http/reads.ts';
import { gatherBatches } from '#platform/jobs/batches.ts';
import { openLog } from '#platform/log/log.ts';
import { pseudonymKey } from '#platform/log/pseudonym-key.ts';
import { securityLogOf } from '#platform/log/security-log.ts';
import { endpointRule } from '#platform/push/endpoint-rule.ts';
import { pushKeys } from '#platform/push/keys.ts';
import { pushBy } from '#platform/push/push.ts';
import { inProcessBus } from '#platform/realtime/bus.ts';
import { openKeyRing } from '#platform/secrets/open-key-ring.ts';
import type { Services } from '#platform/services.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { fakeJobs } from '../tests/fakes/jobs.ts';

/** A statement as the product sent it. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

export interface Recorder {
  /** The statements of a request, first as a stranger's, then as it is while the session and the site are known. */
  statementsOf(path: string, cookie: string): Promise<{ first: Statement[]; again: Statement[] }>;
  statementsOfCall(call: { path: string; headers: Record<string, string>; body: string }): Promise<Statement[]>;
  close(): Promise<void>;
}

/**
 * Answers requests by the product's own code and notes the statements it sends: so the limit is measured with exactly
 * the product's SQL and values, also after somebody changes them.
 */
export async function openRecorder(pool: pg.Pool, dataDir: string): Promise<Recorder> {
  const sent: Statement[] = [];
  const note = (query: pg.QueryConfig) => {
    if (query.values) sent.push({ text: query.text, values: query.values });
  };
  const listening = {
    query: (query: pg.QueryConfig) => {
      note(query);
      return pool.query(query);
    },
    connect: async () => {
      const client = await pool.connect();
      const query = (asked: pg.QueryConfig) => {
        note(asked);
        return client.query(asked);
      };
      return { query, release: (broken?: Error) => client.release(broken) };
    },
  } as unknown as pg.Pool;
  const config = readConfig({ MODE: 'demo', LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const keys = await openKeyRing(config);
  const db = databaseOn(listening, (error) => console.error(error));
  const services: Services = {
    config,
    log: openLog(config),
    db,
    reads: readsFrom(db, null),
    bus: inProcessBus(),
    redis: null,
    jobs: fakeJobs(),
    sms: null,
    storage: await openStorage(config),
    orderMail: async () => undefined,
    renderMail: async () => Promise.reject(new Error('Mails are written by servers alone.')),
    batches: gatherBatches(() => undefined),
    push: pushBy(await pushKeys(db, config, keys), endpointRule(null)),
    keys,
    security: securityLogOf(
      openLog(config),
      (period) => pseudonymKey(db, keys, period),
      () => new Date(),
    ),
    now: () => new Date(),
  };
  const app = await buildServer(services, null);
  const ask = async (url: string, cookie: string) => noted(url, { url, headers: { cookie } });
  const noted = async (url: string, asked: InjectOptions) => {
    sent.length = 0;
    const reply = await app.inject(asked);
    if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`);
    return [...sent];
  };
  return {
    statementsOf: async (path, cookie) => ({ first: await ask(path, cookie), again: await ask(path, cookie) }),
    statementsOfCall: ({ path, headers, body }) => noted(path, { method: 'POST', url: path, headers, payload: body }),
    close: () => app.close(),
  };
}
