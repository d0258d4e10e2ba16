import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markOf, meterCpu, STEP_VARIABLE } from './cpu.ts';

/** Uses a core for some seconds, and says in a file of its own what the process has used since it started. */
const burn = (seconds: number, notes = '') =>
  `const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
   for (const until = used() + ${seconds}; used() < until; );
   if (${JSON.stringify(notes)}) require('node:fs').writeFileSync(${JSON.stringify(notes)} + '/' + process.pid, String(used()));`;

const HOLD = '(() => Buffer.alloc(300 * 2 ** 20, 1).length)();';

test.skipIf(process.platform !== 'linux')(
  'a step costs what its processes use, also those that left its group, and nobody else',
  async () => {
    const meter = meterCpu();
    const notes = mkdtempSync(join(tmpdir(), 'cpu-'));
    const env = { ...process.env, [STEP_VARIABLE]: markOf('measured') };
    // A helper that outlives the process which started it, as a browser's do.
    const helper = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(`${HOLD} ${burn(0.6, notes)}`)}], { detached: true, stdio: 'ignore' }).unref();`;
    const step = spawn(process.execPath, ['-e', helper + burn(0.3, notes)], { env });
    const other = spawn(process.execPath, ['-e', burn(1.5)]);
    await Promise.all([once(step, 'exit'), once(other, 'exit')]);
    await expect.poll(() => meter.alive('measured'), { timeout: 20_000 }).toEqual([]);
    const memory = meter.memoryOf('measured') ?? 0;
    const seconds = meter.secondsOf('measured') ?? 0;
    meter.stop();
    const used = readdirSync(notes).map((name) => Number(readFileSync(join(notes, name), 'utf8')));
    rmSync(notes, { recursive: true });
    // Less than all: the last sample of each is up to half a second old. A little more is what leaving costs, which no note holds.
    expect(used).toHaveLength(2);
    expect(seconds).toBeGreaterThan(0.3);
    expect(seconds).toBeLessThan(used.reduce((sum, one) => sum + one) + 0.25);
    expect(memory).toBeGreaterThan(300);
    expect(memory).toBeLessThan(1000);
    expect(meter.memoryOf('another')).toBe(0);
    expect(meter.secondsOf('another')).toBe(0);
  },
);
