import type { Module } from '#platform/module.ts';
import { forgetErasures, noteErasure, writeErasures } from './erasures/erasures.ts';

export const upkeep: Module = {
  name: 'upkeep',
  erase: noteErasure,
  schedules: [
    { name: 'upkeep-write-erasures', cron: '* * * * *', run: ({ services }) => writeErasures(services) },
    { name: 'upkeep-forget-erasures', cron: '13 4 * * *', run: ({ services }) => forgetErasures(services) },
  ],
};
