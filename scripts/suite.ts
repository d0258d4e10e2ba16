// Runs the checks and suites stage by stage, says what each cost, and stops after the first stage that fails.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureChromium } from './suite/chromium.ts';
import { meterCpu } from './suite/cpu.ts';
import type { FailedTest } from './suite/failed-tests.ts';
import {
  BROWSER,
  FAULTS,
  installMissing,
  missingOf,
  PAPER,
  SERVERS as SERVER_PROGRAMS,
  WEBKIT,
} from './suite/programs.ts';
import { runStep } from './suite/run-step.ts';
import { SERVERS, type SuiteServers, startServers } from './suite/servers.ts';
import { PARTS, type Part, type Step, stages } from './suite/steps.ts';
import { type Cost, costTable, grown, hungry, keepCosts, slowestFiles, startCost } from './suite/times.ts';
import { closingLine, none, sum, type Totals } from './suite/totals.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { only: { type: 'string' }, 'keep-times': { type: 'boolean', default: false } },
});
const only = values.only?.split(',');
const LONG: Part[] = ['embedded', 'faults', 'webkit'];
let parts = PARTS.filter((part) => (only ? only.includes(part) : !LONG.includes(part)));
if (only?.some((name) => !PARTS.some((part) => part === name))) {
  console.error(`--only takes ${PARTS.join(', ')}, not ${values.only}.`);
  process.exit(2);
}
const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const began = performance.now();
const meter = meterCpu();
const costs: Cost[] = [];
const failures: FailedTest[] = [];
let servers: SuiteServers | undefined;
let totals = none;

ensureMachine();
let chromium = '';
if (parts.includes('e2e')) {
  heading('Browser');
  try {
    chromium = ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await end({ passed: 0, failed: 1 });
  }
  console.log(chromium);
}
if (parts.some((part) => part === 'unit' || part === 'e2e' || part === 'webkit')) {
  heading('Servers');
  servers = await startServers();
  console.log(servers.says);
}
for (const stage of stages(reports, chromium)) {
  const lanes = stage.map((lane) => lane.filter((step) => step.parts.some((part) => parts.includes(part))));
  const results = await Promise.all(lanes.map((lane) => runLane(lane, lanes.flat().length > 1)));
  totals = results.reduce(sum, totals);
  if (totals.failed > 0) await end(totals);
}
await end(totals);

/** Installs what the parts need, in one place; a part that lacks something fails in CI and is left out elsewhere. */
function ensureMachine(): void {
  const needs = [
    { part: 'faults', programs: FAULTS },
    { part: 'webkit', programs: WEBKIT },
  ] as const;
  const wanted = needs.filter(({ part }) => parts.includes(part)).map(({ programs }) => programs);
  if (process.env.CI) wanted.push(SERVER_PROGRAMS);
  if (parts.includes('unit')) wanted.push(PAPER);
  if (parts.includes('e2e')) wanted.push(BROWSER);
  installMissing(wanted);
  for (const { part, programs } of needs) {
    const missing = parts.includes(part) ? missingOf(programs) : null;
    if (missing && process.env.CI) {
      console.error(`${missing}\n\n${closingLine({ passed: 0, failed: 1 })}`);
      process.exit(1);
    }
    if (missing) {
      console.log(`${missing} Without, they are skipped.`);
      parts = parts.filter((other) => other !== part);
    }
  }
}

/** Runs steps one after another until one fails. */
async function runLane(lane: Step[], together: boolean): Promise<Totals> {
  let counted = none;
  for (const step of lane) {
    if (!together) heading(step.title);
    const cost = startCost(meter, step.title, SERVERS);
    const environment = servers?.environment ?? {};
    const code = await runStep(step, { folder: root, environment, together });
    costs.push(cost.end());
    const tests = (step.report && step.totals?.(step.report)) || none;
    // A step can fail without a failed test (a type error, a crash); the failure itself still counts.
    counted = sum(counted, code !== 0 && tests.failed === 0 ? { ...tests, failed: 1 } : tests);
    if (code !== 0 || tests.failed > 0) {
      failures.push(...failuresOf(step));
      console.error(`\n${step.title} failed.`);
      return counted;
    }
    if (together) console.log(`${step.title}: good.`);
  }
  return counted;
}

function failuresOf({ report, failures: read }: Step): FailedTest[] {
  return report && read && existsSync(report) ? read(readFileSync(report, 'utf8')) : [];
}

function heading(title: string): void {
  console.log(`\n== ${title} ==`);
}

async function end(result: Totals): Promise<never> {
  await servers?.remove();
  const titles = [...costs.map(({ title }) => title), SERVERS];
  const alive = () => titles.flatMap((title) => meter.alive(title));
  // A browser's helpers notice a moment later that it is gone.
  for (let looks = 0; looks < 10 && alive().length > 0; looks += 1) await setTimeout(500);
  const left = alive();
  meter.stop();
  for (const pid of left) process.kill(pid, 'SIGKILL');
  if (left.length) console.error(`\nProcesses that a step left running were ended: ${left.join(', ')}.`);
  heading('What it cost');
  console.log(costTable(costs, (performance.now() - began) / 1000));
  console.log(slowestFiles(reports, root));
  for (const sentence of hungry(costs)) console.log(sentence);
  if (process.env.CI) for (const sentence of grown(costs)) console.log(sentence);
  if (failures.length) heading('What failed');
  for (const { title, whole } of failures) console.log(`${title}\n${whole.replace(/^/gm, '    ')}`);
  if (values['keep-times'] && result.failed === 0) keepCosts(costs);
  writeFileSync(join(reports, 'totals.json'), JSON.stringify(result));
  console.log(`\n${closingLine(result)}`);
  process.exit(result.failed === 0 ? 0 : 1);
}
