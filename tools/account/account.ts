// Gives out or erases what is stored of one account. See docs/operations.md.
import { siteCalls } from '#app/calls.ts';
import { openDatabase } from '#app/database.ts';
import { eraseAccount, exportAccount } from '#app/personal-data.ts';
import { readConfig } from '#platform/config/config.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { openLog } from '#platform/log/log.ts';
import { inProcessBus } from '#platform/realtime/bus.ts';
import { redisBus } from '#platform/realtime/redis-bus.ts';
import { openRedis } from '#platform/redis/redis.ts';
import { StartError } from '#platform/start-error.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import { sitesOf } from '#product/sites/sites.ts';
import { readOrder } from './order.ts';

try {
  const { what, id } = readOrder(process.argv.slice(2));
  // Sends no mail, so the server's own MODE and what that asks for do not matter here; an export is all that is printed.
  const config = readConfig({ ...process.env, MODE: 'demo', LOG_LEVEL: 'error' });
  const log = openLog(config);
  const report = (error: unknown) => console.error(error);
  const database = await openDatabase(config, log, report);
  const redis = config.redisUrl ? await openRedis(config.redisUrl, log) : null;
  const jobs = await startJobs(database.pool, { embedded: database.embedded, report });
  const { db } = database;
  const services = {
    ...{ config, log, db, redis, jobs, reads: () => db, storage: await openStorage(config) },
    bus: redis ? await redisBus(redis, log) : inProcessBus(),
    orderMail: () => Promise.reject(new Error('Nothing here sends mail.')),
    now: () => new Date(),
  };
  const account = await findAccount({ sql: db }, id);
  if (!account) throw new StartError(`There is no account ${id}.`);
  const sites = sitesOf(db, { address: config.publicUrl, log });
  const calls = siteCalls(services, sites, await sites.byId(account.site_id));
  if (what === 'export') console.log(JSON.stringify(await exportAccount(calls.read, id), null, 2));
  else if (account.kind !== 'member')
    throw new StartError(`Account ${id} is ${account.kind}, and only members can be erased.`);
  else {
    await calls.transaction((call) => eraseAccount(call, id));
    console.log(`Account ${id} is erased. The files of its photos go as soon as a server runs.`);
  }
  await jobs.stop();
  redis?.close();
  await database.close();
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
