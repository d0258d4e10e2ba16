import { createHmac } from 'node:crypto';
import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import { type Redis, scriptOf } from '../redis/redis.ts';

const COUNT = scriptOf(`
local count = redis.call('incr', KEYS[1])
local left = redis.call('pttl', KEYS[1])
if left < 0 then
  redis.call('pexpire', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {count, left}`);

const MAX_REMEMBERED = 50_000;

interface Count {
  current: number;
  ttl: number;
}
type Answer = (error: Error | null, result?: Count) => void;
interface Limited {
  groupId?: string;
  routeInfo?: { method?: string | string[]; url?: string };
}

/** Counts in this process besides, while Redis is away. @param secret makes keys unreadable; the same everywhere. */
export function sharedRateLimits(redis: Redis, secret: string | Uint8Array) {
  const known = new LRUCache<string, { calls: number }>({ max: MAX_REMEMBERED });
  return class SharedRateLimits implements FastifyRateLimitStore {
    readonly #limit: string;

    constructor(_options: FastifyRateLimitOptions, limit = '') {
      this.#limit = limit;
    }

    incr(caller: string, answer: Answer, window: number): void {
      const key = createHmac('sha256', secret).update(`${this.#limit} ${caller}`).digest('base64url');
      const here = this.#countHere(key, window);
      redis
        .run(COUNT, `kindling:limit:${key}`, [String(window)])
        .then(countOf)
        .catch(() => here)
        .then((count) => answer(null, count));
    }

    child(options: FastifyRateLimitOptions): SharedRateLimits {
      const { groupId, routeInfo = {} }: Limited = options;
      return new SharedRateLimits(options, groupId ?? `${routeInfo.method} ${routeInfo.url}`);
    }

    #countHere(key: string, window: number): Count {
      const entry = known.get(key) ?? { calls: 0 };
      entry.calls++;
      if (entry.calls === 1) known.set(key, entry, { ttl: window });
      return { current: entry.calls, ttl: known.getRemainingTTL(key) };
    }
  };
}

function countOf(reply: unknown): Count {
  if (!Array.isArray(reply)) throw new Error('Redis answered a count with something else.');
  return { current: Number(reply[0]), ttl: Number(reply[1]) };
}
