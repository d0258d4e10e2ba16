import { answerJobs } from '#platform/child/answer-jobs.ts';

/** What each job does; whatever it does not answer with is for ever. */
const JOBS: Record<string, () => Promise<unknown>> = {
  pid: async () => process.pid,
  fails: async () => {
    throw Object.assign(new Error('no'), { code: 'odd' });
  },
  ends: async () => process.exit(3),
  computes: async () => {
    for (;;);
  },
  grows: async () => {
    const held: Buffer[] = [];
    // In steps, so that whoever looks has the time to.
    for (;;) {
      held.push(Buffer.alloc(8 * 1024 ** 2, 1));
      await new Promise((resolve) => setImmediate(resolve));
    }
  },
  waits: () => new Promise(() => undefined),
};

/** The program of a process that does them. */
export const oddJobs = (): Promise<void> =>
  answerJobs<string>(
    (job) => JOBS[job]?.() ?? Promise.resolve(job),
    async () => undefined,
  );

await oddJobs();
