import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testFiles } from './projects.ts';

const { pure, product } = testFiles();

test('what starts the product or a database is in the project that has one', () => {
  expect(product).toContain('src/product/likes/likes.test.ts');
  expect(pure).toContain('src/product/likes/swipe/policy.test.ts');
  expect(pure.filter((path) => /startTestApp\(/.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test('a name that says a database belongs to a file that has one', () => {
  expect(pure.filter((path) => /\.(servers|both)\.test\./.test(path))).toEqual([]);
  expect(product.filter((path) => /\.both\.test\./.test(path)).length).toBeGreaterThan(4);
});
