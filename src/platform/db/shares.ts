import { counterOf } from '../metrics/metrics.ts';
import type { Work } from './work.ts';

/** Milliseconds that a caller waits for a connection. */
export const CONNECTION_TIMEOUT_MS = 5000;
/** Statements of one kind that may wait, for each connection of the pool: a page asks several at once. */
const MAX_WAITING = 50;

const countRefused = counterOf<Work>(
  'db_refused_total',
  'Callers who got no connection: at once where too many waited, or after their time.',
  'work',
);

/** Part of a pool's connections. */
export interface Share {
  /** @throws when too many wait already, or when none became free in time. */
  run<T>(task: () => Promise<T>): Promise<T>;
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

export type Shares = Readonly<Record<Work, Share>>;

/**
 * Divides a pool, so that no kind of work can take all of it: commits that wait for a frozen standby never stop reading, and
 * a rush of readers never stops jobs.
 */
export function sharesOf(connections: number): Shares {
  const job = Math.max(1, Math.floor(connections / 5));
  const write = Math.max(1, Math.floor((connections * 2) / 5));
  const most = connections * MAX_WAITING;
  return {
    read: shareOf('read', Math.max(1, connections - write - job), most),
    write: shareOf('write', write, most),
    job: shareOf('job', job, most),
  };
}

interface Waiting {
  begin(): void;
}

function shareOf(work: Work, size: number, maxWaiting: number): Share {
  let used = 0;
  const waiting: Waiting[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next.begin();
    else used -= 1;
  };
  const refused = (why: string): Error => {
    countRefused(work);
    return new Error(`No connection is free for this kind of work (${work}): ${why}`);
  };
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const timeout = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(refused('none was given back in time'));
      }, CONNECTION_TIMEOUT_MS);
      const entry: Waiting = {
        begin: () => {
          clearTimeout(timeout);
          resolve();
        },
      };
      waiting.push(entry);
    });
  return {
    async run(task) {
      if (used < size) used += 1;
      else if (waiting.length >= maxWaiting) throw refused('too many wait');
      else await turn();
      try {
        return await task();
      } finally {
        leave();
      }
    },
    totalCount: size,
    get idleCount() {
      return size - used;
    },
    get waitingCount() {
      return waiting.length;
    },
  };
}
