import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Sql, Tx } from '../db/database.ts';

/** Work that runs after the request, at least once: handlers must bear being repeated. */
export interface Jobs {
  /** Inside the transaction: the job exists exactly if the transaction commits. */
  enqueue(tx: Tx, name: string, data: object): Promise<void>;
  /** @param check gives the data its type, or throws. */
  handle<Data>(name: string, check: (data: unknown) => Data, handler: (data: Data) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

interface JobOptions {
  embedded: boolean;
  report: (error: unknown) => void;
}

export async function startJobs(pool: pg.Pool, { embedded, report }: JobOptions): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => run(pool, text, values) },
    backend: embedded ? 'pglite' : 'postgres',
    schema: 'jobs',
    ...(embedded ? { superviseIntervalSeconds: 300 } : {}),
  });
  boss.on('error', report);
  await boss.start();
  const known = new Map<string, Promise<void>>();
  const queue = (name: string) => {
    const present = known.get(name);
    if (present) return present;
    const created = boss.createQueue(name, { retryLimit: 5, retryDelay: 2, retryBackoff: true });
    known.set(name, created);
    return created;
  };
  return {
    enqueue: async (tx, name, data) => {
      await boss.send(name, data, { db: { executeSql: (text, values) => run(tx, text, values) } });
    },
    handle: async (name, check, handler) => {
      await queue(name);
      await boss.work(name, { pollingIntervalSeconds: embedded ? 1 : 0.5, batchSize: 5 }, async (jobs) => {
        for (const job of jobs) await handler(check(job.data));
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

async function run(sql: Sql, text: string, values?: unknown[]): Promise<{ rows: pg.QueryResultRow[] }> {
  return sql.query(values?.length ? { text, values } : { text });
}
