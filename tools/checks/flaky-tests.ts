import type { Check, Finding, Project } from './project.ts';

interface Rule {
  /** Which files it holds for. */
  of: (path: string) => boolean;
  broken: RegExp;
  says: string;
}

/** They start products and browsers of their own, with limits of their own in their configs. */
const SLOW = /^tests\/(faults|webkit)\//;
const isTestFile = (path: string) =>
  (/\.(test|spec)\.tsx?$/.test(path) || path.startsWith('tests/e2e/')) && !path.startsWith('tools/checks/');
const isBrowserTest = (path: string) => path.startsWith('tests/e2e/');
const isConfig = (path: string) => /^[^/]+\.config\.ts$/.test(path);
/** What is read of the demo's members and never changed: by these files only. */
const READS_DEMO = ['tests/e2e/fixture.ts', 'tests/e2e/screens.ts'];

/** Milliseconds, as in playwright.config.ts and vitest.config.ts. */
const BROWSER_LIMIT = 10_000;
const TEST_LIMIT = 60_000;

const RULES: Rule[] = [
  {
    of: isTestFile,
    broken: /\bwaitForTimeout\(/,
    says: 'waits a fixed time: wait for what has to happen',
  },
  {
    of: isTestFile,
    broken: /['"]networkidle['"]/,
    says: 'waits for a quiet network: wait for what has to happen',
  },
  {
    of: (path) => isTestFile(path) && !path.startsWith('bench/') && !SLOW.test(path),
    broken: /\bperformance\.now\(\)/,
    says: 'looks at the clock of a machine that may be busy: count calls or steps',
  },
  {
    of: (path) => isTestFile(path) || isConfig(path),
    broken: /(?:^\s*|[{,]\s*)retr(?:y|ies):\s*(?!0\b|['"`(])\S/,
    says: 'gives a test another try: mend what made it fail',
  },
  {
    of: isBrowserTest,
    broken: /\btest\.(?:setTimeout|slow)\(/,
    says: 'has a limit of its own: split the test',
  },
  {
    of: (path) => isBrowserTest(path) && !READS_DEMO.includes(path),
    broken: /\bDEMO_LOGINS\b/,
    says: 'uses members that other tests read: make people by `member` or `someone`',
  },
];

/** Tests wait for events and not for clocks, have one limit and one try, and make their own people. */
export const checkFlakyTests: Check = (project) =>
  project.paths.filter((path) => isTestFile(path) || isConfig(path)).flatMap((path) => findingsIn(project, path));

function findingsIn(project: Project, path: string): Finding[] {
  return project
    .read(path)
    .split('\n')
    .flatMap((text, at) => {
      if (/^\s*(\/\/|\*|\/\*)/.test(text)) return [];
      const broken = RULES.filter((rule) => rule.of(path) && rule.broken.test(text));
      const says = [...broken.map((rule) => rule.says), ...longerLimit(path, text)];
      return says.map((sentence) => ({ path, line: at + 1, says: sentence }));
    });
}

function longerLimit(path: string, text: string): string[] {
  if (isConfig(path) || SLOW.test(path)) return [];
  const limit = isBrowserTest(path) ? BROWSER_LIMIT : TEST_LIMIT;
  const given = [...text.matchAll(/\btimeout:\s*([\d_]+)/g)].map(([, number]) => Number(number?.replaceAll('_', '')));
  return given.some((number) => number > limit) ? [`waits longer than ${limit / 1000} s: split the test`] : [];
}
