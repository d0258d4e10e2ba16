import { expect, test } from 'vitest';
import { checkBarrels } from './barrels.ts';
import { sampleProject } from './project.ts';

const foundIn = (text: string) => checkBarrels(sampleProject({ 'src/design/index.ts': text }));

test.each([
  "export { Button } from './button.tsx';",
  "export * from './button.tsx';",
  "export * from './button.tsx';\nexport const own = 1;",
  "import { Button } from './button.tsx';\nexport { Button };",
  "export type { Props } from './button.tsx';",
])('a file that only passes on is a barrel: %s', (text) => {
  expect(foundIn(text)).toHaveLength(1);
});

test('a file with something of its own is none', () => {
  expect(foundIn("import { a } from './a.ts';\nexport const b = a + 1;\nconst c = 2;\nexport { c };")).toEqual([]);
});
