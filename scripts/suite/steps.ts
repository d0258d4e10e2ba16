import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { none, playwrightTotals, type Totals, vitestTotals } from './totals.ts';

export type Part = 'checks' | 'unit' | 'faults' | 'e2e' | 'webkit';
export type Step = {
  title: string;
  /** It runs when one of these is asked for. */
  parts: Part[];
  /** Arguments for Node. */
  args: string[];
  environment?: NodeJS.ProcessEnv;
  /** Counts the tests the step ran; absent for a step that runs none. */
  totals?: () => Totals;
};

const requireHere = createRequire(import.meta.url);

/** Path of a package's own command, so that no shell and no PATH decides which one runs. */
function command(packageName: string, name = packageName): string {
  const manifest = requireHere.resolve(`${packageName}/package.json`);
  const { bin } = requireHere(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[name]);
}

/** Every step of `npm test`, in order. `reports` is the folder for the runners' JSON; `chromium` is asked for by the browser tests only. */
export function steps(reports: string, chromium: string): Step[] {
  const unit = join(reports, 'vitest.json');
  const faults = join(reports, 'vitest.faults.json');
  const e2e = join(reports, 'playwright.json');
  const webkit = join(reports, 'vitest.webkit.json');
  const vitest = (report: string, config: string[] = []) => [
    command('vitest'),
    'run',
    ...config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return [
    {
      title: 'Lint',
      parts: ['checks'],
      args: [command('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'],
    },
    { title: 'Types', parts: ['checks'], args: [command('typescript', 'tsc'), '--noEmit'] },
    { title: 'Structure', parts: ['checks'], args: ['tools/checks/check.ts'] },
    {
      title: 'Unit and API tests',
      parts: ['unit'],
      args: vitest(unit),
      environment: { TEST_EACH_ONCE: '1' },
      totals: () => vitestTotals(unit),
    },
    {
      title: 'Fault tests',
      parts: ['faults'],
      args: vitest(faults, ['--config=vitest.faults.config.ts']),
      totals: () => vitestTotals(faults),
    },
    { title: 'Build', parts: ['e2e', 'webkit'], args: ['scripts/build.mjs'] },
    {
      title: 'Bundle budget',
      // The same bytes on every database.
      parts: process.env.TEST_DATABASE_URL ? [] : ['e2e'],
      args: ['tools/checks/check.ts', 'bundle'],
      environment: { CHROMIUM_PATH: chromium },
    },
    {
      title: 'End-to-end tests',
      parts: ['e2e'],
      args: [command('@playwright/test', 'playwright'), 'test'],
      environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: e2e },
      totals: () => playwrightTotals(e2e),
    },
    {
      title: 'WebKit tests',
      parts: ['webkit'],
      args: vitest(webkit, ['--config=vitest.webkit.config.ts']),
      totals: () => vitestTotals(webkit),
    },
  ];
}

/** Runs one step to its end and returns its exit code; a signal to this process reaches the step. */
export function runStep(step: Step, folder: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, step.args, {
      cwd: folder,
      env: { ...process.env, ...step.environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const end = () => child.kill('SIGTERM');
    process.once('SIGTERM', end);
    process.once('SIGINT', end);
    child.on('error', () => resolve(1));
    child.on('exit', (code) => {
      process.off('SIGTERM', end);
      process.off('SIGINT', end);
      resolve(code ?? 1);
    });
  });
}

/** What a step's report counts; a step without tests, or one that left no report, counts nothing. */
export function totalsOf(step: Step): Totals {
  return step.totals?.() ?? none;
}
