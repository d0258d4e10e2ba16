import * as z from 'zod/mini';
import { asWork } from '#platform/db/as-work.ts';
import type { App } from '#platform/http/app.ts';
import type { JobTools } from '#platform/module.ts';
import type { Services } from '#platform/services.ts';
import { siteCalls } from './calls.ts';
import { modules } from './modules.ts';
import { eraseAccount, exportedFiles, exportedTables } from './personal-data.ts';
import { schedules } from './schedules.ts';

export const servicesOfJobs = (services: Services): Services =>
  Object.create(services, { db: { value: asWork(services.db, 'job'), enumerable: true } });

export async function handleJobs(app: App, given: Services): Promise<void> {
  const services = servicesOfJobs(given);
  const tools: JobTools = {
    services,
    personalData: { erase: eraseAccount, tables: exportedTables, files: exportedFiles },
    ownOrigin: () => ownOrigin(app, services.config),
    onSite: async (siteId) => siteCalls(services, app.sites, await app.sites.byId(siteId)),
  };
  for (const { job, handle, options } of modules.flatMap(({ jobs = [] }) => jobs)) {
    const run = handle as (tools: JobTools, data: object) => Promise<void>;
    await services.jobs.handle(
      job.name,
      (data) => z.parse(job.data, data),
      (data) => run(tools, data),
      options,
    );
  }
  for (const { batch, handle } of modules.flatMap(({ batches = [] }) => batches))
    services.batches.handle(batch.name, (items) => handle(tools, items as never));
  for (const { name, cron, run } of schedules) {
    await services.jobs.schedule(name, cron, () => run(tools));
  }
}

function ownOrigin(app: App, { listenAddress, port }: Services['config']): string {
  const address = app.server.address();
  const listening = address !== null && typeof address === 'object' ? address : { address: listenAddress, port };
  const isEverywhere = ['0.0.0.0', '::'].includes(listening.address);
  const host = isEverywhere ? '127.0.0.1' : listening.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${listening.port}`;
}
