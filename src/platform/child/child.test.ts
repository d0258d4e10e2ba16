import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { JobKilled, openChild, StartFailed } from './child.ts';

const PROGRAM = fileURLToPath(new URL('../../../tests/fakes/odd-jobs.ts', import.meta.url));
const LIMITS = { job: 60_000, idle: 60_000, memory: 1.5 * 1024 ** 3 };
const limits = { ...LIMITS };
const child = openChild<string, unknown>(PROGRAM, limits);
const ask = (job: string, urgent = false) => child.ask(async () => job, urgent);
const isThere = (pid: unknown): boolean => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};
afterEach(() => {
  Object.assign(limits, LIMITS);
  child.end();
});

test('jobs are done one after the other by one process, and what fails in it is told', async () => {
  const [one, failed, other] = await Promise.all([ask('pid'), ask('fails'), ask('pid')]);
  expect(one).toEqual(other);
  expect(failed).toEqual({ failure: { message: 'no', code: 'odd' } });
});

test.each(['computes', 'waits'])(
  'a job that %s for ever is killed at its limit, and the next has another process',
  async (job) => {
    const before = await ask('pid');
    limits.job = 50;
    const killed = ask(job);
    await expect(killed).rejects.toThrow(JobKilled);
    limits.job = 60_000;
    expect(isThere('answer' in before && before.answer)).toBe(false);
    expect(await ask('pid')).not.toEqual(before);
  },
);

test.runIf(process.platform === 'linux')(
  'a job that takes too much memory is killed, and is not tried again',
  async () => {
    const before = await ask('pid');
    limits.memory = 400 * 1024 ** 2;
    await expect(ask('grows')).rejects.toThrow(JobKilled);
    limits.memory = LIMITS.memory;
    expect(isThere('answer' in before && before.answer)).toBe(false);
    expect(await ask('still here')).toEqual({ answer: 'still here' });
  },
);

test('a job whose process ends by itself is tried once more and then given up', async () => {
  await expect(ask('ends')).rejects.toThrow(JobKilled);
  expect(await ask('still here')).toEqual({ answer: 'still here' });
});

test('what somebody waits for goes before what nobody does', async () => {
  const done: string[] = [];
  await Promise.all([
    ...['first', 'later', 'last'].map((job) => ask(job).then(() => done.push(job))),
    ask('urgent', true).then(() => done.push('urgent')),
  ]);
  expect(done).toEqual(['first', 'urgent', 'later', 'last']);
});

test('without work the process ends after a while', async () => {
  limits.idle = 1;
  const reply = await ask('pid');
  await expect.poll(() => isThere('answer' in reply && reply.answer)).toBe(false);
});

test('a job whose input can not be had keeps nothing from being done', async () => {
  await expect(child.ask(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await ask('next')).toEqual({ answer: 'next' });
  const none = openChild<string, unknown>(`${PROGRAM}.none`, limits);
  await expect(none.ask(async () => 'x')).rejects.toThrow(StartFailed);
});

test.each(['pid', 'waits'])('a program ends though its process did %j last, and that ends with it', async (job) => {
  const url = new URL('./child.ts', import.meta.url).href;
  // Time for what waits to begin, which nobody hears of; one that has not begun yet ends as well.
  const program = `
    const { openChild } = await import(${JSON.stringify(url)});
    const child = openChild(${JSON.stringify(PROGRAM)}, { job: 60_000, idle: 60_000, memory: 1e9 });
    await child.ask(async () => 'pid');
    ${job === 'pid' ? '' : "child.ask(async () => 'waits'); setTimeout(() => process.exit(), 100);"}`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  parent.stderr.on('data', (part) => {
    said += part;
  });
  const [code] = await once(parent, 'close');
  expect([code, said]).toEqual([0, '']);
});
