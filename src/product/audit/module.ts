import type { Module } from '#platform/module.ts';
import { eraseNotes } from './personal-data.ts';
import { forgetOldLooks } from './staff/staff.ts';

export const audit: Module = {
  name: 'audit',
  schedules: [{ name: 'staff-looks-old', cron: '41 3 * * *', run: forgetOldLooks }],
  erase: eraseNotes,
};
