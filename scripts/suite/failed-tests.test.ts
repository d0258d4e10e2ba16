import { expect, test } from 'vitest';
import { failedTests } from './failed-tests.ts';

test('the ledger names the tests that were red, with the first line of what went wrong', () => {
  const spec = (title: string, message?: string) => ({
    title,
    ok: message === undefined,
    tests: [{ results: [{ ...(message && { error: { message } }) }] }],
  });
  const suites = [{ specs: [spec('green')], suites: [{ specs: [spec('red', 'no button\nat line 3')] }] }];
  expect(failedTests(JSON.stringify({ suites }))).toEqual([{ title: 'red', error: 'no button' }]);
  expect(failedTests('')).toEqual([]);
});
