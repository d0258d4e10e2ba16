import { stripVTControlCharacters } from 'node:util';

export interface FailedTest {
  title: string;
  /** The first line of what went wrong. */
  error: string;
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
}

/** The tests that failed by Playwright's JSON report, and what failed outside of them; none where there is no report. */
export function failedTests(report: string): FailedTest[] {
  if (!report) return [];
  const { suites, errors = [] }: { suites: Suite[]; errors?: { message?: string }[] } = JSON.parse(report);
  const outside = errors.map(({ message }) => ({ title: '(outside of a test)', error: firstLine(message) }));
  return [...suites.flatMap(failedIn), ...outside];
}

function failedIn(suite: Suite): FailedTest[] {
  const own = (suite.specs ?? [])
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return { title, error: firstLine(messages[0]) };
    });
  return [...own, ...(suite.suites ?? []).flatMap(failedIn)];
}

interface UnitFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
}

/** The same by Vitest's JSON report; a file that could not be loaded stands for its tests. */
export function failedUnitTests(report: string): FailedTest[] {
  if (!report) return [];
  const { testResults }: { testResults: UnitFile[] } = JSON.parse(report);
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ title: name, error: firstLine(message) }];
    return failed.map(({ fullName, failureMessages = [] }) => ({
      title: fullName,
      error: firstLine(failureMessages[0]),
    }));
  });
}

/** Without what colours it in a terminal. */
const firstLine = (message = ''): string => stripVTControlCharacters(message).split('\n')[0] ?? '';
