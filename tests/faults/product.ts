import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { freePort } from '../free-port.ts';

const root = join(import.meta.dirname, '..', '..');

/** Processes that run now: none outlives its test file, whatever becomes of a test. */
const running = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of running) {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
});
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The real product in a process of its own. */
export interface Product {
  child: ChildProcess;
  url: string;
  /** All it has printed so far. */
  printed(): string;
  /** Waits for what it must print; fails when it ends first. */
  untilPrinted(pattern: RegExp): Promise<void>;
  untilReady(): Promise<void>;
  /** @returns its exit code; null when a signal ended it. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  ended(): Promise<number | null>;
}

/** Starts it with a small demo on a free port; the environment says on what. */
export async function startProduct(environment: Record<string, string>): Promise<Product> {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      MODE: 'demo',
      DEMO_MEMBERS: '40',
      LOG_LEVEL: 'info',
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const url = `http://127.0.0.1:${port}`;
  const ended = async () => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  };
  const until = async (done: () => boolean | Promise<boolean>) => {
    while (!(await done())) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended:\n${printed}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return {
    child,
    url,
    printed: () => printed,
    untilPrinted: (pattern) => until(() => pattern.test(printed)),
    untilReady: () => until(async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok === true),
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      return ended();
    },
    ended,
  };
}
