import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');

test('every test that the page about security names is there, and so is every page that it links', () => {
  const named = [...page.matchAll(/`((?:src|tests|tools)\/[^`]+)`/g)].map(([, path = '']) => path);
  const linked = [...page.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, path]) => `docs/${path}`);
  expect([named.length > 50, linked.length > 15]).toEqual([true, true]);
  expect([...named, ...linked].filter((path) => !existsSync(path))).toEqual([]);
});

test('the page about security answers all seventeen chapters', () => {
  const answered = [...page.matchAll(/^## V(\d+) /gm)].map(([, chapter]) => Number(chapter));
  expect(answered).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
});
