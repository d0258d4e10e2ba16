import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closingLine, none, playwrightTotals, sum, vitestTotals } from './totals.ts';

const folder = mkdtempSync(join(tmpdir(), 'totals-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test('the unit tests count as reported, and a file that could not be loaded counts as failed', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
  ];
  expect(vitestTotals(report({ numPassedTests: 3, numFailedTests: 1, testResults }))).toEqual({ passed: 3, failed: 2 });
});

test('the browser tests count as reported, and an error outside a test counts as failed', () => {
  const stats = { expected: 2, unexpected: 1, flaky: 1 };
  expect(playwrightTotals(report({ stats, errors: [{}] }))).toEqual({ passed: 3, failed: 2 });
});

test('a report that was never written counts nothing', () => {
  expect(vitestTotals(join(folder, 'nothing.json'))).toEqual(none);
  expect(playwrightTotals(join(folder, 'nothing.json'))).toEqual(none);
});

test('the closing line sums everything', () => {
  expect(closingLine(sum({ passed: 5, failed: 1 }, { passed: 2, failed: 0 }))).toBe('7 passed, 1 failed');
});
