import { expect, test } from 'vitest';
import { checkFlakyTests } from './flaky-tests.ts';
import { sampleProject } from './project.ts';

const found = (path: string, text: string) =>
  checkFlakyTests(sampleProject({ [path]: text })).map(({ line, says }) => `${line} ${says.split(':')[0]}`);

test('fixed waits, quiet networks, clocks, second tries and longer limits are found in browser tests', () => {
  const spec = [
    'await page.waitForTimeout(300);',
    "await page.waitForLoadState('networkidle');",
    'expect(performance.now() - began).toBeLessThan(50);',
    'test.describe.configure({ retries: 2 });',
    'test.setTimeout(120_000);',
    'await expect(row).toBeVisible({ timeout: 20_000 });',
    'await logIn(page, DEMO_LOGINS[0].login);',
  ];
  expect(found('tests/e2e/likes.spec.ts', spec.join('\n'))).toEqual([
    '1 waits a fixed time',
    '2 waits for a quiet network',
    '3 looks at the clock of a machine that may be busy',
    '4 gives a test another try',
    '5 has a limit of its own',
    '6 waits longer than 10 s',
    '7 uses members that other tests read',
  ]);
});

test('unit tests and configs are held to the same', () => {
  expect(found('src/product/likes/likes.test.ts', 'const began = performance.now();')).toHaveLength(1);
  expect(found('tests/crawl.test.ts', "test('all', { timeout: 90_000 }, () => {});")).toHaveLength(1);
  expect(found('playwright.config.ts', '  retries: process.env.CI ? 1 : 0,')).toHaveLength(1);
  expect(found('vitest.webkit.config.ts', '    retry: 1,')).toHaveLength(1);
});

test('what waits for an event, a limit that all have, and words about retrying are fine', () => {
  expect(found('playwright.config.ts', '  retries: 0,\n  timeout: 60_000,')).toEqual([]);
  expect(found('tests/e2e/a.spec.ts', 'await expect(row).toBeVisible({ timeout: 500 });')).toEqual([]);
  expect(found('src/sse.test.ts', "expect(body).toBe('retry: 3000');\n// performance.now() would lie")).toEqual([]);
  expect(found('tests/faults/jobs.test.ts', 'const began = performance.now();')).toEqual([]);
  expect(found('src/likes.ts', 'performance.now()')).toEqual([]);
});
