import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type JobResult, type JobWithMetadata, PgBoss, type QueueResult } from 'pg-boss';
import type * as z from 'zod/mini';
import type { Sql, Tx } from '../db/database.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { inTurn } from './in-turn.ts';

export interface JobDefinition<Data extends object> {
  readonly name: string;
  readonly data: z.ZodMiniType<Data>;
}

export const defineJob = <Data extends object>(name: string, data: z.ZodMiniType<Data>): JobDefinition<Data> => ({
  name,
  data,
});

/** Work that runs after the request, at least once: handlers must bear being repeated. */
export interface Jobs {
  /** Inside the transaction: the job exists exactly if the transaction commits. */
  enqueue(tx: Tx, name: string, data: object, options?: EnqueueOptions): Promise<void>;
  handle<Data>(
    name: string,
    check: (data: unknown) => Data,
    handler: (data: Data) => Promise<void>,
    options?: HandleOptions,
  ): Promise<void>;
  /**
   * Runs work at set times, once for all processes that say so, and again when it fails, as a job. A time at which no process
   * ran is made up for at the next start, once however many were missed.
   * @param cron in UTC, as crontab(5) has it.
   */
  schedule(name: string, cron: string, run: () => Promise<void>): Promise<void>;
  /** Deletes the jobs of a name whose data has this text in a field, in whatever letters: done ones and failed ones too. */
  forget(tx: Tx, name: string, field: string, text: string): Promise<void>;
  /** How many there are, as the queue counted last, at most some minutes ago; nothing while the database is away. */
  counts(): Promise<QueueCount[]>;
  /** Takes no more, and gives those that run some seconds to finish; what does not is tried again later. */
  stop(): Promise<void>;
}

export interface EnqueueOptions {
  /** Not before this moment. */
  after?: Date;
}

export interface HandleOptions {
  /**
   * The data holds a secret, such as a link that logs in: a job that is done is deleted, and one that is tried for the last
   * time is stored without its data, however that ends.
   */
  secret?: boolean;
  /** It waits for others for up to a quarter of an hour. What a dead process had begun is tried again all the same, as it is missed after a minute. */
  slow?: boolean;
  /** Many small ones come at once, each of which waits for somebody else's server. */
  many?: boolean;
}

export interface QueueCount {
  queue: string;
  waiting: number;
  active: number;
  failed: number;
}

interface JobOptions {
  embedded: boolean;
  report: (error: unknown) => void;
  /** Seconds between two looks whether scheduled work is due, 1 to 45; 30 if not given. */
  scheduleSeconds?: number;
  /** Names of jobs that this process orders and another one does: their queues are there before either comes. */
  orders?: readonly string[];
  /** Nothing is taken before this is over; what is ordered waits. */
  held?: Promise<void> | undefined;
}

/** Seconds after which a job that still runs is given up and tried again. */
const JOB_TIMEOUT_SECONDS = 120;
/** Seconds between two tries: the first, doubled each time up to the last. */
const RETRY = { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 };
const OPTIONS = { ...RETRY, expireInSeconds: JOB_TIMEOUT_SECONDS };
/** Of a queue whose jobs wait for others. */
const SLOW_OPTIONS = { ...RETRY, expireInSeconds: 900, heartbeatSeconds: 60 };
const BATCH_SIZE = 5;
/** Lines of a slow queue in a process, each of which fetches so many. */
const SLOW_LINES = 2;
/** The same for a queue of many small ones: a line does not go on before the last of those it fetched. */
const MANY = { batchSize: 25, localConcurrency: 4 };
/** Milliseconds that running jobs have to finish when the process ends. */
const STOP_TIMEOUT_MS = 10_000;
/** Milliseconds between two reports that the database is away: every queue asks it twice a second. */
const AWAY_REPORTS_MS = 30_000;
/** Milliseconds that the counts are kept for those who ask often, and that looking them up may take. */
const COUNTS_TTL_MS = 15_000;
const COUNTS_TIMEOUT_MS = 1000;

export async function startJobs(
  pool: Sql,
  { embedded, report, scheduleSeconds = 30, orders = [], held }: JobOptions,
): Promise<Jobs> {
  // What jobs themselves do goes to the database as what people do.
  const line = embedded ? inTurn(pool) : pool;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => run(line, text, values) },
    backend: embedded ? 'pglite' : 'postgres',
    schema: 'jobs',
    ...(embedded ? { superviseIntervalSeconds: 300 } : {}),
    cronMonitorIntervalSeconds: scheduleSeconds,
    cronWorkerIntervalSeconds: scheduleSeconds,
  });
  let reported = 0;
  boss.on('error', (told) => {
    const error = errorFrom(told);
    const away = isUnavailable(error);
    if (away && Date.now() - reported < AWAY_REPORTS_MS) return;
    if (away) reported = Date.now();
    report(error);
  });
  await boss.start();
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const known = new Map<string, Promise<void>>();
  const queue = (name: string, options = OPTIONS) => {
    const made = known.get(name) ?? makeQueue(boss, name, present.get(name), options);
    known.set(name, made);
    return made;
  };
  for (const name of orders) {
    if (present.has(name)) continue;
    await queue(name);
    // Known from now on: whoever orders within a transaction of the embedded database has no second connection to ask by.
    await boss.findJobs(name, { id: randomUUID() });
  }
  /** Begins work, or will once it may. */
  const whenAllowed = async (begin: () => Promise<unknown>) => {
    if (held) held.then(begin).catch(report);
    else await begin();
  };
  const take = async (
    name: string,
    pollingIntervalSeconds: number,
    handler: (data: unknown) => Promise<void>,
    { secret = false, slow = false, many = false }: HandleOptions = {},
  ) => {
    await queue(name, slow ? SLOW_OPTIONS : OPTIONS);
    // One that takes minutes keeps those fetched with it from being done, but not the other line.
    const apart = slow && { localConcurrency: SLOW_LINES };
    const settle = async ({ id, data, retryCount, retryLimit }: JobWithMetadata<unknown>): Promise<JobResult> => {
      try {
        if (secret && retryCount >= retryLimit) await run(pool, BLANK, [name, id]);
        await handler(data);
        if (secret) await boss.deleteJob(name, id);
        return { id, status: 'completed' };
      } catch (error) {
        report(error);
        // Without what was thrown: it may hold what the job is about, and is kept for days.
        return { id, status: 'failed' };
      }
    };
    const options = {
      pollingIntervalSeconds,
      batchSize: BATCH_SIZE,
      ...apart,
      ...(many && MANY),
      burstWhenBatchFull: true,
      // Each for itself: one that fails does not repeat the others.
      perJobResults: true as const,
      includeMetadata: true as const,
    };
    await whenAllowed(() => boss.work(name, options, (jobs) => Promise.all(jobs.map(settle))));
  };
  return {
    enqueue: async (tx, name, data, { after } = {}) => {
      const db = { executeSql: (text: string, values?: unknown[]) => run(tx, text, values) };
      await boss.send(name, data, { db, ...(after && { startAfter: after }) });
    },
    handle: (name, check, handler, options) => take(name, embedded ? 1 : 0.5, (data) => handler(check(data)), options),
    schedule: async (name, cron, work) => {
      await take(name, scheduleSeconds, work);
      await whenAllowed(() => boss.schedule(name, cron, null, { tz: 'UTC', missed: 'once' }));
    },
    forget: async (tx, name, field, text) => {
      await run(tx, FORGET, [name, field, text]);
    },
    counts: cachedFor(COUNTS_TTL_MS, () => countsOf(boss)),
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}

/** The queue tells of failures by plain copies. */
function errorFrom({ message, stack, code }: Error & { code?: string }): Error {
  const error = Object.assign(new Error(message), code && { code });
  if (stack) error.stack = stack;
  return error;
}

async function makeQueue(
  boss: PgBoss,
  name: string,
  present: QueueResult | undefined,
  options: typeof OPTIONS & { heartbeatSeconds?: number },
): Promise<void> {
  if (!present) return boss.createQueue(name, options);
  // One that was made by an older version keeps its own options otherwise.
  const isSame = Object.entries(options).every(
    ([option, value]) => new Map(Object.entries(present)).get(option) === value,
  );
  if (!isSame) await boss.updateQueue(name, options);
}

async function countsOf(boss: PgBoss): Promise<QueueCount[]> {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never[]>((resolve) => {
    timeout = setTimeout(resolve, COUNTS_TIMEOUT_MS, []);
  });
  const queues = await Promise.race([boss.getQueues().catch(() => []), late]);
  clearTimeout(timeout);
  return queues.map((queue) => ({
    queue: queue.name,
    waiting: queue.queuedCount,
    active: queue.activeCount,
    failed: queue.failedCount,
  }));
}

function cachedFor<Answer>(milliseconds: number, look: () => Promise<Answer>): () => Promise<Answer> {
  let kept: { at: number; answer: Promise<Answer> } | undefined;
  return () => {
    if (!kept || Date.now() - kept.at > milliseconds) kept = { at: Date.now(), answer: look() };
    return kept.answer;
  };
}

/** The row stays, so that failures are counted. */
const BLANK = "update jobs.job set data = '{}' where name = $1 and id = $2";

const FORGET = 'delete from jobs.job where name = $1 and lower(data ->> $2) = lower($3)';

async function run(sql: Sql, text: string, values?: unknown[]): Promise<{ rows: pg.QueryResultRow[] }> {
  return sql.query(values?.length ? { text, values } : { text });
}
