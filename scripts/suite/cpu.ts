import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

/** Names the step in the environment of its processes, so that those which left its group are found as well. */
export const STEP_VARIABLE = 'KINDLING_SUITE_STEP';
export const markOf = (step: string): string => `${process.pid} ${step}`;
const SAMPLE_MS = 400;
/** A process has its environment a moment after its start; who names no step by then never will. */
const MAX_LOOKS = 3;
/** Of the kernel's clock; the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Seconds of CPU and memory by the name of the step, those of ended processes included. */
export interface CpuMeter {
  /** Of all processes that carry the name; null where the system does not tell (no Linux). */
  secondsOf(step: string): number | null;
  /** MiB that the hungriest of its processes had in memory at most; null where the system does not tell. */
  memoryOf(step: string): number | null;
  alive(step: string): number[];
  stop(): void;
}

interface Seen {
  step: string;
  parent: number;
  seconds: number;
}

/**
 * Watches every process whose environment names a step. A process counts with the children it waited for; the last
 * sample counts of one that nobody waited for: browsers leave their group, and their helpers end with another parent.
 */
export function meterCpu(): CpuMeter {
  const running = new Map<number, Seen>();
  const ended = new Map<string, number>();
  const memory = new Map<string, number>();
  const looks = new Map<number, number>();
  const sample = () => {
    const present = new Set(processIds());
    for (const [pid, seen] of running) {
      if (present.has(pid)) continue;
      running.delete(pid);
      // A parent that is still there has waited for it, and so counts it.
      const counted = present.has(seen.parent) && running.get(seen.parent)?.step === seen.step;
      if (!counted) ended.set(seen.step, (ended.get(seen.step) ?? 0) + seen.seconds);
    }
    for (const pid of present) {
      const looked = looks.get(pid) ?? 0;
      if (looked >= MAX_LOOKS) continue;
      const step = running.get(pid)?.step ?? stepOf(pid);
      const stat = step === undefined ? undefined : statOf(pid);
      if (step === undefined) looks.set(pid, looked + 1);
      else if (stat) {
        running.set(pid, { step, ...stat });
        memory.set(step, Math.max(memory.get(step) ?? 0, memoryOf(pid)));
      }
    }
    for (const pid of looks.keys()) if (!present.has(pid)) looks.delete(pid);
  };
  const timer = setInterval(sample, SAMPLE_MS);
  timer.unref();
  return {
    secondsOf(step) {
      if (process.platform !== 'linux') return null;
      sample();
      const mark = markOf(step);
      const live = [...running.values()].filter((seen) => seen.step === mark);
      return live.reduce((sum, { seconds }) => sum + seconds, ended.get(mark) ?? 0);
    },
    memoryOf(step) {
      if (process.platform !== 'linux') return null;
      sample();
      return memory.get(markOf(step)) ?? 0;
    },
    alive(step) {
      sample();
      return [...running].filter(([, seen]) => seen.step === markOf(step)).map(([pid]) => pid);
    },
    stop: () => clearInterval(timer),
  };
}

/** Seconds that the cores of this machine had nothing to do since it started, summed over the cores in use. */
export function idleSeconds(): number {
  const idle = cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000;
  return (idle * availableParallelism()) / Math.max(1, cpus().length);
}

function processIds(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function stepOf(pid: number): string | undefined {
  try {
    const named = readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0');
    return named.find((line) => line.startsWith(`${STEP_VARIABLE}=`))?.slice(STEP_VARIABLE.length + 1);
  } catch {
    return undefined;
  }
}

/** MiB: VmHWM of proc(5), the most that it ever had; 0 for one that has ended. */
function memoryOf(pid: number): number {
  try {
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return Number(peak ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Fields 4 (parent) and 14 to 17 (own time, then that of children waited for) of proc(5). */
function statOf(pid: number): { parent: number; seconds: number } | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND };
  } catch {
    return undefined;
  }
}
