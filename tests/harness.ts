import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { register } from 'prom-client';
import { afterAll, onTestFinished, inject as provided, TestRunner } from 'vitest';
import webpush from 'web-push';
import { siteCalls } from '#app/calls.ts';
import { buildServer } from '#app/server.ts';
import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import { type Database, databaseOn } from '#platform/db/database.ts';
import type { App } from '#platform/http/app.ts';
import { readsFrom } from '#platform/http/reads.ts';
import { gatherBatches } from '#platform/jobs/batches.ts';
import { openLog } from '#platform/log/log.ts';
import { pseudonymKey } from '#platform/log/pseudonym-key.ts';
import { securityLogOf } from '#platform/log/security-log.ts';
import { endpointRule } from '#platform/push/endpoint-rule.ts';
import { pushKeys } from '#platform/push/keys.ts';
import { pushBy } from '#platform/push/push.ts';
import { type Bus, inProcessBus, type LiveEvent } from '#platform/realtime/bus.ts';
import { redisBus } from '#platform/realtime/redis-bus.ts';
import { openRedis } from '#platform/redis/redis.ts';
import { openKeyRing } from '#platform/secrets/open-key-ring.ts';
import type { MailOrder, Services } from '#platform/services.ts';
import { outboxSms } from '#platform/sms/sms-sender.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { actorById } from '#product/accounts/accounts.ts';
import { type WatchedDatabase, watchAfterCommit } from './after-commit.ts';
import { takeEmbedded } from './embedded-database.ts';
import { fakeJobs } from './fakes/jobs.ts';
import { withDatabase } from './template-url.ts';

/** Without asking a database for them. */
/** Of no deployment. */
const ENCRYPTION_KEYS = `test:${'A'.repeat(43)}`;

const vapid = webpush.generateVAPIDKeys();

/** A running product without a port: a real database of its own, and fakes for what leaves the process. */
export interface TestApp {
  app: App;
  services: Services;
  db: Database;
  /** Mails ordered so far, newest last. */
  mails: MailOrder[];
  /** Events published so far. */
  events: { memberId: number; event: LiveEvent }[];
  /** Moves the product's clock. */
  travel(milliseconds: number): void;
  /** Waits for what the transactions so far do after their commits, such as mails and events: replies do not wait for it. */
  settled(): Promise<void>;
  /** Runs the jobs enqueued so far. */
  runJobs(): Promise<void>;
  /** Runs what a feature does at set times, as if its time had come. */
  runSchedule(name: string): Promise<void>;
  /** Calls for operations that are tried without HTTP, by nobody or by a person. */
  calls(actor?: { id: number }): Promise<TestCalls>;
}

/** One that whoever opened it ends. */
export interface OpenTestApp extends TestApp {
  /** @throws what failed after a request was answered, or an endpoint that refused by what it does not declare. */
  close(): Promise<void>;
}

export interface TestCalls {
  readonly read: Authenticated<ReadCall>;
  transaction<T>(work: (call: Authenticated<WriteCall>) => Promise<T>): Promise<T>;
}

/**
 * Starts it for a test, a `describe` or a test file, whichever calls this, and ends it after that. Each call has a database of its own with the demo site in it, or
 * that of another one: then the two are processes of one product, and with the same `redisUrl` hear each other.
 */
export async function startTestApp(overrides: Partial<Config> = {}, other?: WatchedDatabase): Promise<TestApp> {
  const { close, ...test } = await openTestApp(overrides, other);
  if (TestRunner.getCurrentTest()) onTestFinished(close);
  else afterAll(close);
  return test;
}

/**
 * Starts it for a hook, which ends it by `close`: what `beforeAll` returns is called after the tests of its `describe`.
 * One that is called while a `describe` is collected is open during the whole file, and an embedded database takes 400 MB.
 */
export async function openTestApp(overrides: Partial<Config> = {}, other?: WatchedDatabase): Promise<OpenTestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'kindling-test-'));
  const config: Config = {
    ...readConfig({ MODE: 'demo', LOG_LEVEL: 'silent', DATA_DIR: folder, ENCRYPTION_KEYS }),
    vapid,
    ...overrides,
  };
  const failures: unknown[] = [];
  const report = (error: unknown) => failures.push(error);
  const database = other ? { ...other, close: async () => {} } : await openTestDatabase(report);
  const log = openLog(config);
  const redis = config.redisUrl ? await openRedis(config.redisUrl, log) : null;
  const mails: MailOrder[] = [];
  const events: TestApp['events'] = [];
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  const jobs = fakeJobs(now);
  const batches = gatherBatches(report);
  const keys = await openKeyRing(config);
  const services: Services = {
    config,
    log,
    db: database.db,
    reads: readsFrom(database.db, null),
    bus: recording(redis ? await redisBus(redis, log) : inProcessBus(), events),
    redis,
    jobs,
    batches,
    sms: outboxSms(database.db),
    push: pushBy(await pushKeys(database.db, config, keys), endpointRule(config.pushOrigin), {
      now: () => now().getTime(),
    }),
    keys,
    security: securityLogOf(log, (period) => pseudonymKey(database.db, keys, period), now),
    storage: await openStorage(config),
    renderMail: async (template, mail) => (await import('#app/mails.tsx')).renderMail(template, mail),
    orderMail: async (tx, order) => {
      tx.afterCommit(() => {
        mails.push(order);
      });
    },
    now,
  };
  const app = await buildServer(services, null);
  const close = async () => {
    await app.close();
    await services.security.settle();
    await batches.stop();
    redis?.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
    failures.push(...(await undeclaredRefusals()));
    if (failures.length)
      throw new AggregateError(
        failures,
        'Something failed after its request was answered, or an endpoint refused by what it does not declare.',
      );
  };
  return {
    close,
    app,
    services,
    db: database.db,
    mails,
    events,
    travel: (milliseconds) => {
      offset += milliseconds;
    },
    settled: database.settled,
    async runJobs() {
      await database.settled();
      await batches.stop();
      await jobs.runAll();
    },
    runSchedule: jobs.runSchedule,
    calls: async (person) => {
      const calls = siteCalls(services, app.sites, await app.sites.byHost('localhost'));
      const actor = person && (await actorById(calls.read, person.id));
      return {
        get read() {
          return { ...calls.read, actor } as Authenticated<ReadCall>;
        },
        transaction: (work) => calls.transaction((call) => work({ ...call, actor } as Authenticated<WriteCall>)),
      };
    },
  };
}

/** Refusals so far that are in no `errors` of the endpoint that answered them. */
async function undeclaredRefusals(): Promise<string[]> {
  const metric = await register.getSingleMetric('undeclared_refusals_total')?.get();
  return metric?.values.map(({ labels }) => `undeclared: ${labels.refusal}`) ?? [];
}

function recording(bus: Bus, events: TestApp['events']): Bus {
  return {
    ...bus,
    publish: (memberId, event) => {
      events.push({ memberId, event });
      bus.publish(memberId, event);
    },
  };
}

async function openTestDatabase(
  report: (error: unknown) => void,
): Promise<WatchedDatabase & { close(): Promise<void> }> {
  const server = provided('databaseUrl');
  if (!server) {
    const embedded = await takeEmbedded();
    return { ...watchAfterCommit(databaseOn(embedded.pool, report)), close: embedded.giveBack };
  }
  const name = `kindling_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template ${provided('databaseTemplate')}`);
  await admin.end();
  const pool = new pg.Pool({ connectionString: withDatabase(server, name), max: 10 });
  return {
    ...watchAfterCommit(databaseOn(pool, report)),
    close: async () => {
      await pool.end();
      const again = new pg.Client({ connectionString: server });
      await again.connect();
      // Without force: the server waits for the pool's last connections to go instead of breaking them.
      await again.query(`drop database ${name}`);
      await again.end();
    },
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server to test on; empty for the embedded database. */
    databaseUrl: string;
    /** What each database is copied from: a file with the embedded one, or the name of one on the server. */
    databaseTemplate: string;
  }
}
