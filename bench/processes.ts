import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** Runs a program to its end. @returns what it printed, complaints last. @throws with its complaint when it fails. */
export function outputOf(
  program: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    let complaint = '';
    child.stdout.on('data', (bytes) => {
      printed += bytes;
    });
    child.stderr.on('data', (bytes) => {
      complaint += bytes;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(`${printed}${complaint}`) : reject(new Error(`${program} failed: ${complaint || printed}`)),
    );
  });
}

/** Asks until the answer is yes. @throws when it still is no after `timeoutMs` milliseconds. */
export async function waitFor(what: string, timeoutMs: number, ask: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    if (await ask().catch(() => false)) return;
    await setTimeout(100);
  }
  throw new Error(`${what} did not come within ${timeoutMs / 1000} seconds.`);
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  const force = setTimeout(15_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'));
  await Promise.race([gone, force.then(() => gone)]);
}
