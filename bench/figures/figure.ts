import { MAX_TASK_MS } from '../browser.ts';
import type { Comparison, Sample } from '../rounds.ts';
import type { Stage } from '../stage.ts';

export interface Row {
  figure: string;
  limit: string;
  ours: string;
  result: string;
  target: string;
  /** null where there is no target. */
  met: boolean | null;
  cpu: string;
  /** Something wrong, not merely slow: the command fails. */
  broken?: string;
  facts?: Record<string, number>;
}

export type Figure = (stage: Stage) => Promise<Row[]>;

const percent = (value: number) => `${(value * 100).toFixed(value < 0.1 ? 1 : 0)} %`;
export const ms = (value: number) =>
  value < 0.1 ? value.toFixed(3) : value < 10 ? value.toFixed(2) : value.toFixed(0);
export const count = (value: number): string => Math.round(value).toLocaleString('en');

/** Line of a comparison by answers a second. @param target the least share of the limit; null for none. */
export function ratioRow(figure: string, compared: Comparison, target: number | null): Row {
  const { limit, ours, ratio, ratios } = compared;
  return {
    figure,
    limit: `${count(limit.perSecond)}/s`,
    ours: `${count(ours.perSecond)}/s, p50 ${ms(ours.p50 ?? 0)}, p99 ${ms(ours.p99 ?? 0)} ms`,
    result: `${percent(ratio)} (${percent(Math.min(...ratios))} to ${percent(Math.max(...ratios))})`,
    target: target === null ? '' : `≥ ${percent(target)}`,
    met: target === null ? null : ratio >= target,
    cpu: cpuOf(compared),
    ...(ours.errors || limit.errors
      ? { broken: `${figure}: ${ours.errors} answers were no success, of the limit ${limit.errors}.` }
      : {}),
  };
}

/** Line of a comparison by time alone. @param most how many times the limit it may take; null for none. */
export function timeRow(figure: string, limit: Sample, ours: Sample, most: number | null): Row {
  const times = (ours.p50 ?? 0) / (limit.p50 ?? Number.NaN);
  return {
    figure,
    limit: `${ms(limit.p50 ?? 0)} ms`,
    ours: `${ms(ours.p50 ?? 0)} ms`,
    result: `${times.toFixed(2)} times`,
    target: most === null ? '' : `≤ ${most} times`,
    met: most === null ? null : times <= most,
    cpu: cpuOf({ limit, ours }),
  };
}

export const plainRow = (figure: string, result: string, target: string, met: boolean, ours = ''): Row => ({
  figure,
  limit: '',
  ours,
  result,
  target,
  met,
  cpu: '',
});

/** Line of what is sent. @param most bytes. */
export const sizeRow = (figure: string, bytes: number, most: number): Row =>
  plainRow(figure, `${count(bytes)} B`, `≤ ${count(most)} B`, bytes <= most);

/** Line of the tasks that a page's thread had. @param tasks milliseconds of each. */
export function longestRow(figure: string, tasks: readonly number[]): Row {
  const longest = Math.max(0, ...tasks);
  const met = longest <= MAX_TASK_MS;
  return plainRow(figure, `${ms(longest)} ms`, `≤ ${MAX_TASK_MS} ms`, met, `${count(tasks.length)} tasks`);
}

const cpuOf = ({ limit, ours }: Pick<Comparison, 'limit' | 'ours'>): string =>
  `Node ${ms(ours.nodeCpu)}, PostgreSQL ${ms(ours.databaseCpu)} ms (limit ${ms(limit.nodeCpu + limit.databaseCpu)})`;
