export interface FailedTest {
  title: string;
  /** The first line of what went wrong. */
  error: string;
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
}

/** The tests that failed by Playwright's JSON report; none where there is no report. */
export function failedTests(report: string): FailedTest[] {
  if (!report) return [];
  const { suites }: { suites: Suite[] } = JSON.parse(report);
  return suites.flatMap(failedIn);
}

function failedIn(suite: Suite): FailedTest[] {
  const own = (suite.specs ?? [])
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return { title, error: messages[0]?.split('\n')[0] ?? '' };
    });
  return [...own, ...(suite.suites ?? []).flatMap(failedIn)];
}
