import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLANNING } from '#platform/db/server-pool.ts';
import { outputOf } from './processes.ts';
import type { Statement } from './recorder.ts';
import type { Sample } from './rounds.ts';

/** A script for pgbench and the values of its variables. */
export interface Script {
  text: string;
  variables: Record<string, string>;
}

/**
 * The statements, one after the other, as a script for `pgbench -M prepared`: every value that is not null becomes a
 * parameter. A null is written out, since pgbench has none; that can only make the limit faster.
 */
export function scriptOf(statements: readonly Statement[]): Script {
  const variables: Record<string, string> = {};
  const texts = statements.map(({ text, values }, place) =>
    text.replace(/\$(\d+)/g, (_, digits: string) => {
      const value = values[Number(digits) - 1];
      if (value === null || value === undefined) return 'null';
      const name = `s${place}_${digits}`;
      variables[name] = literal(value);
      return `:${name}`;
    }),
  );
  return { text: texts.map((text) => `${text.trim()};\n`).join(''), variables };
}

/** A value in PostgreSQL's text form. */
export function literal(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((entry) => literal(entry)).join(',')}}`;
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  return String(value);
}

export interface BenchRun {
  program: string;
  /** Address of the database. */
  url: string;
  seconds: number;
  /** Connections, shared out to the scripts. */
  connections: number;
  /** Called when the first second is over, in which statements are prepared and planned: it does not count. */
  begin: () => void;
}

/**
 * Runs scripts for some seconds, each in a pgbench of its own: there a variable has one value, and together they are
 * several members at once.
 */
export async function pgbench(
  run: BenchRun,
  scripts: readonly Script[],
): Promise<Omit<Sample, 'nodeCpu' | 'databaseCpu'>> {
  const folder = mkdtempSync(join(tmpdir(), 'kindling-pgbench-'));
  try {
    const each = Math.max(1, Math.floor(run.connections / scripts.length));
    const warm = setTimeout(run.begin, 1000);
    const outputs = await Promise.all(
      scripts.map((script, place) => {
        const file = join(folder, `${place}.sql`);
        writeFileSync(file, script.text);
        const variables = Object.entries(script.variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
        const amount = ['-c', `${each}`, '-j', scripts.length > 1 ? '1' : '2', '-T', `${run.seconds + 1}`, '-P', '1'];
        return outputOf(run.program, ['-n', '-M', 'prepared', ...amount, ...variables, '-f', file, withPlans(run.url)]);
      }),
    );
    clearTimeout(warm);
    return together(outputs.map((output) => parsePgbench(output)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The address with the settings that the product gives its own connections. */
function withPlans(url: string): string {
  const settings = Object.entries(PLANNING).map(([name, value]) => `-c ${name}=${value}`);
  const options = encodeURIComponent(settings.join(' '));
  return `${url}${url.includes('?') ? '&' : '?'}options=${options}`;
}

/** What one pgbench reached. */
interface Reached {
  perSecond: number;
  answers: number;
  /** Milliseconds on average: pgbench tells no median without a log of every transaction. */
  latency: number;
  failed: number;
}

/** Reads pgbench's reports of every second but the first. @throws when there are none. */
export function parsePgbench(output: string): Reached {
  const failed = Number(/^number of failed transactions: (\d+)/m.exec(output)?.[1] ?? Number.NaN);
  const reports = [...output.matchAll(/^progress: ([\d.]+) s, ([\d.]+) tps, lat ([\d.]+) ms/gm)].map((found) =>
    found.slice(1).map(Number),
  );
  const [[start = 0] = [], ...counted] = reports;
  let [from, answers, waited] = [start, 0, 0];
  for (const [until = 0, perSecond = 0, latency = 0] of counted) {
    const done = perSecond * (until - from);
    answers += done;
    waited += done * latency;
    from = until;
  }
  if (from <= start || Number.isNaN(failed)) throw new Error(`pgbench said something else than expected:\n${output}`);
  return { perSecond: answers / (from - start), answers, latency: waited / answers, failed };
}

function together(runs: readonly Reached[]): Omit<Sample, 'nodeCpu' | 'databaseCpu'> {
  const sum = (field: keyof Reached) => runs.reduce((all, run) => all + run[field], 0);
  return {
    perSecond: sum('perSecond'),
    answers: sum('answers'),
    p50: sum('latency') / runs.length,
    p99: null,
    errors: sum('failed'),
  };
}
