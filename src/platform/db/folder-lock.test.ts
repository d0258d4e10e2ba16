import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { lockFolder } from './folder-lock.ts';

const folders: string[] = [];
const running = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of running) await killed(child);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kindling-lock-'));
  folders.push(folder);
  return folder;
}

/** Takes the lock, says so with its process id, and keeps it until it is killed; or says why it was refused. */
const STARTER = `
  import { lockFolder } from ${JSON.stringify(import.meta.resolve('./folder-lock.ts'))};
  try {
    lockFolder(process.argv[1]);
    console.log('locked ' + process.pid);
    setInterval(() => {}, 1_000_000);
  } catch (error) {
    console.log(error.message);
  }`;

async function starterOn(
  folder: string,
  [command, ...args]: string[] = [],
): Promise<{ child: ChildProcess; line: string }> {
  const node = [process.execPath, '--input-type=module', '--eval', STARTER, folder];
  const [program = process.execPath, ...rest] = command ? [command, ...args, ...node] : node;
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  return { child, line: String(line).trim() };
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('a data folder is opened once in a process, and again after it was closed', () => {
  const folder = emptyFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(
    new StartError(
      `The data folder ${folder} is in use by process ${process.pid}. Stop that one first, or set DATA_DIR to another folder.`,
    ),
  );
  expect(() => lockFolder(folder)).toThrow('is in use by');
  unlock();
  lockFolder(folder)();
});

test('a data folder that can not be written says so and what to do', () => {
  const folder = join(emptyFolder(), 'is-not-there');
  expect(() => lockFolder(folder)).toThrow(StartError);
  expect(() => lockFolder(folder)).toThrow(/can not be locked \(.+\)\. Make it writable/);
});

test('of twelve processes that start on one data folder at once exactly one gets it, again and again', async () => {
  const folder = emptyFolder();
  for (let round = 0; round < 2; round += 1) {
    const starters = await Promise.all(Array.from({ length: 12 }, () => starterOn(folder)));
    const [owner, ...more] = starters.filter(({ line }) => line.startsWith('locked '));
    expect(more).toEqual([]);
    const refusals = starters.filter((starter) => starter !== owner).map(({ line }) => line);
    expect(refusals).toHaveLength(11);
    for (const line of refusals) expect(line).toMatch(/^The data folder .+ is in use by /);
    // It cannot give anything back: the kernel does.
    if (owner) await killed(owner.child);
  }
  lockFolder(folder)();
});

test('two containers, in which processes have the same ids, do not get one data folder', async ({ skip }) => {
  const container = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const [command = '', ...args] = container;
  const permitted = spawnSync(command, [...args, 'true']).status === 0;
  const expected = Boolean(process.env.CI) && process.getuid?.() === 0;
  skip(!permitted && !expected, 'This machine does not let this user make process namespaces.');

  const folder = emptyFolder();
  const first = await starterOn(folder, container);
  const second = await starterOn(folder, container);
  expect(first.line).toBe('locked 1');
  expect(second.line).toMatch(/is in use by process 1\. Stop that one first/);
  await killed(first.child);
  const third = await starterOn(folder, container);
  expect(third.line).toBe('locked 1');
  await killed(third.child);
});
