import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { coresOf, familyOf } from './one-core.ts';

async function parent(): Promise<{ started: ChildProcess; child: number }> {
  const child =
    "const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])";
  const started = spawn(process.execPath, [
    '-e',
    `${child}; console.log(pid); process.stdin.on('end', () => process.kill(pid)).resume();`,
  ]);
  const ended = once(started, 'exit');
  onTestFinished(async () => {
    started.stdin.end();
    await ended;
  });
  const [line] = await once(started.stdout.setEncoding('utf8'), 'data');
  return { started, child: Number(line) };
}

test.skipIf(!coresOf())('a process and what it started are kept to one core, and given all back', async () => {
  const { started, child } = await parent();
  const pid = started.pid ?? 0;
  expect(familyOf(pid)).toEqual([pid, child]);
  const cores = coresOf(pid);
  const now = () => [pid, child].map((one) => coresOf(one)?.all);
  cores?.keepTo(cores.one);
  expect(now()).toEqual([cores?.one, cores?.one]);
  cores?.keepTo(cores.all);
  expect(now()).toEqual([cores?.all, cores?.all]);
});
