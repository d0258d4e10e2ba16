import { expect, test } from 'vitest';
import { checkLengths, wideFiles } from './lengths.ts';
import { sampleProject } from './project.ts';

const project = (path: string, lines: number) => sampleProject({ [path]: 'const a = 1;\n'.repeat(lines) });

test('a module of more than 400 lines is refused', () => {
  expect(checkLengths(project('src/product/chat/chat.ts', 401))).toHaveLength(1);
  expect(checkLengths(project('src/product/chat/chat.ts', 400))).toEqual([]);
});

test('a module of more than 250 lines is noted', () => {
  expect(wideFiles(project('src/product/chat/chat.ts', 251))).toHaveLength(1);
  expect(wideFiles(project('src/product/chat/chat.ts', 250))).toEqual([]);
});

test('tests and generated files may be long', () => {
  expect(checkLengths(project('src/product/chat/chat.test.ts', 500))).toEqual([]);
  expect(checkLengths(project('src/app/route-tree.gen.ts', 500))).toEqual([]);
});
