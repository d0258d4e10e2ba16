import type { Jobs } from '#platform/jobs/jobs.ts';

type Handler = (data: unknown) => Promise<void>;

interface FakeJobs extends Jobs {
  runAll(): Promise<void>;
  /** Runs scheduled work as if its time had come. */
  runSchedule(name: string): Promise<void>;
}

/** A queue in memory that runs when told; like the real one it only has what was committed. */
export function fakeJobs(now = () => new Date()): FakeJobs {
  const scheduled = new Map<string, () => Promise<void>>();
  const handlers = new Map<string, Handler>();
  const waiting: { name: string; data: object; after: Date | undefined }[] = [];
  return {
    enqueue: async (tx, name, data, { after } = {}) => {
      tx.afterCommit(() => {
        waiting.push({ name, data, after });
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
    forget: async (tx, name, field, text) => {
      tx.afterCommit(() => {
        const kept = waiting.filter(
          (job) => job.name !== name || `${Object(job.data)[field]}`.toLowerCase() !== text.toLowerCase(),
        );
        waiting.splice(0, waiting.length, ...kept);
      });
    },
    counts: async () => [],
    stop: async () => {},
    async runAll() {
      const next = () => {
        const at = waiting.findIndex(({ after }) => !after || after <= now());
        return at < 0 ? undefined : waiting.splice(at, 1)[0];
      };
      for (let job = next(); job; job = next()) {
        const handler = handlers.get(job.name);
        if (!handler) throw new Error(`Nobody handles the job ${job.name}.`);
        await handler(structuredClone(job.data));
      }
    },
  };
}
