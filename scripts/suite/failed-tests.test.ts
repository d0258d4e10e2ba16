import { expect, test } from 'vitest';
import { failedTests, failedUnitTests } from './failed-tests.ts';

test('the tests that were red are named, with the first line and with all of what went wrong', () => {
  const spec = (title: string, message?: string) => ({
    title,
    ok: message === undefined,
    tests: [{ results: [{ errors: message ? [{ message }, { message: 'two\nlines' }] : [] }] }],
  });
  const suites = [
    { specs: [spec('green')], suites: [{ specs: [spec('red', '\u001b[31mno button\u001b[39m\nat 3')] }] },
  ];
  expect(failedTests(JSON.stringify({ suites }))).toEqual([
    { title: 'red', error: 'no button', whole: 'no button\nat 3\ntwo\nlines' },
  ]);
  expect(failedTests('')).toEqual([]);
});

test('what fails outside of a test is named as well', () => {
  const errors = [{ message: 'No tests found' }];
  expect(failedTests(JSON.stringify({ suites: [], errors }))).toEqual([
    { title: '(outside of a test)', error: 'No tests found', whole: 'No tests found' },
  ]);
});

test('unit tests that failed are named, and files that could not be loaded', () => {
  const assertionResults = [
    { fullName: 'green', status: 'passed' },
    { fullName: 'red', status: 'failed', failureMessages: ['expected 1 to be 2\nat 3'] },
  ];
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults },
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', assertionResults: [] },
  ];
  expect(failedUnitTests(JSON.stringify({ testResults }))).toEqual([
    { title: 'red', error: 'expected 1 to be 2', whole: 'expected 1 to be 2\nat 3' },
    { title: 'b.test.ts', error: 'no such module', whole: 'no such module' },
  ]);
  expect(failedUnitTests('')).toEqual([]);
});
