import type { Module } from '#platform/module.ts';
import { forgetErasures, noteErasure, writeErasures } from './note-erasure.ts';

export const upkeep: Module = {
  name: 'upkeep',
  erase: noteErasure,
  schedules: [
    {
      name: 'upkeep-write-erasures',
      cron: '* * * * *',
      does: 'writes beside the backups who was erased',
      run: ({ services }) => writeErasures(services),
    },
    {
      name: 'upkeep-forget-erasures',
      cron: '13 4 * * *',
      does: 'deletes the hashes of who was erased, after 400 days',
      run: ({ services }) => forgetErasures(services),
    },
  ],
};
