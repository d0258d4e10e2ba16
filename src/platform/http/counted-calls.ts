import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, type PlatformError } from '../errors.ts';
import type { CallLimit } from './endpoint.ts';

declare module 'fastify' {
  interface FastifyRequest {
    countedAs?: string;
  }
}

type Counter = (request: FastifyRequest) => Promise<{ isAllowed: true } | { isAllowed: false; isExceeded: boolean }>;
const counters = new WeakMap<FastifyInstance, Map<string, Counter>>();

/** @returns false when there were more in this time than the limit allows. */
export async function allows(request: FastifyRequest, limit: CallLimit, key: string): Promise<boolean> {
  const counted = await counterOf(request.server, limit)(Object.create(request, { countedAs: { value: key } }));
  return counted.isAllowed || !counted.isExceeded;
}

interface Counting {
  allows(limit: CallLimit, key: string): Promise<boolean>;
}

/** @throws rate_limited (429) when there were more than the limit allows. */
export async function countOrRefuse(http: Counting, limit: CallLimit, key: string): Promise<void> {
  if (!(await http.allows(limit, key))) throw new AppError<PlatformError>('rate_limited', 429);
}

function counterOf(app: FastifyInstance, { name, calls, seconds }: CallLimit): Counter {
  const known = counters.get(app) ?? new Map<string, Counter>();
  counters.set(app, known);
  const present = known.get(name);
  if (present) return present;
  const options = {
    groupId: name,
    max: calls,
    timeWindow: seconds * 1000,
    keyGenerator: ({ countedAs = '' }: FastifyRequest) => countedAs,
  };
  const counter = app.createRateLimit(options);
  known.set(name, counter);
  return counter;
}
