import type { Module } from '#platform/module.ts';
import { cleanUpDeliveries } from './clean-up-deliveries.ts';

export const deliveries: Module = {
  name: 'deliveries',
  schedules: [
    {
      name: 'deliveries-clean-up',
      cron: '33 3 * * *',
      run: ({ services }) => cleanUpDeliveries({ sql: services.db, now: services.now() }),
    },
  ],
};
