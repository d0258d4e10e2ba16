import { raw } from '#platform/http/route.ts';
import { type Module, onBatch } from '#platform/module.ts';
import { cleanUpDeliveries } from './clean-up-deliveries.ts';
import { applyReports } from './reports/apply-reports.ts';
import * as reportsContract from './reports/contract.ts';
import { reportMail } from './reports/contract.ts';
import { reported } from './reports/jobs.ts';
import { receiveReport } from './reports/receive-report.ts';

export const deliveries: Module = {
  name: 'deliveries',
  about: 'What becomes of mails',
  contracts: [reportsContract],
  routes: [
    raw(reportMail, async ({ call }, { provider, bytes }) => {
      await receiveReport(call, { provider, body: Buffer.from(bytes).toString() });
      return { ok: true };
    }),
  ],
  batches: [onBatch(reported, ({ services }) => applyReports(services))],
  schedules: [
    {
      name: 'deliveries-reports',
      cron: '* * * * *',
      does: 'carries out what mail providers report',
      run: ({ services }) => applyReports(services),
    },
    {
      name: 'deliveries-clean-up',
      cron: '33 3 * * *',
      does: 'deletes what became of mails, after two weeks, and what no longer counts of addresses and receivers',
      run: ({ services }) => cleanUpDeliveries({ sql: services.db, now: services.now() }),
    },
  ],
};
