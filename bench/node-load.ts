import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export interface AskerRun {
  port: number;
  connections: number;
  seconds: number;
  asks: readonly { path: string; headers?: Record<string, string>; body?: string }[];
  once?: boolean;
}

export interface AskerTold {
  /** Those with status 200, and their waits in milliseconds. */
  answers: number;
  seconds: number;
  p50: number;
  p99: number;
  errors: number;
  refused: number;
}

/** Runs a load in a process of its own. @throws with its complaint when it fails. */
export async function nodeLoad(run: AskerRun): Promise<AskerTold> {
  const script = join(import.meta.dirname, 'children', 'asker.ts');
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  child.stdin.end(JSON.stringify(run));
  const [told, code] = await Promise.all([text(child.stdout), ended]);
  if (code !== 0) throw new Error(`The load ended with ${code}.`);
  return JSON.parse(told);
}
