import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { type CpuMeter, idleSeconds } from './cpu.ts';

/** What a step took, in seconds. */
export interface Cost {
  title: string;
  wall: number;
  /** Of all its processes and of what the servers did meanwhile; null where the system does not tell. */
  cpu: number | null;
  /** MiB of its hungriest process; null where the system does not tell. */
  memory: number | null;
  /** That cores of this machine had nothing to do meanwhile, summed. */
  idle: number;
}

/** CPU seconds of each step as last kept, on two cores with cold caches. */
const TIMES_FILE = join(import.meta.dirname, 'times.json');
const GROWTH = 1.1;
const MIN_SECONDS = 5;
const SLOWEST = 10;
/** MiB of one process: two workers, the servers and a browser fit into 8 GB. */
const MAX_MEMORY_MIB = 2048;

/** Begins to measure a step. @param servers the name under which the meter knows what serves all steps. */
export function startCost(meter: CpuMeter, title: string, servers: string): { end(): Cost } {
  const served = meter.secondsOf(servers);
  const [began, idle] = [performance.now(), idleSeconds()];
  return {
    end() {
      const own = meter.secondsOf(title);
      const meanwhile = (meter.secondsOf(servers) ?? 0) - (served ?? 0);
      return {
        title,
        wall: (performance.now() - began) / 1000,
        cpu: own === null ? null : own + meanwhile,
        memory: meter.memoryOf(title),
        idle: idleSeconds() - idle,
      };
    },
  };
}

/**
 * The costs of all steps as a table, with their sum; memory (MiB) of each one's hungriest process.
 * @param wall seconds of the whole run: steps beside each other take less than their sum.
 */
export function costTable(costs: Cost[], wall: number): string {
  const total: Cost = {
    title: 'Whole run',
    wall,
    cpu: costs.every(({ cpu }) => cpu !== null) ? costs.reduce((sum, { cpu }) => sum + (cpu ?? 0), 0) : null,
    memory: costs.every(({ memory }) => memory !== null)
      ? Math.max(0, ...costs.map(({ memory }) => memory ?? 0))
      : null,
    idle: costs.reduce((sum, { idle }) => sum + idle, 0),
  };
  const whole = (value: number | null) => (value === null ? '?' : value.toFixed(0)).padStart(8);
  const row = ({ title, wall, cpu, idle, memory }: Cost) =>
    `${title.padEnd(22)}${[wall, cpu, idle, memory].map(whole).join('')}`;
  const heads = ['wall', 'CPU', 'idle', 'MiB'].map((name) => name.padStart(8)).join('');
  const head = `${`Seconds on ${availableParallelism()} cores`.padEnd(22)}${heads}`;
  return [head, ...[...costs, total].map(row)].join('\n');
}

/** A sentence for each step that costs over a tenth more CPU than the repository keeps. */
export function grown(costs: Cost[], kept: Record<string, number> = readKept()): string[] {
  return costs.flatMap(({ title, cpu }) => {
    const before = kept[title];
    if (before === undefined || cpu === null || cpu < MIN_SECONDS || cpu <= before * GROWTH) return [];
    const percent = Math.round((cpu / before - 1) * 100);
    return `${title}: ${cpu.toFixed(0)} s of CPU, ${percent} % more than the ${before} s kept in scripts/suite/times.json.`;
  });
}

/** A sentence for each step of which a process took more memory than a small machine has for it. */
export const hungry = (costs: Cost[]): string[] =>
  costs
    .filter(({ memory }) => (memory ?? 0) > MAX_MEMORY_MIB)
    .map(({ title, memory }) => `${title}: a process took ${memory?.toFixed(0)} MiB, more than ${MAX_MEMORY_MIB}.`);

/** Writes what the steps of this run cost over what is kept of them. */
export function keepCosts(costs: Cost[]): void {
  const now = costs.flatMap(({ title, cpu }) => (cpu === null ? [] : [[title, Math.round(cpu)] as const]));
  writeFileSync(TIMES_FILE, `${JSON.stringify({ ...readKept(), ...Object.fromEntries(now) }, null, 2)}\n`);
}

function readKept(): Record<string, number> {
  return existsSync(TIMES_FILE) ? JSON.parse(readFileSync(TIMES_FILE, 'utf8')) : {};
}

export function slowestFiles(reports: string, root: string): string {
  const files = [
    ...['unit', 'embedded', 'faults', 'webkit'].flatMap((name) => vitestFiles(join(reports, `${name}.json`))),
    ...playwrightFiles(join(reports, 'e2e.json')),
  ];
  const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return slowest.map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${relative(root, path)}`).join('\n');
}

interface FileTime {
  path: string;
  seconds: number;
}

function vitestFiles(report: string): FileTime[] {
  if (!existsSync(report)) return [];
  const { testResults }: { testResults: { name: string; startTime: number; endTime: number }[] } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  return testResults.map(({ name, startTime, endTime }) => ({ path: name, seconds: (endTime - startTime) / 1000 }));
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs?: { tests: { results: { duration: number }[] }[] }[];
}

function playwrightFiles(report: string): FileTime[] {
  if (!existsSync(report)) return [];
  const { config, suites }: { config: { rootDir: string }; suites: Suite[] } = JSON.parse(readFileSync(report, 'utf8'));
  const secondsOf = (suite: Suite): number => {
    const own = (suite.specs ?? []).flatMap(({ tests }) => tests.flatMap(({ results }) => results));
    const inner = (suite.suites ?? []).reduce((sum, one) => sum + secondsOf(one), 0);
    return own.reduce((sum, { duration }) => sum + duration / 1000, inner);
  };
  return suites.map((suite) => ({ path: join(config.rootDir, suite.file), seconds: secondsOf(suite) }));
}
