import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLANNING } from '#platform/db/server-pool.ts';
import { outputOf } from './processes.ts';
import type { Statement } from './recorder.ts';
import type { Sample } from './rounds.ts';

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
  url: string;
  seconds: number;
  connections: number;
  /** Called when the first second is over, in which statements are prepared and planned: it does not count. */
  begin: () => void;
}

/**
 * Runs scripts for some seconds, each transaction one of them by chance and all equally often, as the product is asked: were each
 * run as fast as it can for itself, quick ones would be most of the transactions.
 */
export async function pgbench(
  run: BenchRun,
  scripts: readonly Script[],
): Promise<Omit<Sample, 'nodeCpu' | 'databaseCpu'>> {
  const folder = mkdtempSync(join(tmpdir(), 'kindling-pgbench-'));
  try {
    const files: string[] = [];
    const variables: string[] = [];
    for (const [place, script] of scripts.entries()) {
      const own = withOwnNames(script, `of${place}_`);
      const file = join(folder, `${place}.sql`);
      writeFileSync(file, own.text);
      files.push('-f', file);
      for (const [name, value] of Object.entries(own.variables)) variables.push('-D', `${name}=${value}`);
    }
    const amount = ['-c', `${run.connections}`, '-j', `${Math.min(2, run.connections)}`, '-T', `${run.seconds + 1}`];
    const warm = setTimeout(run.begin, 1000);
    const output = await outputOf(run.program, [
      ...['-n', '-M', 'prepared', '-P', '1', ...amount, ...variables, ...files],
      withPlans(run.url),
    ]);
    clearTimeout(warm);
    const { perSecond, answers, latency, failed } = parsePgbench(output);
    return { perSecond, answers, p50: latency, p99: null, errors: failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** pgbench's variables are the same in all scripts of a run. */
export function withOwnNames({ text, variables }: Script, prefix: string): Script {
  const renamed = Object.entries(variables).map(([name, value]) => [prefix + name, value] as const);
  return {
    text: text.replace(/(?<!:):(\w+)/g, (whole, name: string) => (name in variables ? `:${prefix}${name}` : whole)),
    variables: Object.fromEntries(renamed),
  };
}

/** The address with the settings that the product gives its own connections. */
function withPlans(url: string): string {
  const settings = Object.entries(PLANNING).map(([name, value]) => `-c ${name}=${value}`);
  const options = encodeURIComponent(settings.join(' '));
  return `${url}${url.includes('?') ? '&' : '?'}options=${options}`;
}

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
