import type { Jobs } from '#platform/jobs/jobs.ts';

type Handler = (data: unknown) => Promise<void>;

/** A queue in memory that runs when told; like the real one it only has what was committed. */
export function fakeJobs(): Jobs & { runAll(): Promise<void> } {
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
