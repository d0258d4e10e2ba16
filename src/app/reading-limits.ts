import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { AppError, type PlatformError } from '#platform/errors.ts';
import type { App } from '#platform/http/app.ts';
import { countBudgets } from '#platform/http/budget.ts';
import type { Reading } from '#platform/http/endpoint.ts';
import { networkOf } from '#platform/http/network-limit.ts';
import { isThisMachine } from '#platform/http/this-machine.ts';
import type { Services } from '#platform/services.ts';

/** A person opens a few dozen; who copies all needs thousands. The small photos of a list count with their page. */
const HOURLY: Readonly<Record<Reading, { visitor: number; member: number }>> = {
  profile: { visitor: 300, member: 1000 },
  photo: { visitor: 1500, member: 8000 },
  page: { visitor: 600, member: 2000 },
};
const NETWORK_FACTOR = 10;

declare module 'fastify' {
  interface FastifyInstance {
    /** @throws reading_limit (429) with the seconds to wait. */
    countReading(request: FastifyRequest, reading: Reading): Promise<void>;
  }
}

export function limitReading(app: App, { redis, keys, now }: Services): void {
  const count = countBudgets({ redis, secret: keys.derive('reading budgets'), now: () => now().getTime() });
  app.decorate('countReading', async (request: FastifyRequest, reading: Reading) => {
    const callers = callersOf(request, HOURLY[reading]);
    const waits = await Promise.all(callers.map(({ caller, hourly }) => count(caller, { name: reading, hourly })));
    const wait = Math.max(0, ...waits);
    if (wait === 0) return;
    const seconds = Math.ceil(wait / 1000);
    throw new AppError<PlatformError>('reading_limit', 429, { seconds, minutes: Math.ceil(seconds / 60) });
  });
}

function callersOf({ actor, ip }: FastifyRequest, hourly: { visitor: number; member: number }) {
  // A proxy names whom it calls for: what comes from this machine itself is its operator.
  if (isThisMachine(ip)) return [];
  if (actor) return [{ caller: `account ${actor.id}`, hourly: hourly.member }];
  return [
    { caller: `address ${normalizeIP(ip)}`, hourly: hourly.visitor },
    { caller: `network ${networkOf(ip)}`, hourly: hourly.visitor * NETWORK_FACTOR },
  ];
}
