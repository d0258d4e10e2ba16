import type { Module } from '#platform/module.ts';

/** The law's texts: pages only. */
export const content: Module = { name: 'content' };
