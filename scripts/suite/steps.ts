import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { none, playwrightTotals, type Totals, vitestTotals } from './totals.ts';

export type Part = 'checks' | 'unit' | 'faults' | 'e2e';
export type Step = {
  title: string;
  part: Part;
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
  return [
    { title: 'Lint', part: 'checks', args: [command('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'] },
    { title: 'Types', part: 'checks', args: [command('typescript', 'tsc'), '--noEmit'] },
    { title: 'Structure', part: 'checks', args: ['tools/checks/check.ts'] },
    {
      title: 'Unit and API tests',
      part: 'unit',
      args: [command('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
      totals: () => vitestTotals(unit),
    },
    {
      title: 'Fault tests',
      part: 'faults',
      args: [
        command('vitest'),
        'run',
        '--config=vitest.faults.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${faults}`,
      ],
      totals: () => vitestTotals(faults),
    },
    { title: 'Build', part: 'e2e', args: ['scripts/build.mjs'] },
    {
      title: 'Bundle budget',
      part: 'e2e',
      args: ['tools/checks/check.ts', 'bundle'],
      environment: { CHROMIUM_PATH: chromium },
    },
    {
      title: 'End-to-end tests',
      part: 'e2e',
      args: [command('@playwright/test', 'playwright'), 'test'],
      environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: e2e },
      totals: () => playwrightTotals(e2e),
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
