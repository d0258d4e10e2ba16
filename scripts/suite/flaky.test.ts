import { expect, test } from 'vitest';
import { failedTests } from './failed-tests.ts';
import { shuffled } from './shuffled.ts';

test('a seed decides an order of all files, and another seed another one', () => {
  const files = Array.from({ length: 40 }, (_, at) => `${at}.spec.ts`);
  expect(shuffled(files, 7)).toEqual(shuffled(files, 7));
  expect(shuffled(files, 7)).not.toEqual(shuffled(files, 8));
  expect(shuffled(files, 7).toSorted()).toEqual(files.toSorted());
});

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
