import { expect, test } from 'vitest';
import { MEMBERS_PAGE, overBudget, type Received, type Transfer, VISITORS_PAGE, weightOf } from './bundle.ts';

const script = (bytes: number, path = '/assets/shell.js'): Transfer => ({ path, kind: 'script', bytes });
const photo = (bytes: number): Transfer => ({ path: '/media/1/card.webp', kind: 'image', bytes });
const font = (bytes: number): Transfer => ({ path: '/assets/figtree.woff2', kind: 'font', bytes });
const received = (page: string, ...transfers: Transfer[]): Received => ({ page, transfers });

test('a page within its limits passes, and weighs what came over the wire', () => {
  const list = received('/members', script(100_000), script(50_000), font(130_000), photo(900_000));
  expect(overBudget(list, VISITORS_PAGE)).toEqual([]);
  expect(weightOf(list)).toEqual({ scriptBytes: 150_000, scriptRequests: 2, otherBytes: 280_000 });
});

test('too much script fails, in words, and members may have more of it', () => {
  const page = received('/credits', script(100_000), script(50_001));
  expect(overBudget(page, VISITORS_PAGE)).toEqual(['150.0 kB of scripts, of 150.0 kB']);
  expect(overBudget(page, MEMBERS_PAGE)).toEqual([]);
});

test('too many scripts fail any page, however small they are', () => {
  const many = Array.from({ length: 13 }, () => script(1000));
  expect(overBudget(received('/', ...many), VISITORS_PAGE)).toEqual(['13 requests for scripts, of 12']);
  expect(overBudget(received('/', ...many.slice(1)), VISITORS_PAGE)).toEqual([]);
});

test('whatever is no picture counts together', () => {
  const transfers = [script(100_000), font(180_001), photo(1)];
  expect(overBudget(received('/members', ...transfers), VISITORS_PAGE)).toEqual([
    '280.0 kB without pictures, of 280.0 kB',
  ]);
});

test('a page that received no script at all was not measured', () => {
  expect(() => overBudget(received('/members', photo(1)), VISITORS_PAGE)).toThrow(/no script/);
});
