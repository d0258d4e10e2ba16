import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { App } from './app.ts';

export interface GiveWay {
  /** Waits while calls come, until the pause after the work before is over. Never longer than `MAX_PAUSE_MS`. */
  (): Promise<void>;
  /** Work has held the thread for so many milliseconds: while calls come, a pause of `PAUSE_FACTOR` times as long follows it. */
  held(milliseconds: number): void;
}

interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<unknown>;
}

const REAL: Clock = { now: () => performance.now(), sleep: (milliseconds) => delay(milliseconds) };

const PAUSE_FACTOR = 3;
/** Milliseconds of one pause at most: whoever waits for a page waits no longer for others' calls. */
const MAX_PAUSE_MS = 50;
/** Milliseconds after a call in which the next one is expected: who has been answered asks again. */
const RECENT_MS = 50;

/** While calls come, heavy work gets a quarter of the thread at most. A stream of events is no call: it has no end. */
export function givingWay(app: App, { now, sleep }: Clock = REAL): GiveWay {
  let underWay = 0;
  let lastCallAt = Number.NEGATIVE_INFINITY;
  let resumeAt = 0;
  app.addHook('onRequest', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || endpoint.type === 'text/event-stream') return;
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
      lastCallAt = now();
    });
  });
  const giveWay = async () => {
    // One turn of the loop reads what has arrived, the next one answers it.
    await nextTurn();
    await nextTurn();
    const until = now() + MAX_PAUSE_MS;
    for (;;) {
      const pause = Math.min(resumeAt, until) - now();
      const callsCome = underWay > 0 || now() - lastCallAt < RECENT_MS;
      if (!callsCome || pause <= 0) return;
      await sleep(pause);
    }
  };
  return Object.assign(giveWay, {
    held: (milliseconds: number) => {
      resumeAt = now() + milliseconds * PAUSE_FACTOR;
    },
  });
}
