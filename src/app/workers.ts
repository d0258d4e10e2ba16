import cluster, { type Worker } from 'node:cluster';
import type { Log } from '#platform/log/log.ts';
import { gatherMetrics } from '#platform/metrics/cluster.ts';
import { StartError } from '#platform/start-error.ts';

interface Ready {
  readyAt: string[];
}

/** @param origins of the brands, the default one first. */
export const reportReady = (origins: string[]): void => {
  process.send?.({ readyAt: origins } satisfies Ready);
};

const isReady = (message: unknown): message is Ready =>
  typeof message === 'object' && message !== null && 'readyAt' in message;

export interface Serving {
  origins: string[];
  stop(): Promise<void>;
}

/** Milliseconds before a worker that ended by itself is replaced; doubled each time up to the longest, and back after a quiet minute. */
const FIRST_RESTART_DELAY_MS = 500;
const MAX_RESTART_DELAY_MS = 30_000;
const QUIET_MS = 60_000;
/** Milliseconds that workers are given to finish; longer than each gives itself. */
const STOP_TIMEOUT_MS = 45_000;

/** One worker starts alone, so that whatever is wrong is told once. @throws StartError when it does not come up. */
export async function serveByWorkers(count: number, log: Log): Promise<Serving> {
  gatherMetrics();
  let stopping = false;
  let delay = FIRST_RESTART_DELAY_MS;
  let lastEnd = 0;
  const origins = await readyOrEnded(cluster.fork());
  cluster.on('exit', (worker, code, signal) => {
    if (stopping) return;
    delay = Date.now() - lastEnd > QUIET_MS ? FIRST_RESTART_DELAY_MS : Math.min(delay * 2, MAX_RESTART_DELAY_MS);
    lastEnd = Date.now();
    log.error({ worker: worker.id, code, signal, delay }, 'a worker ended and is replaced');
    setTimeout(() => {
      if (!stopping) cluster.fork();
    }, delay);
  });
  const rest = new Promise<void>((resolve) => {
    let serving = 1;
    cluster.on('message', (_worker, message) => {
      if (!isReady(message)) return;
      serving += 1;
      if (serving >= count) resolve();
    });
  });
  for (let number = 1; number < count; number += 1) cluster.fork();
  await rest;
  return {
    origins,
    async stop() {
      stopping = true;
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)));
    },
  };
}

function readyOrEnded(worker: Worker): Promise<string[]> {
  return new Promise((resolve, reject) => {
    worker.once('exit', () => reject(new StartError('The first worker could not start; it says above why.')));
    worker.on('message', (message) => {
      if (isReady(message)) resolve(message.readyAt);
    });
  });
}

async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const gone = new Promise((resolve) => worker.once('exit', resolve));
  worker.process.kill('SIGTERM');
  const timeout = setTimeout(() => worker.process.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await gone;
  clearTimeout(timeout);
}
