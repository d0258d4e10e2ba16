import { expect, test } from 'vitest';
import { checkMessageFlow, messageFlow } from './message-flow.ts';
import { sampleProject } from './project.ts';

const page = (files: string) =>
  `# Architecture\n\n## A message, from key press to the other's screen\n\n| Browser (\`chat/ui\`) | |\n| --- | --- |\n| ${files} | it |\n\n## A purchase\n\n| \`other.ts\` | |\n`;
const project = (lines = 3) =>
  sampleProject({
    'src/product/chat/ui/thread.tsx': 'line\n'.repeat(lines),
    'src/product/chat/ui/live.ts': 'line\n',
  });
const found = (files: string, lines?: number) => checkMessageFlow(page(files), project(lines)).map(({ says }) => says);

test('the files of a message are those of its tables, with their lines', () => {
  expect(messageFlow(page('`thread.tsx`, `live.ts`'), project())).toEqual([
    { path: 'src/product/chat/ui/thread.tsx', lines: 3 },
    { path: 'src/product/chat/ui/live.ts', lines: 1 },
  ]);
  expect(found('`thread.tsx`, `live.ts`')).toEqual([]);
});

test('a message through a file that is not there, or through too much, is found', () => {
  expect(found('`thread.tsx`, `gone.ts`')).toEqual(['names src/product/chat/ui/gone.ts, which is not there']);
  expect(found('`thread.tsx`', 2_401)).toEqual(['leads a message through 2401 lines, more than 2400']);
  expect(found(Array.from({ length: 17 }, () => '`live.ts`').join())).toEqual([
    'leads a message through 17 files, more than 16',
  ]);
  expect(checkMessageFlow('# Architecture', project())).toHaveLength(1);
});
