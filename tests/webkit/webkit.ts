import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { program } from '../faults/programs.ts';
import { freePort } from '../free-port.ts';
import { type Browser, type Driver, openBrowser } from './webdriver.ts';

/** WebKit as Debian has it, the engine of Safari and of every browser on an iPhone, on a screen that nobody sees. */
export interface WebKit {
  /** Opens a browser that knows nothing: no cookie, no storage. One at a time. */
  open(): Promise<Browser>;
  /** Closes the open browser. */
  close(): Promise<void>;
  end(): Promise<void>;
}

/** Starts what it needs; all of it ends with this process at the latest. */
export async function startWebKit(): Promise<WebKit> {
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
  const display = await untilStarted(screen, () => /^\d+$/m.exec(screen.printed.join('\n'))?.[0]);
  let driver: Driver | undefined;
  const close = async () => {
    await driver?.end();
    driver = undefined;
  };
  return {
    async open() {
      const opened = await openBrowser(() => startDriver(`:${display}`));
      driver = opened.driver;
      return opened.browser;
    },
    close,
    async end() {
      await close();
      await end(screen.child);
    },
  };
}

async function startDriver(display: string): Promise<Driver> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const driver = start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: display });
  await untilStarted(driver, async () => (await fetch(`${address}/status`).catch(() => null))?.ok);
  return { address, end: () => end(driver.child) };
}

/** Those that run, each with what it started as a group of processes. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) kill(child);
});

function start(name: string, args: string[], environment: NodeJS.ProcessEnv = {}) {
  const path = program(name);
  if (!path) throw new Error(`${name} is not on this machine: npm test -- --only=webkit installs it.`);
  const child = spawn(path, args, {
    detached: true,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return { child, printed: linesOf(child) };
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  if (running.has(child) && kill(child)) await gone;
}

/** @returns whether there was something to end. */
function kill({ pid }: ChildProcess): boolean {
  try {
    return pid !== undefined && process.kill(-pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/** Every line that a process prints, on whichever of its outputs. */
function linesOf(child: ChildProcess): string[] {
  const lines: string[] = [];
  for (const output of child.stdio.slice(1))
    if (output) createInterface(output as Readable).on('line', (line) => lines.push(line));
  return lines;
}

async function untilStarted<Value>(
  { child, printed }: { child: ChildProcess; printed: string[] },
  look: () => Value | undefined | Promise<Value | undefined>,
): Promise<Value> {
  for (;;) {
    const found = await look();
    if (found) return found;
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended:\n${printed.join('\n')}`);
    await wait(20);
  }
}
