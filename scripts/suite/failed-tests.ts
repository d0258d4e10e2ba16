import { stripVTControlCharacters } from 'node:util';

export interface FailedTest {
  title: string;
  /** The first line of what went wrong. */
  error: string;
  /** All that went wrong, an expectation after the other, shortened to `MAX_LINES`. */
  whole: string;
}

const MAX_LINES = 16;

interface Message {
  message?: string;
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; ok: boolean; tests: { results: { errors?: Message[] }[] }[] }[];
}

/** The tests that failed by Playwright's JSON report, and what failed outside of them; none where there is no report. */
export function failedTests(report: string): FailedTest[] {
  if (!report) return [];
  const { suites, errors = [] }: { suites: Suite[]; errors?: Message[] } = JSON.parse(report);
  const outside = errors.map(({ message }) => failed('(outside of a test)', [message]));
  return [...suites.flatMap(failedIn), ...outside];
}

function failedIn(suite: Suite): FailedTest[] {
  const own = (suite.specs ?? [])
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors));
      return failed(
        title,
        errors.map(({ message }) => message),
      );
    });
  return [...own, ...(suite.suites ?? []).flatMap(failedIn)];
}

interface UnitFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
}

export function failedUnitTests(report: string): FailedTest[] {
  if (!report) return [];
  const { testResults }: { testResults: UnitFile[] } = JSON.parse(report);
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const red = assertionResults.filter((one) => one.status === 'failed');
    if (red.length === 0 && status === 'failed') return [failed(name, [message])];
    return red.map(({ fullName, failureMessages = [] }) => failed(fullName, failureMessages));
  });
}

function failed(title: string, messages: (string | undefined)[]): FailedTest {
  const lines = messages.map((message = '') => stripVTControlCharacters(message)).flatMap((text) => text.split('\n'));
  return { title, error: lines[0] ?? '', whole: lines.slice(0, MAX_LINES).join('\n') };
}
