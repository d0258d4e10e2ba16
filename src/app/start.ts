import { randomUUID } from 'node:crypto';
import type { Config } from '#platform/config/config.ts';
import { asWork } from '#platform/db/as-work.ts';
import type { Database } from '#platform/db/database.ts';
import type { App } from '#platform/http/app.ts';
import { startDraining } from '#platform/http/draining.ts';
import { readsFrom } from '#platform/http/reads.ts';
import { gatherBatches } from '#platform/jobs/batches.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { type Log, logCrashes, openLog } from '#platform/log/log.ts';
import { pseudonymKey } from '#platform/log/pseudonym-key.ts';
import { securityLogOf } from '#platform/log/security-log.ts';
import { MAIL_JOB } from '#platform/mail/mail-definition.ts';
import { type MailTransport, outboxTransport, smtpTransport } from '#platform/mail/transport.ts';
import { endpointRule } from '#platform/push/endpoint-rule.ts';
import { pushKeys } from '#platform/push/keys.ts';
import { pushBy } from '#platform/push/push.ts';
import { inProcessBus } from '#platform/realtime/bus.ts';
import { redisBus } from '#platform/realtime/redis-bus.ts';
import { drainStreams } from '#platform/realtime/sse.ts';
import { openRedis } from '#platform/redis/redis.ts';
import type { KeyRing } from '#platform/secrets/key-ring.ts';
import { openKeyRing, withRightKeys } from '#platform/secrets/open-key-ring.ts';
import type { Services } from '#platform/services.ts';
import { bulkSms } from '#platform/sms/bulk-sms.ts';
import { outboxSms, type SmsSender } from '#platform/sms/sms-sender.ts';
import { StartError } from '#platform/start-error.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { checkBanKey } from '#product/accounts/bans/traces/trace-keys.ts';
import { checkTotpKeys } from '#product/accounts/totp/seal-secrets.ts';
import { makeSetupCode } from '#product/backoffice/setup/make-setup-code.ts';
import { ensureAccounts } from '#product/payments/payment-accounts/payment-accounts.ts';
import { checkDebitKeys } from '#product/payments/sepa/seal-iban.ts';
import { waitingRestore } from '#product/upkeep/begin-restore.ts';
import { openDatabase, START_TIMEOUT_MS } from './database.ts';
import { demoProgress } from './demo-progress.ts';
import { servicesOfJobs } from './jobs.ts';
import { handleMailJobs } from './mail-jobs.ts';
import { paymentProviders } from './payment-providers.ts';
import { openRenderer } from './renderer.ts';
import { runOnlineMigrations } from './run-online-migrations.ts';
import { buildServer } from './server.ts';

export interface Running {
  origins: string[];
  services: Services;
  setupCode: string | null;
  stop(): Promise<void>;
}

export async function start(config: Config): Promise<Running> {
  const log = openLog(config);
  logCrashes(log);
  const report = (error: unknown) => log.error({ err: error }, 'something failed in the background');
  const redis = config.redisUrl ? await openRedis(config.redisUrl, log) : null;
  const loading = openRenderer(config);
  loading.catch(() => undefined);
  const database = await openDatabase(config, log, report, START_TIMEOUT_MS);
  if (config.mode === 'live') await refuseDemo(database.db, config);
  const bus = redis ? await redisBus(redis, log) : inProcessBus();
  const restore = await waitingRestore(database.db);
  const held = restore ? untilResumed(database.db, restore.backup, log) : undefined;
  const jobs = await startJobs(asWork(database.db, 'job'), { embedded: database.embedded, report, held });
  const batches = gatherBatches(report);
  const keys = await openKeyRing(config);
  const security = securityLogOf(
    log,
    (period) => pseudonymKey(database.db, keys, period),
    () => new Date(),
  );
  setInterval(security.flushOld, 60_000).unref();
  const services: Services = {
    config,
    log,
    db: database.db,
    reads: readsFrom(database.db, database.replica),
    bus,
    redis,
    jobs,
    batches,
    sms: smsSender(config, database.db),
    push: pushBy(await rightKeys(database.db, config, keys), endpointRule(config.pushOrigin)),
    keys,
    security,
    storage: await openStorage(config),
    renderMail: async (template, mail) => (await loading).renderMail(template, mail),
    orderMail: (tx, order) =>
      jobs.enqueue(tx, MAIL_JOB, { id: randomUUID(), ordered_at: new Date().toISOString(), ...order }),
    now: () => new Date(),
  };
  if (config.mode === 'demo') {
    const { seedDemo } = await import('../demo/seed.ts');
    const filling = demoProgress();
    filling.end(await seedDemo(services, filling.progress));
  }
  await ensureAccounts(services.db, { config, log, providers: paymentProviders(config) });
  const renderer = await loading;
  const transport: MailTransport = config.smtpUrl ? smtpTransport(config.smtpUrl) : outboxTransport(services.db);
  const app = await buildServer(services, renderer);
  await handleMailJobs(servicesOfJobs(services), app.sites, renderer.renderMail, transport);
  const origins = await app.sites.origins();
  await listen(app, config);
  const online = runOnlineMigrations(config, database, log);
  // Of several processes one tells it; one of a folder's only process is told anew at each start.
  const setupCode =
    config.mode === 'live' ? await makeSetupCode(services.db, services.now(), { keep: !database.embedded }) : null;
  return {
    origins: origins.length ? origins : [config.publicUrl],
    services,
    setupCode,
    async stop() {
      startDraining();
      drainStreams();
      await app.close();
      await security.settle();
      await batches.stop();
      await jobs.stop();
      await online.stop();
      redis?.close();
      await database.close();
    },
  };
}

const POLL_INTERVAL_MS = 5000;

/** After a restore nothing is mailed or charged before staff say so. */
function untilResumed(db: Database, backup: string, log: Log): Promise<void> {
  log.warn({ backup }, 'no jobs run after a restore: npm run cli -- resume lets them');
  return new Promise((resume) => {
    const timer = setInterval(async () => {
      const waits = await waitingRestore(db).then(Boolean, () => true);
      if (waits) return;
      clearInterval(timer);
      log.warn('jobs run again');
      resume();
    }, POLL_INTERVAL_MS).unref();
  });
}

/** @throws StartError with other keys than they were encrypted with. */
const rightKeys = (db: Database, config: Config, keys: KeyRing) =>
  withRightKeys(async () => {
    await checkTotpKeys({ sql: db, keys });
    await checkBanKey({ sql: db, keys });
    await checkDebitKeys({ sql: db, keys });
    return pushKeys(db, config, keys);
  });

/** Without an address a demo keeps messages with its mails, and a live deployment sends none: then nobody is offered what needs one. */
function smsSender({ smsUrl, mode }: Config, db: Database): SmsSender | null {
  if (smsUrl) return bulkSms(smsUrl);
  return mode === 'demo' ? outboxSms(db) : null;
}

/** Everybody knows the demo's passwords, and one of them is of the staff. */
async function refuseDemo(db: Database, { databaseUrl }: Config): Promise<void> {
  const { demoAccountIn } = await import('../demo/accounts.ts');
  const email = await demoAccountIn(db);
  if (!email) return;
  const other = databaseUrl ? 'make an empty database and name it in DATABASE_URL' : 'name an empty folder in DATA_DIR';
  throw new StartError(
    `MODE=live, but the database holds accounts of the demo (${email}), whose password everybody knows: ${other}, or set MODE=demo.`,
  );
}

async function listen(app: App, { listenAddress: host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE')
      throw new StartError(
        `The port ${port} is taken by another program. Stop that one first, or set PORT to another number.`,
      );
    if (code === 'EADDRNOTAVAIL')
      throw new StartError(`LISTEN_ADDRESS is ${host}, which is no address of this machine. Set it to one of them.`);
    if (code === 'EACCES')
      throw new StartError(`The port ${port} is not open to this user. Set PORT to a number above 1023.`);
    throw error;
  }
}
