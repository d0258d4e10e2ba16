import { expect, test } from 'vitest';
import { checkCycles } from './cycles.ts';
import { sampleProject } from './project.ts';

const saysOf = (files: Record<string, string>) =>
  checkCycles(sampleProject(files)).map(({ path, says }) => `${path} ${says}`);

test('modules that import one way only are fine, and tests may look at what they test', () => {
  expect(
    saysOf({
      'src/a.ts': "import './b.ts'; import './c.ts';",
      'src/b.ts': "import './c.ts';",
      'src/c.ts': "import 'node:fs';",
      'src/c.test.ts': "import './a.ts';",
    }),
  ).toEqual([]);
});

test.each([
  ['what runs', "import './a.ts';"],
  ['a type', "import type { A } from './a.ts';"],
  ['what is loaded later', "const load = () => import('./a.ts');"],
])('a circle is found, by %s', (_, back) => {
  expect(saysOf({ 'src/a.ts': "import './b.ts';", 'src/b.ts': "import './c.ts';", 'src/c.ts': back })).toEqual([
    'src/a.ts imports itself: src/a.ts → src/b.ts → src/c.ts → src/a.ts',
  ]);
});
