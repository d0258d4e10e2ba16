import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Redis, scriptOf } from '../redis/redis.ts';

/** So many calls an hour at most: half of them may come at once, the rest evenly. */
export interface Budget {
  readonly name: string;
  readonly hourly: number;
}

const HOUR_MS = 3_600_000;
const MAX_REMEMBERED = 50_000;

/**
 * The generic cell rate algorithm (ITU-T I.371) keeps one number a key: when all would be used up by even calls.
 * @returns the milliseconds to wait, 0 for a call that may go on; a refused one is not counted.
 */
const COUNT = scriptOf(`
local now, interval, ahead = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local at = math.max(tonumber(redis.call('get', KEYS[1]) or 0), now) + interval
local wait = at - now - ahead
if wait > 0 then return math.ceil(wait) end
redis.call('set', KEYS[1], string.format('%d', at), 'PX', math.ceil(at - now))
return 0`);

interface BudgetsOptions {
  /** Counts for all processes; null: each counts by itself, as it does while Redis is away. */
  redis: Pick<Redis, 'run'> | null;
  /** Makes the keys unreadable: addresses are personal data. The same in all processes that count together. */
  secret: string | Uint8Array;
  now: () => number;
}

/** @returns a function that counts one call and tells how many milliseconds its caller has to wait, 0 for none. */
export function countBudgets({ redis, secret, now }: BudgetsOptions) {
  const here = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  const countHere = (key: string, interval: number, ahead: number): number => {
    const at = Math.max(here.get(key) ?? 0, now()) + interval;
    const wait = at - now() - ahead;
    if (wait > 0) return Math.ceil(wait);
    here.set(key, at);
    return 0;
  };
  return async (caller: string, { name, hourly }: Budget): Promise<number> => {
    const key = createHmac('sha256', secret).update(`${name} ${caller}`).digest('base64url');
    const interval = Math.round(HOUR_MS / (hourly / 2));
    const ahead = HOUR_MS;
    const waitHere = countHere(key, interval, ahead);
    if (!redis) return waitHere;
    const args = [now(), interval, ahead].map(String);
    return redis.run(COUNT, `kindling:budget:${key}`, args).then(Number, () => waitHere);
  };
}
