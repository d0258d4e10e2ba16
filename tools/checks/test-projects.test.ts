import { expect, test } from 'vitest';
import { sampleProject } from './project.ts';
import { checkTestProjects, importsHarness } from './test-projects.ts';

const project = sampleProject({
  'src/likes.test.ts': "import { startTestApp } from '#tests/harness.ts';",
  'src/swipe.test.ts': "import { swipe } from './swipe.ts';",
  'src/swipe.ts': "import '#platform/db/embedded.ts';",
  'src/typed.test.ts': "import type { TestApp } from '#tests/harness.ts';\nimport { type Row } from '#tests/rows.ts';",
  'src/plans.servers.test.ts': "import { swipe } from './swipe.ts';",
  'src/sums.both.test.ts': "import '#tests/rows.ts';",
  'tests/harness.ts': '',
  'tests/rows.ts': "import './circle.ts';\nexport { startTestApp } from './harness.ts';",
  'tests/circle.ts': "import './rows.ts';",
  'tests/late.test.ts': "const { startTestApp } = await import('./circle.ts');",
});

test('a test has a database by its own import, by a helper, and by an import that comes later', () => {
  expect(importsHarness(project, 'src/likes.test.ts')).toBe(true);
  expect(importsHarness(project, 'tests/late.test.ts')).toBe(true);
});

test('a type and a module of the product open nothing', () => {
  expect(importsHarness(project, 'src/typed.test.ts')).toBe(false);
  expect(importsHarness(project, 'src/swipe.test.ts')).toBe(false);
});

test('a test in the wrong project and one with the wrong name are found', () => {
  const files = {
    pure: ['src/swipe.test.ts', 'tests/late.test.ts', 'src/plans.servers.test.ts'],
    product: ['src/likes.test.ts', 'src/sums.both.test.ts'],
  };
  expect(checkTestProjects(project, files).map(({ path, says }) => `${path} ${says.split(':')[0]}`)).toEqual([
    'tests/late.test.ts opens a database and runs in the project `pure`',
    'src/plans.servers.test.ts is named after a database and has none',
  ]);
});
