import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type PlatformError } from '../errors.ts';
import type { App } from './app.ts';

const NETWORK_FACTOR = 10;

/** The network of an address, as far as one owner is likely: 256 addresses of IPv4, a /48 of IPv6. */
export function networkOf(address: string): string {
  const known = normalizeIP(address, 48);
  return isIPv6(known) ? known : known.split('.').slice(0, 3).join('.');
}

/** @param name tells this limit from others. @throws rate_limited (429) with Retry-After. */
export function limitNetwork(app: App, name: string, { max, timeWindow }: { max: number; timeWindow: number }) {
  const limit = {
    groupId: `network ${name}`,
    max: max * NETWORK_FACTOR,
    timeWindow,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
  };
  const count = app.createRateLimit(limit);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw new AppError<PlatformError>('rate_limited', 429);
  };
}
