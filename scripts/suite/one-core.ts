import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Cores {
  readonly all: string;
  /** The first of them. */
  readonly one: string;
  keepTo(cores: string): void;
}

export function coresOf(pid = process.pid): Cores | null {
  const told = spawnSync('taskset', ['-cp', String(pid)], { encoding: 'utf8' });
  const all = /: ([\d,-]+)\s*$/.exec(told.stdout ?? '')?.[1];
  if (told.status !== 0 || all === undefined) return null;
  return {
    all,
    one: /^\d+/.exec(all)?.[0] ?? '0',
    keepTo(cores) {
      // A thread each: `-a`. What ended meanwhile cannot be kept anywhere.
      for (const one of familyOf(pid)) spawnSync('taskset', ['-acp', cores, String(one)], { stdio: 'ignore' });
    },
  };
}

export function familyOf(pid: number): number[] {
  const parents = new Map(processes().map((one) => [one, parentOf(one)]));
  const family = [pid];
  for (const member of family) for (const [one, parent] of parents) if (parent === member) family.push(one);
  return family;
}

const processes = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

function parentOf(pid: number): number | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
