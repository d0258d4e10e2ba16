import type { Module } from '#platform/module.ts';
import * as pages from './pages/contract.ts';
import { pageRoutes } from './pages/routes.ts';

/** The law's texts, and what operators write themselves. */
export const content: Module = {
  name: 'content',
  about: "Pages of the law and of the operator's own",
  contracts: [pages],
  routes: pageRoutes,
};
