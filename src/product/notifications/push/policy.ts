import type { PushResult } from '#platform/push/push.ts';

/** Milliseconds in which a push is worth sending; what is left of them is how long its service keeps it. */
export const PUSH_TTL_MS = 24 * 3600_000;
const TRIES = { first: 60_000, longest: 2 * 3600_000 };
/** Of a pause that nobody set a time for, doubled each time; one that is about our key is for staff to mend. */
const PAUSE_SECONDS = { busy: 60, silent: 60, untrusted: 600, longest: 3600, asked: 24 * 3600 };
const DEAD = { failures: 3, milliseconds: 24 * 3600_000 };
/** Milliseconds over which browsers of one service come back. */
const SPREAD_MS = 30_000;
/** Services that browsers come with: others are called because somebody named them. */
const KNOWN = {
  google: /(^|\.)googleapis\.com$/,
  mozilla: /(^|\.)mozilla\.com$/,
  apple: /(^|\.)apple\.com$/,
  microsoft: /(^|\.)windows\.com$/,
} as const;
export type KnownService = keyof typeof KNOWN;

/** Seconds that a whole push service is left alone after its answer; null: none. @param pauses there were in a row. */
export function pauseAfter({ outcome, retryAfter, trusted }: PushResult, pauses: number): number | null {
  if (outcome === 'busy' && retryAfter !== null) return Math.min(Math.max(retryAfter, 1), PAUSE_SECONDS.asked);
  // Somebody's subscription with another's key, or one slow answer, stops nobody else's pushes.
  if (outcome === 'busy' || ((outcome === 'untrusted' || outcome === 'silent') && !trusted))
    return Math.min(PAUSE_SECONDS[outcome] * 2 ** Math.min(pauses, 10), PAUSE_SECONDS.longest);
  return null;
}

export const isTriedAgain = ({ outcome }: PushResult): boolean =>
  outcome === 'untrusted' || outcome === 'busy' || outcome === 'failed' || outcome === 'silent';

export const isFailure = ({ outcome }: PushResult): boolean => outcome === 'failed' || outcome === 'silent';

/** Milliseconds until the next try. @param tries so far. */
export const delayAfter = ({ retryAfter }: PushResult, tries: number): number =>
  Math.max(Math.min(TRIES.first * 2 ** Math.min(tries, 10), TRIES.longest), (retryAfter ?? 0) * 1000);

export const isDead = (failures: number, since: Date | null, now: Date): boolean =>
  failures >= DEAD.failures && since !== null && now.getTime() - since.getTime() >= DEAD.milliseconds;

/** So that not all browsers of a service come back at the moment at which its pause ends. */
export const spreadOf = (subscription: number): number => (subscription * 7919) % SPREAD_MS;

/** Of which service staff hear that it does not believe us: not of one that a stranger named. */
export const alarmOf = (host: string, { outcome, trusted }: PushResult): KnownService | null =>
  outcome !== 'untrusted' || trusted ? null : (KNOWN_SERVICES.find((name) => KNOWN[name].test(host)) ?? null);

const KNOWN_SERVICES: KnownService[] = ['google', 'mozilla', 'apple', 'microsoft'];
