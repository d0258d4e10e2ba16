import { existsSync, readFileSync } from 'node:fs';

export type Totals = { passed: number; failed: number };

export const none: Totals = { passed: 0, failed: 0 };

export function sum(a: Totals, b: Totals): Totals {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

export function closingLine({ passed, failed }: Totals): string {
  return `${passed} passed, ${failed} failed`;
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** Counts of Vitest's JSON report. A file that could not be loaded reports no test; it counts as one failed. */
export function vitestTotals(path: string): Totals {
  if (!existsSync(path)) return none;
  const report: VitestReport = JSON.parse(readFileSync(path, 'utf8'));
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

/** Counts of Playwright's JSON report. A test that passed only on a second try counts as passed; an error outside a test as failed. */
export function playwrightTotals(path: string): Totals {
  if (!existsSync(path)) return none;
  const { stats, errors }: PlaywrightReport = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
