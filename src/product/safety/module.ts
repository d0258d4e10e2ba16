import type { Module } from '#platform/module.ts';

export const safety: Module = { name: 'safety' };
