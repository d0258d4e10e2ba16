import { expect, test } from 'vitest';
import { checkFlakyTests } from './flaky-tests.ts';
import { sampleProject } from './project.ts';

const found = (path: string, ...lines: string[]) =>
  checkFlakyTests(sampleProject({ [path]: lines.join('\n') })).map(({ line, says }) => `${line} ${says.split(':')[0]}`);

const SPEC = 'tests/e2e/likes.spec.ts';

test('a browser test has 60 s, its steps 10 s and its navigation 20 s', () => {
  expect(found(SPEC, 'test.setTimeout(30_000);', 'test.slow();')).toEqual([
    '1 has a limit of its own',
    '2 has a limit of its own',
  ]);
  expect(found(SPEC, 'test.describe.configure({ timeout: 90_000 });')).toEqual(['1 waits longer than 60 s']);
  expect(found(SPEC, 'test.describe.configure({ timeout: 60_000 });')).toEqual([]);
  expect(found(SPEC, 'await expect(row).toBeVisible({ timeout: 11_000 });')).toEqual(['1 waits longer than 10 s']);
  expect(found(SPEC, 'await expect(row).toBeVisible({ timeout: 500 });')).toEqual([]);
  expect(found(SPEC, "await page.goto('/', { timeout: 20_000 });")).toEqual([]);
  expect(found(SPEC, "await page.goto('/', { timeout: 21_000 });")).toEqual(['1 waits longer than 20 s']);
  expect(found(SPEC, 'page.setDefaultTimeout(30_000);')).toEqual(['1 waits longer than 10 s']);
  expect(found(SPEC, 'test.use({ actionTimeout: 20_000, navigationTimeout: 20_000 });')).toEqual([
    '1 waits longer than 10 s',
  ]);
});

test('a unit test has 60 s and a hook 180 s, behind its function as in its options', () => {
  const unit = 'tests/crawl.test.ts';
  expect(found(unit, "test('all', { timeout: 90_000 }, () => {});")).toEqual(['1 waits longer than 60 s']);
  expect(found(unit, "test.each(ALL)('%s', async () => {", '}, 90_000);')).toEqual(['2 waits longer than 60 s']);
  expect(found(unit, "test('all', async () => {}, 60_000);", 'beforeAll(async () => {}, 180_000);')).toEqual([]);
  expect(found(unit, 'beforeAll(async () => {}, 181_000);')).toEqual(['1 waits longer than 180 s']);
  expect(found(unit, 'vi.setConfig({ testTimeout: 61_000 });')).toEqual(['1 waits longer than 60 s']);
});

test('a limit with a name is read, one that can not be read is none, and 0 is for ever', () => {
  const unit = 'tests/crawl.test.ts';
  expect(found(unit, 'const LONG = 4 * 60_000;', "test('all', { timeout: LONG }, () => {});")).toEqual([
    '2 waits longer than 60 s',
  ]);
  expect(found(unit, "test('all', { timeout: LONG }, () => {});")).toEqual(['1 has a limit that can not be read here']);
  expect(found(unit, "test('all', { timeout: 0 }, () => {});")).toEqual(['1 waits for ever']);
});

test('the configs of browser and unit tests have these limits, and those of fault tests their own', () => {
  const browser = 'export default { timeout: 60_000, expect: { timeout: 11_000 }, use: { actionTimeout: 10_000 } };';
  expect(found('playwright.config.ts', browser)).toEqual(['1 waits longer than 10 s']);
  expect(found('vitest.config.ts', 'export default { test: { testTimeout: 90_000 } };')).toEqual([
    '1 waits longer than 60 s',
  ]);
  expect(found('vitest.faults.config.ts', 'export default { test: { testTimeout: 300_000 } };')).toEqual([]);
  expect(found('tests/faults/pooler.test.ts', "test('all', async () => {}, 300_000);")).toEqual([]);
});
