// Looks for tests that fail without a fault: again and again, in shuffled orders, half of the rounds on one core.
import { spawn, spawnSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './suite/chromium.ts';
import type { FailedTest } from './suite/failed-tests.ts';
import { FLAKY_PROJECTS, type FlakyRun, runsOf } from './suite/flaky-runs.ts';
import { coresOf } from './suite/one-core.ts';
import { startServers } from './suite/servers.ts';

const root = join(import.meta.dirname, '..');
const LEDGER = join(root, 'tests', 'flaky.jsonl');
const { values } = parseArgs({
  options: {
    project: { type: 'string', default: 'browser' },
    times: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: String(randomInt(1e6)) },
    minutes: { type: 'string', default: '300' },
  },
});
const [times, seed, minutes] = [values.times, values.seed, values.minutes].map(Number);
const project = FLAKY_PROJECTS.find((name) => name === values.project);
const isWhole = (value: number | undefined, least: number): value is number =>
  value !== undefined && Number.isInteger(value) && value >= least;
if (!project || !isWhole(times, 1) || !isWhole(seed, 0) || !isWhole(minutes, 1)) {
  console.error(
    `--project takes ${FLAKY_PROJECTS.join(', ')}; --times and --minutes a whole number from 1, --seed one from 0.`,
  );
  process.exit(2);
}
const only = values.only.split(',').filter(Boolean);
const files = globSync('tests/e2e/*.spec.ts', { cwd: root }).sort();
const report = join(root, '.cache', 'reports', 'flaky.json');
const rounds = { project, files, only, seed, report };
if (runsOf(rounds, 1).length === 0) {
  console.error(`No file of tests/e2e has ${only.join(' or ')} in its path.`);
  process.exit(2);
}
mkdirSync(dirname(report), { recursive: true });
const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
const commit = `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--', ':!tests/flaky.jsonl') && '+'}`;
const cores = coresOf();
const began = performance.now();
const passed = () => (performance.now() - began) / 1000;

let told = '';
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(`ended by ${signal}`));
const late = setTimeout(() => end(`ended after ${minutes} minutes`), minutes * 60_000);

let [runs, runsOnOneCore, red] = [0, 0, 0];
const closing: (() => Promise<unknown>)[] = [];
try {
  await prepare();
  for (let round = 1; round <= times && !stop.signal.aborted; round += 1) await runRound(round, round % 2 === 0);
} catch (error) {
  end(error instanceof Error ? error.message : String(error));
}
for (const close of closing.reverse())
  await close().catch((error: unknown) =>
    noteRed('(the product)', [{ title: '', error: String(error).slice(0, 500) }], 0, false),
  );
clearTimeout(late);
note({ project, only, times, runs, runsOnOneCore, red, seconds: Math.round(passed()), ...(told && { told }) });
if (told) console.error(`Not all was run: ${told}.`);
console.log(red ? `${red} times red in ${runs} runs: see tests/flaky.jsonl.` : `Nothing was red in ${runs} runs.`);
process.exit(red || told ? 1 : 0);

/** Servers for all, and for browser tests the product and a browser. */
async function prepare(): Promise<void> {
  const servers = await startServers();
  closing.push(servers.remove);
  Object.assign(process.env, servers.environment);
  if (project === 'browser') {
    process.env.CHROMIUM_PATH = ensureChromium();
    process.env.TEST_KEY = randomUUID();
    const { default: startProduct } = await import('../tests/e2e/product.ts');
    closing.push(await startProduct());
  }
  const oneCore = cores ? `every second round on core ${cores.one}` : 'none on one core: there is no taskset here';
  console.log(`${runsOf(rounds, 1).length} runs a round, ${times} rounds, ${oneCore}; seed ${seed}, commit ${commit}.`);
  console.log(servers.says);
}

async function runRound(round: number, wantsOneCore: boolean): Promise<void> {
  const oneCore = wantsOneCore && cores !== null;
  // Servers and the product as well: on a machine of one core they are there too.
  cores?.keepTo(oneCore ? cores.one : cores.all);
  console.log(`Round ${round} of ${times}${oneCore ? ', on one core' : ''}`);
  for (const run of runsOf(rounds, round)) {
    const since = passed();
    const failures = await failuresOf(run);
    if (stop.signal.aborted) return;
    runs += 1;
    if (oneCore) runsOnOneCore += 1;
    console.log(`  ${failures.length ? 'RED  ' : 'green'} ${run.name} ${(passed() - since).toFixed(1)} s`);
    if (failures.length) noteRed(run.name, failures, round, oneCore);
    const { PRODUCT_URL: url } = process.env;
    if (failures.length && url && !(await fetch(`${url}/readyz`).catch(() => null))?.ok)
      return end(`the product was gone after ${run.name}`);
  }
}

type RedTest = Pick<FailedTest, 'title' | 'error'>;

async function failuresOf({ args, minutes: limit, failures }: FlakyRun): Promise<RedTest[]> {
  rmSync(report, { force: true });
  const timeout = AbortSignal.timeout(limit * 60_000);
  const code = await new Promise<number>((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      stdio: ['ignore', 'ignore', 'inherit'],
      signal: AbortSignal.any([timeout, stop.signal]),
    });
    child.on('error', () => {});
    child.on('close', (status) => resolve(status ?? 1));
  });
  if (timeout.aborted) return [{ title: '(all of it)', error: `not over after ${limit} minutes` }];
  if (code === 0) return [];
  const found = failures(existsSync(report) ? readFileSync(report, 'utf8') : '');
  return found.length ? found : [{ title: '(no report)', error: `exit code ${code}` }];
}

function end(why: string): void {
  told ||= why;
  stop.abort();
}

function noteRed(name: string, failures: RedTest[], round: number, oneCore: boolean): void {
  red += 1;
  for (const { title, error } of failures) note({ red: name, title, error, round, oneCore });
}

function note(line: object): void {
  const load = Number(loadavg()[0]?.toFixed(1));
  const entry = JSON.stringify({ at: new Date().toISOString(), commit, seed, load, ...line });
  appendFileSync(LEDGER, `${entry.replaceAll(`${root}/`, '')}\n`);
}
