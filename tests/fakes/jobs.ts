import type { Jobs } from '#platform/jobs/jobs.ts';

type Handler = (data: unknown) => Promise<void>;

interface FakeJobs extends Jobs {
  runAll(): Promise<void>;
  /** Runs scheduled work as if its time had come. */
  runSchedule(name: string): Promise<void>;
}

/** A queue in memory that runs when told; like the real one it only has what was committed. */
export function fakeJobs(): FakeJobs {
  const scheduled = new Map<string, () => Promise<void>>();
  const handlers = new Map<string, Handler>();
  const waiting: { name: string; data: object }[] = [];
  return {
    enqueue: async (tx, name, data) => {
      tx.afterCommit(() => {
        waiting.push({ name, data });
      });
    },
    handle: async (name, check, handler) => {
      handlers.set(name, (data) => handler(check(data)));
    },
    schedule: async (name, _cron, run) => {
      scheduled.set(name, run);
    },
    async runSchedule(name) {
      const run = scheduled.get(name);
      if (!run) throw new Error(`Nothing is scheduled by the name ${name}.`);
      await run();
    },
    counts: async () => [],
    stop: async () => {},
    async runAll() {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const handler = handlers.get(job.name);
        if (!handler) throw new Error(`Nobody handles the job ${job.name}.`);
        await handler(structuredClone(job.data));
      }
    },
  };
}
