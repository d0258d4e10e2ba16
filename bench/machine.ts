import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** Ticks of a second in /proc; Linux has shown 100 to programs on every platform for decades. */
const TICKS = 100;

/** CPU seconds that a process used so far, all its threads together; 0 when it is gone. */
export function processSeconds(pid: number): number {
  const stat = statOf(pid);
  return stat ? stat.own : 0;
}

/**
 * CPU seconds of a process, of its living children and of the ended ones: the whole of a PostgreSQL server, whose
 * connections are processes that come and go.
 */
export function familySeconds(pid: number): number {
  const root = statOf(pid);
  if (!root) return 0;
  let sum = root.own + root.ended;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = statOf(Number(entry));
    if (stat?.parent === pid) sum += stat.own;
  }
  return sum;
}

interface Stat {
  parent: number;
  own: number;
  ended: number;
}

/** Reads the line of /proc/<pid>/stat, whose second field may hold blanks and brackets. */
export function parseStat(line: string): Stat {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const seconds = (from: number, to: number) => (Number(fields[from]) + Number(fields[to])) / TICKS;
  return { parent: Number(fields[1]), own: seconds(11, 12), ended: seconds(13, 14) };
}

function statOf(pid: number): Stat | null {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}

/** Share of all cores, 0 to 1, that is busy for a second in which nothing of ours is. */
export async function busyShare(): Promise<number> {
  const before = machineTicks();
  await setTimeout(1000);
  const after = machineTicks();
  return (after.busy - before.busy) / Math.max(1, after.all - before.all);
}

function machineTicks(): { busy: number; all: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const fields = line.split(/\s+/).slice(1, 9).map(Number);
  const all = fields.reduce((sum, ticks) => sum + ticks, 0);
  const [idle = 0, waiting = 0] = fields.slice(3);
  return { busy: all - idle - waiting, all };
}

export interface Machine {
  cpu: string;
  cores: number;
  memory: number;
  system: string;
  node: string;
  commit: string;
}

export function describeMachine(root: string): Machine {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
  const changed = git('status', '--porcelain', '--', 'src', 'migrations') === '' ? '' : ', with changes';
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memory: Math.round(totalmem() / 2 ** 30),
    system: `Linux ${spawnSync('uname', ['-r'], { encoding: 'utf8' }).stdout.trim()}`,
    node: process.version,
    commit: `${git('rev-parse', '--short', 'HEAD')}${changed}`,
  };
}
