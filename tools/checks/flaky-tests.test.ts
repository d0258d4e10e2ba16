import { expect, test } from 'vitest';
import { checkFlakyTests } from './flaky-tests.ts';
import { sampleProject } from './project.ts';

const found = (path: string, ...lines: string[]) =>
  checkFlakyTests(sampleProject({ [path]: lines.join('\n') })).map(({ line, says }) => `${line} ${says.split(':')[0]}`);

const CLOCK = 'looks at the clock of a machine that may be busy';
const TRY = 'gives a test another try';

test('fixed waits and quiet networks are found wherever tests are, however they are broken into lines', () => {
  const lines = ['await page', '  .waitForTimeout(300);', "await page.waitForLoadState('networkidle');"];
  const says = ['1 waits a fixed time', '3 waits for a quiet network'];
  expect(found('tests/e2e/likes.spec.ts', ...lines)).toEqual(says);
  expect(found('tests/faults/browser.ts', ...lines)).toEqual(says);
  expect(found('src/likes.ts', ...lines)).toEqual([]);
});

test('times on the clock are found, and times that are only dates are fine', () => {
  const unit = 'src/product/likes/policy.test.ts';
  expect(found(unit, 'expect(performance.now() - began).toBeLessThan(50);')).toEqual([`1 ${CLOCK}`]);
  expect(found(unit, 'const began = process.hrtime.bigint();')).toEqual([`1 ${CLOCK}`]);
  expect(
    found(unit, 'const began = Date.now();', 'await call();', 'expect(Date.now() - began).toBeLessThan(50);'),
  ).toEqual([`3 ${CLOCK}`]);
  expect(
    found(unit, 'const from = Date.now();', 'const to = Date.now();', 'expect(to - from).toBeLessThan(9);'),
  ).toEqual([`3 ${CLOCK}`]);
  expect(found(unit, 'const yesterday = new Date(Date.now() - 24 * HOUR);', '// performance.now() would lie')).toEqual(
    [],
  );
  expect(found('tests/faults/pooler.test.ts', 'const began = performance.now();')).toEqual([]);
});

test('another try is found in configs, groups and options of tests', () => {
  expect(found('playwright.config.ts', 'export default { retries: process.env.CI ? 1 : 0 };')).toEqual([`1 ${TRY}`]);
  expect(found('vitest.webkit.config.ts', 'export default { test: { retry: 1 } };')).toEqual([`1 ${TRY}`]);
  expect(found('tests/e2e/likes.spec.ts', 'test.describe.configure({ retries: 2 });')).toEqual([`1 ${TRY}`]);
  expect(found('tests/crawl.test.ts', "test.each(ALL)('%s', { retry: 3 }, () => {});")).toEqual([`1 ${TRY}`]);
  expect(found('playwright.config.ts', 'export default { retries: 0 };')).toEqual([]);
  expect(found('tests/crawl.test.ts', "expect(body).toEqual({ retry: 3000, text: 'retry: 1' });")).toEqual([]);
});

test('browser tests that can log in as members of the demo are found', () => {
  const lines = ["import { DEMO_LOGINS, FIRST_ID, DEMO_PASSWORD as SECRET } from '#demo/accounts.ts';"];
  expect(found('tests/e2e/likes.spec.ts', ...lines)).toEqual([
    '1 imports DEMO_LOGINS, of members that other tests read',
    '1 imports DEMO_PASSWORD, of members that other tests read',
  ]);
  expect(found('tests/e2e/screens.ts', ...lines)).toEqual([]);
  expect(found('tests/e2e/likes.spec.ts', "import { FIRST_ID } from '#demo/accounts.ts';")).toEqual([]);
});

test('who signs up under a written name is found', () => {
  const spec = 'tests/e2e/signup.spec.ts';
  expect(found(spec, "await signUp(page, { ...form, email: 'thijs@example.com' });")).toEqual([
    '1 signs up with a fixed email',
  ]);
  expect(found(spec, "await api.post('/api/signup.php', {", "  data: { name: 'Thijs' },", '});')).toEqual([
    '2 signs up with a fixed name',
  ]);
  expect(found(spec, "await signUp(page, somebody('thijs'), { email: '', gender: 'male' });")).toEqual([]);
});
