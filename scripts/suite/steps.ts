import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type FailedTest, failedTests, failedUnitTests } from './failed-tests.ts';
import { playwrightTotals, type Totals, vitestTotals } from './totals.ts';

export const PARTS = ['checks', 'unit', 'e2e', 'embedded', 'faults', 'webkit'] as const;
export type Part = (typeof PARTS)[number];

export interface Step {
  title: string;
  parts: Part[];
  /** Arguments for Node. */
  args: string[];
  environment?: NodeJS.ProcessEnv;
  /** Runs when the step failed, for the record; the step stays failed. */
  afterFailure?: string[];
  report?: string;
  totals?: (report: string) => Totals;
  /** Reads from the report's text what failed. */
  failures?: (report: string) => FailedTest[];
}

export type Stage = Step[][];

const requireHere = createRequire(import.meta.url);

/** Path of a package's own command, so that no shell and no PATH decides which one runs. */
function command(packageName: string, name = packageName): string {
  const manifest = requireHere.resolve(`${packageName}/package.json`);
  const { bin } = requireHere(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[name]);
}

/**
 * Every step, in order.
 * @param reports the folder for the runners' JSON.
 * @param chromium path of the browser; asked for by the browser tests only.
 */
export function stages(reports: string, chromium: string): Stage[] {
  const vitest = (name: string, config: string[] = []) => {
    const report = join(reports, `${name}.json`);
    const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return {
      args: [command('vitest'), 'run', ...config, ...output],
      report,
      totals: vitestTotals,
      failures: failedUnitTests,
    };
  };
  const playwright = [command('@playwright/test', 'playwright'), 'test'];
  const e2e = join(reports, 'e2e.json');
  const lint: Step = {
    title: 'Lint',
    parts: ['checks'],
    args: [command('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'],
  };
  const types: Step = {
    title: 'Types',
    parts: ['checks'],
    args: [command('typescript', 'tsc'), '--noEmit'],
    // The compiler is written in Go, which collects its garbage late unless it is told how much there is room for.
    environment: { GOMEMLIMIT: '1900MiB' },
  };
  const structure: Step = { title: 'Structure', parts: ['checks'], args: ['tools/checks/check.ts'] };
  const components: Step = { title: 'Components', parts: ['checks'], args: ['tools/components/write.ts'] };
  const build: Step = { title: 'Build', parts: ['e2e', 'faults', 'webkit'], args: ['scripts/build.mjs'] };
  return [
    [
      [build, lint],
      [types, structure, components],
    ],
    [[{ title: 'Unit and API tests', parts: ['unit'], ...vitest('unit') }]],
    [
      [
        {
          title: 'Browser tests',
          parts: ['e2e'],
          args: playwright,
          environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: e2e },
          afterFailure: [...playwright, '--last-failed', '--trace=on', '--reporter=line'],
          report: e2e,
          totals: playwrightTotals,
          failures: failedTests,
        },
      ],
    ],
    [
      [
        {
          title: 'Embedded database',
          parts: ['embedded'],
          ...vitest('embedded'),
          environment: { TEST_ON_BOTH: '1', TEST_DATABASE_URL: '' },
        },
      ],
    ],
    [[{ title: 'Fault tests', parts: ['faults'], ...vitest('faults', ['--config=vitest.faults.config.ts']) }]],
    [[{ title: 'WebKit tests', parts: ['webkit'], ...vitest('webkit', ['--config=vitest.webkit.config.ts']) }]],
  ];
}
