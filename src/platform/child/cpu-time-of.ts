import { readFileSync } from 'node:fs';

/** Milliseconds of a clock tick, in which Linux counts for everybody. */
const TICK_MS = 10;
/** Fields before the two of what a process computed itself and had computed, counted behind its name. */
const BEFORE = 11;

/** Milliseconds that a process has computed, in all its threads; null where the system does not say so, or there is none. */
export function cpuTimeOf(pid: number | undefined): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[BEFORE]) + Number(fields[BEFORE + 1]);
    return Number.isFinite(ticks) ? ticks * TICK_MS : null;
  } catch {
    return null;
  }
}
