import { destination } from 'pino';
import { siteCalls } from '#app/calls.ts';
import { openDatabase } from '#app/database.ts';
import { modules } from '#app/modules.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import { readsFrom } from '#platform/http/reads.ts';
import { gatherBatches } from '#platform/jobs/batches.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { openLog } from '#platform/log/log.ts';
import { pseudonymKey } from '#platform/log/pseudonym-key.ts';
import { securityLogOf } from '#platform/log/security-log.ts';
import { MAIL_JOB } from '#platform/mail/mail-definition.ts';
import type { SiteCalls } from '#platform/module.ts';
import { endpointRule } from '#platform/push/endpoint-rule.ts';
import { pushKeys } from '#platform/push/keys.ts';
import { pushBy } from '#platform/push/push.ts';
import { inProcessBus } from '#platform/realtime/bus.ts';
import { redisBus } from '#platform/realtime/redis-bus.ts';
import { openRedis } from '#platform/redis/redis.ts';
import { openKeyRing, withRightKeys } from '#platform/secrets/open-key-ring.ts';
import type { Services } from '#platform/services.ts';
import { StartError } from '#platform/start-error.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import type { AccountRow } from '#product/accounts/queries.ts';
import { sitesOf } from '#product/sites/sites.ts';

/** The product as an operator's command uses it, beside the servers or instead of them. */
export interface Operator {
  config: Config;
  db: Services['db'];
  embedded: boolean;
  account(id: number): Promise<AccountRow | null>;
  /** Calls about an account's site, by nobody in particular. @throws when there is no such account. */
  callsFor(account: number): Promise<SiteCalls>;
  /** Calls about a site by its host, or about the default site. @throws when there is no such site. */
  callsOn(host: string | undefined): Promise<SiteCalls>;
  close(): Promise<void>;
}

const orders = [MAIL_JOB, ...modules.flatMap(({ jobs = [] }) => jobs.map(({ job }) => job.name))];

/**
 * Opens what the environment names. Mails that are ordered are sent by a server, so its MODE and what that asks for do not
 * matter here.
 * @throws StartError, also when a server holds the embedded database.
 */
export async function openOperator(env: NodeJS.ProcessEnv = process.env): Promise<Operator> {
  const config = readConfig({ ...env, MODE: 'demo', LOG_LEVEL: 'error' });
  const log = openLog(config);
  const report = (error: unknown) => console.error(error);
  const database = await openDatabase(config, log, report);
  const redis = config.redisUrl ? await openRedis(config.redisUrl, log) : null;
  const jobs = await startJobs(database.pool, { embedded: database.embedded, report, orders });
  const { db } = database;
  const keys = await openKeyRing(config, database.embedded);
  const services: Services = {
    ...{ config, log, db, redis, jobs, reads: readsFrom(db, null), storage: await openStorage(config) },
    bus: redis ? await redisBus(redis, log) : inProcessBus(),
    orderMail: (tx, order) => jobs.enqueue(tx, MAIL_JOB, order),
    renderMail: async () => Promise.reject(new Error('Mails are written by servers alone.')),
    batches: gatherBatches(report),
    sms: null,
    push: pushBy(await withRightKeys(() => pushKeys(db, config, keys)), endpointRule(config.pushOrigin)),
    keys,
    // On the terminal, apart from what the command prints.
    security: securityLogOf(
      openLog({ logLevel: 'info' }, destination(2)),
      (period) => pseudonymKey(db, keys, period),
      () => new Date(),
    ),
    now: () => new Date(),
  };
  const sites = sitesOf(db, { address: config.publicUrl, log });
  const account = (id: number) => findAccount({ sql: db }, id);
  return {
    config,
    db,
    embedded: database.embedded,
    account,
    async callsFor(id) {
      const row = await account(id);
      if (!row) throw new Error(`There is no account ${id}.`);
      return siteCalls(services, sites, await sites.byId(row.site_id));
    },
    async callsOn(host) {
      const site = host === undefined ? await sites.byHost('') : await sites.named(host);
      if (!site) throw new StartError(`There is no site ${host}.`);
      return siteCalls(services, sites, site);
    },
    async close() {
      await services.security.settle();
      await jobs.stop();
      redis?.close();
      await database.close();
    },
  };
}
