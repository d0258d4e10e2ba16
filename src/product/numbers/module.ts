import { type Module, onBatch } from '#platform/module.ts';
import { countVisits } from './count-visits.ts';
import { landerVisited } from './jobs.ts';
import { recountSignup } from './personal-data.ts';
import { HOURLY_DAYS, NIGHTLY_DAYS, rollUpAll, WEEKLY_DAYS } from './roll-up.ts';

export const numbers: Module = {
  name: 'numbers',
  about: 'What the product counts of itself, by day',
  erase: recountSignup,
  batches: [onBatch(landerVisited, countVisits)],
  schedules: [
    {
      name: 'numbers-hourly',
      cron: '7 * * * *',
      does: 'counts today and yesterday',
      run: (tools) => rollUpAll(tools, HOURLY_DAYS),
    },
    {
      name: 'numbers-nightly',
      cron: '10 3 * * *',
      does: 'counts the last four days, and what late refunds and erasures belong to',
      run: (tools) => rollUpAll(tools, NIGHTLY_DAYS),
    },
    {
      name: 'numbers-weekly',
      cron: '40 4 * * 0',
      does: 'counts the last 35 days',
      run: (tools) => rollUpAll(tools, WEEKLY_DAYS),
    },
  ],
};
