import { controller, raw } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { listLanderMembers, sendBirthDate } from './contract.ts';
import { leadOn, membersForLander } from './landers.ts';

const landersRoutes = [
  controller(listLanderMembers, membersForLander, { copy: 'everybody' }),
  raw(sendBirthDate, async ({ call, reply }, form) => {
    reply.header('cache-control', 'no-store');
    return reply.redirect(await leadOn(call, form), 303);
  }),
];

export const landers: Module = {
  name: 'landers',
  about: 'Landing pages, and who may be shown on them',
  contracts: [contract],
  routes: landersRoutes,
};
