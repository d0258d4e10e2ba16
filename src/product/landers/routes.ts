import { edge, raw } from '#platform/http/route.ts';
import { listLanderMembers, sendBirthDate } from './contract.ts';
import { leadOn, membersForLander } from './landers.ts';

export const landersRoutes = [
  edge(listLanderMembers, membersForLander, { copy: 'everybody' }),
  raw(sendBirthDate, async ({ call, reply }, form) => {
    reply.header('cache-control', 'no-store');
    return reply.redirect(await leadOn(call, form), 303);
  }),
];
