import type { Module } from '#platform/module.ts';
import { eraseNotes, exportStatements } from './personal-data.ts';
import { forgetOldLooks } from './staff.ts';
import { forgetOldStatements } from './statements/statements.ts';

export const audit: Module = {
  name: 'audit',
  schedules: [
    {
      name: 'staff-looks-old',
      cron: '41 3 * * *',
      does: 'deletes what staff looked at, after twelve months',
      run: forgetOldLooks,
    },
    {
      name: 'statements-old',
      cron: '47 3 * * *',
      does: 'deletes statements of decisions, after three years',
      run: forgetOldStatements,
    },
  ],
  erase: eraseNotes,
  export: exportStatements,
};
