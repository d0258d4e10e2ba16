import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { register } from 'prom-client';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { watchPool } from '#platform/metrics/metrics.ts';
import { program } from './faults/programs.ts';
import { startTestApp } from './harness.ts';

const app = await startTestApp();
// Of a database that the product opens itself.
watchPool('first', { totalCount: 0, idleCount: 0, waitingCount: 0 });
const text = (path: string) => readFile(path, 'utf8');
const Dashboard = z.object({
  __inputs: z.optional(z.undefined()),
  id: z.null(),
  uid: z.literal('kindling'),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      datasource: z.object({ uid: z.string().check(z.regex(/^\$\{source\}$/)) }),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })),
    }),
  ),
});

const dashboard = z.parse(Dashboard, JSON.parse(await text('deploy/grafana/kindling.json')));
const rules = (await text('deploy/prometheus/kindling.yml')).split('- alert: ').slice(1);
const lineOf = (rule: string, name: string) => new RegExp(`^ +${name}: (.+)$`, 'm').exec(rule)?.[1];
const exprs = [
  ...rules.map((rule) => lineOf(rule, 'expr') ?? ''),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

const WORDS = /^(?:sum|max|min|by|rate|increase|topk|absent|time|histogram_quantile|unless|and|or|offset|le|m|h|d)$/;

/** Names of metrics in an expression, each with the labels that it is picked or grouped by. */
function metricsIn(expr: string): { name: string; labels: string[] }[] {
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.trim()),
  );
  const picked = [...expr.matchAll(/([a-z_]+)\{([^}]*)\}/g)].flatMap(([, , list = '']) =>
    [...list.matchAll(/([a-z_]+)=/g)].map(([, label = '']) => label),
  );
  const bare = expr.replace(/"[^"]*"|\[[^\]]*\]|\{[^}]*\}|\bby \([^)]*\)/g, ' ').match(/[a-z][a-z0-9_]+/gi);
  return (bare ?? [])
    .filter((word) => !WORDS.test(word) && !/^e?\d/.test(word))
    .map((name) => ({ name, labels: [...grouped, ...picked].filter((label) => label !== 'le') }));
}

test('every metric and label of the alerts and the dashboard is one that the product tells', async () => {
  const reply = await app.app.inject({ url: '/metrics' });
  expect(reply.statusCode).toBe(200);
  const told = new Set([...reply.payload.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
  const asked = exprs.flatMap(metricsIn);
  expect(asked.length).toBeGreaterThan(30);
  for (const { name, labels } of asked) {
    const base = name.replace(/_(?:bucket|sum|count)$/, '');
    expect(told, name).toContain(base);
    const { labelNames } = register.getSingleMetric(base) as unknown as { labelNames: string[] };
    expect(labelNames, name).toEqual(expect.arrayContaining(labels));
  }
});

test('every alert waits, says how bad it is and what it means, and leads to what to do', async () => {
  const page = await text('docs/operations.md');
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );
  expect(rules.length).toBeGreaterThan(10);
  for (const rule of rules) {
    const name = rule.split('\n')[0];
    expect(lineOf(rule, 'for'), name).toMatch(/^\d+[mh]$/);
    expect(rule, name).toMatch(/severity: (?:page|warning)/);
    for (const part of ['summary', 'description'])
      expect(lineOf(rule, part)?.length, `${name} ${part}`).toBeGreaterThan(10);
    const [file, anchor] = lineOf(rule, 'runbook_url')?.split('#') ?? [];
    expect(file, name).toBe('docs/operations.md');
    expect(headings, name).toContain(anchor);
    // A process that restarts misses one reading.
    if (lineOf(rule, 'expr')?.includes('absent(')) expect(lineOf(rule, 'for'), name).toBe('2m');
  }
});

const tried = await text('deploy/prometheus/kindling.test.yml');
const promtool = program('promtool');

test('every alert is tried with numbers that it is for, and with some that it is not for', () => {
  for (const rule of rules) {
    const name = rule.split('\n')[0];
    const [fires, ...quiet] = tried.split(`alertname: ${name}\n`).slice(1);
    expect(fires, name).toContain(`summary: ${lineOf(rule, 'summary')}\n`);
    expect(
      quiet.map((rest) => /^ +exp_alerts: \[\]\n/.test(rest)),
      name,
    ).toEqual([true]);
  }
});

test.skipIf(!promtool)('Prometheus understands the alerts, and each fires when it should', () => {
  for (const args of [
    ['check', 'rules', 'deploy/prometheus/kindling.yml'],
    ['test', 'rules', 'deploy/prometheus/kindling.test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync(promtool ?? '', args, { encoding: 'utf8' });
    expect({ status, told: stdout + stderr }).toEqual({ status: 0, told: expect.stringContaining('SUCCESS') });
  }
});

test('the dashboard asks the reader for the source and names no other', () => {
  expect(dashboard.templating.list).toEqual([expect.objectContaining({ name: 'source', type: 'datasource' })]);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
});
