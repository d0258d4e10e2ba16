import { setPriority } from 'node:os';

/** Of 19: whoever waits for a page or a message goes first. */
const NICE = 10;

/** What stops the whole program does not stop this one before it. @param ready what the first job need not wait for. */
export async function answerJobs<Job>(
  work: (job: Job) => Promise<unknown>,
  ready: () => Promise<unknown>,
): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  // A plain exit would wait for what is being computed.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  setPriority(NICE);
  process.on('message', ({ job }: { job: Job }) => {
    work(job).then(
      (answer) => process.send?.({ answer }),
      (failure: unknown) => process.send?.({ failure: failureOf(failure) }),
    );
  });
  await ready();
  process.send?.({ ready: true });
}

/** What can be sent of it: an error loses all but its words on the way. */
const failureOf = (failure: unknown) => (failure instanceof Error ? { ...failure, message: failure.message } : {});
