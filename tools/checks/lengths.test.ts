import { expect, test } from 'vitest';
import { checkLengths, checkSubFeatures, wideFiles } from './lengths.ts';
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

test('a folder within a feature has 150 lines of its own, its screens counted and its tests not', () => {
  const line = 'const a = 1;\n';
  const refused = (files: Record<string, number>) =>
    checkSubFeatures(
      sampleProject(Object.fromEntries(Object.entries(files).map(([path, lines]) => [path, line.repeat(lines)]))),
    ).map(({ path }) => path);
  const gifts = 'src/product/chat/gifts';
  expect(refused({ [`${gifts}/gifts.ts`]: 149, [`${gifts}/gifts.test.ts`]: 90 })).toEqual([gifts]);
  expect(refused({ [`${gifts}/gifts.ts`]: 100, [`${gifts}/ui/gift.tsx`]: 50 })).toEqual([]);
  expect(refused({ 'src/product/chat/queries.ts': 9, 'src/product/chat/ui/thread/row.tsx': 9 })).toEqual([]);
  expect(refused({ [`${gifts}/gifts.ts`]: 160, [`${gifts}/wraps/wrap.ts`]: 20 })).toEqual([`${gifts}/wraps`]);
});
