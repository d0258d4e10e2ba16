import { type ChildProcess, fork } from 'node:child_process';
import { cpuTimeOf } from './cpu-time-of.ts';
import { memoryOf } from './memory-of.ts';

/** A job that was ended because it took too long or too much memory, or took its process with it each time: it would again. */
export class JobKilled extends Error {}

export class StartFailed extends Error {}

export type Reply<Answer> = { answer: Answer } | { failure: unknown };

export interface Child<Job, Answer> {
  /** @param job asked for at its turn, to save memory. @throws JobKilled, StartFailed, or what `job` throws. */
  ask(job: () => Promise<Job>, urgent?: boolean): Promise<Reply<Answer>>;
  end(): void;
}

interface Limits {
  /** Milliseconds of computing that a job may take; six times as long may pass, since the machine has other work too. */
  job: number;
  /** Milliseconds after which a process without work is ended. */
  idle: number;
  /** Bytes of memory that the process may have, where the system tells. */
  memory: number;
}

const MAX_WALL_PER_CPU = 6;
/** Milliseconds that a process may take until it can work, on such a machine. */
const START_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 200;
/** How often a job is begun whose process ends by itself: the first end may have had another reason. */
const TRIES = 2;

/** One job at a time, killed at its limit; it ends with who started it. @param limits are read for each job. */
export function openChild<Job, Answer>(file: string, limits: Readonly<Limits>): Child<Job, Answer> {
  let running: Promise<ChildProcess> | null = null;
  let resting: NodeJS.Timeout | undefined;
  let working = false;
  const urgentLine: (() => Promise<void>)[] = [];
  const line: (() => Promise<void>)[] = [];

  const end = () => {
    const ended = running;
    running = null;
    ended?.then((child) => child.kill('SIGKILL')).catch(() => undefined);
  };

  async function oneJob(given: () => Promise<Job>): Promise<Reply<Answer>> {
    const job = await given();
    clearTimeout(resting);
    try {
      for (let tries = 0; tries < TRIES; tries += 1) {
        running ??= start(file);
        const child = await running.catch((error: unknown) => {
          running = null;
          throw error;
        });
        const reply = await doneBy<Job, Answer>(child, job, limits);
        if (reply !== 'ended') return reply;
        running = null;
      }
      throw new JobKilled('The process of the job ended with it.');
    } catch (error) {
      end();
      throw error;
    } finally {
      resting = setTimeout(end, limits.idle).unref();
    }
  }

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    while (urgentLine.length + line.length > 0) await (urgentLine.shift() ?? line.shift())?.();
    working = false;
  }

  return {
    ask: (job, urgent = false) =>
      new Promise((resolve, reject) => {
        (urgent ? urgentLine : line).push(() => oneJob(job).then(resolve, reject));
        void work();
      }),
    end,
  };
}

/** @returns it as soon as it can work; nobody waits for it to end. */
function start(file: string): Promise<ChildProcess> {
  const child = fork(file, [], {
    execArgv: [],
    // What it reads comes from anybody: nothing that is secret is told to it.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    const failed = (reason: unknown) => {
      clearTimeout(late);
      child.kill('SIGKILL');
      reject(new StartFailed('A process for jobs could not be started.', { cause: reason }));
    };
    const late = setTimeout(failed, START_TIMEOUT_MS, 'it took too long');
    // Also for what comes later: an error of a process that nobody listens to would end this one.
    child.on('error', failed);
    child.once('exit', failed);
    child.once('message', () => {
      clearTimeout(late);
      child.off('exit', failed);
      wait(child, false);
      resolve(child);
    });
  });
}

function wait(child: ChildProcess, on: boolean): void {
  if (on) child.ref();
  else child.unref();
  if (on) child.channel?.ref();
  else child.channel?.unref();
}

function doneBy<Job, Answer>(child: ChildProcess, job: Job, limits: Limits): Promise<Reply<Answer> | 'ended'> {
  const { job: limit, memory } = limits;
  if (child.exitCode !== null || child.signalCode !== null || !child.connected) return Promise.resolve('ended');
  wait(child, true);
  return new Promise((resolve, reject) => {
    let killed = false;
    const begun = { computed: cpuTimeOf(child.pid), at: performance.now() };
    const look = setInterval(
      () => {
        const passed = performance.now() - begun.at;
        const computed = cpuTimeOf(child.pid);
        const worked = computed === null || begun.computed === null ? passed : computed - begun.computed;
        const isTooLarge = (memoryOf(child.pid) ?? 0) > memory;
        if (!isTooLarge && worked < limit && passed < limit * MAX_WALL_PER_CPU) return;
        killed = true;
        child.kill('SIGKILL');
      },
      Math.min(POLL_INTERVAL_MS, limit),
    );
    const over = () => {
      clearInterval(look);
      child.off('message', answered).off('exit', ended);
      wait(child, false);
    };
    const answered = (reply: unknown) => {
      over();
      resolve(reply as Reply<Answer>);
    };
    const ended = () => {
      over();
      if (killed) reject(new JobKilled('The job took too long, or too much memory.'));
      else resolve('ended');
    };
    child.on('message', answered).on('exit', ended);
    // Of a process that is gone meanwhile `exit` tells.
    child.send({ job }, () => undefined);
  });
}
