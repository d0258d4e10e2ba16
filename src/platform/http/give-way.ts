import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { App } from './app.ts';

/** Lets calls of the API go before heavy work on the main thread. */
export interface GiveWay {
  /** Waits until no call is under way, or until the pause after the work before is over. Never longer than `MAX_PAUSE_MS`. */
  (): Promise<void>;
  /** Work has held the thread for so many milliseconds: as long a pause follows it while there are calls. */
  held(milliseconds: number): void;
}

interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Ends early, and well, when it is aborted. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

const REAL: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) => delay(milliseconds, undefined, { signal }).catch(() => undefined),
};

/** Milliseconds of one pause at most: whoever waits for a page waits no longer for others' calls. */
const MAX_PAUSE_MS = 50;

/**
 * While calls are under way, heavy work gets half of the thread at most, and between two pieces of it whatever has arrived
 * is read and answered. A stream of events is no call: it has no end.
 */
export function givingWay(app: App, { now, sleep }: Clock = REAL): GiveWay {
  let underWay = 0;
  let resumeAt = 0;
  let idle = Promise.withResolvers<void>();
  app.addHook('onRequest', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || endpoint.type === 'text/event-stream') return;
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
      if (underWay > 0) return;
      idle.resolve();
      idle = Promise.withResolvers();
    });
  });
  const giveWay = async () => {
    // One turn of the loop reads what has arrived, the next one answers it.
    await nextTurn();
    await nextTurn();
    const until = now() + MAX_PAUSE_MS;
    for (;;) {
      const pause = Math.min(resumeAt, until) - now();
      if (underWay === 0 || pause <= 0) return;
      const waited = new AbortController();
      await Promise.race([idle.promise, sleep(pause, waited.signal)]);
      waited.abort();
    }
  };
  return Object.assign(giveWay, {
    held: (milliseconds: number) => {
      resumeAt = now() + milliseconds;
    },
  });
}
