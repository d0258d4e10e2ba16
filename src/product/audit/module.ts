import type { Module } from '#platform/module.ts';
import { eraseNotes } from './personal-data.ts';

export const audit: Module = {
  name: 'audit',
  erase: eraseNotes,
};
