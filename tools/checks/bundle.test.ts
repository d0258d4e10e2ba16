import { expect, test } from 'vitest';
import { limitsOf, overBudget, type Received, type Transfer, weightOf } from './bundle.ts';

const script = (bytes: number, path = '/assets/shell.js'): Transfer => ({ path, kind: 'script', bytes });
const photo = (bytes: number): Transfer => ({ path: '/media/1/card.webp', kind: 'image', bytes });
const received = (page: string, ...transfers: Transfer[]): Received => ({ page, transfers });

test('a page within its limits passes, and weighs what came over the wire', () => {
  const list = received('/members', script(100_000), script(50_000), photo(200_000));
  expect(overBudget(list)).toEqual([]);
  expect(weightOf(list)).toEqual({
    scriptBytes: 150_000,
    scriptRequests: 2,
    totalBytes: 350_000,
    totalRequests: 3,
  });
});

test('too much script fails any page, in words', () => {
  expect(overBudget(received('/credits', script(100_000), script(50_001)))).toEqual([
    '150.0 kB of scripts, of 150.0 kB',
  ]);
});

test('too many scripts fail any page, however small they are', () => {
  const many = Array.from({ length: 13 }, () => script(1000));
  expect(overBudget(received('/', ...many))).toEqual(['13 requests for scripts, of 12']);
  expect(overBudget(received('/', ...many.slice(1)))).toEqual([]);
});

test('photos count for the member list, which has a limit for all that it receives', () => {
  const transfers = [script(100_000), photo(250_001)];
  expect(overBudget(received('/members', ...transfers))).toEqual(['350.0 kB in all, of 350.0 kB']);
  expect(overBudget(received('/', ...transfers))).toEqual([]);
  expect(limitsOf('/').totalBytes).toBeUndefined();
});

test('a page that received no script at all was not measured', () => {
  expect(() => overBudget(received('/members', photo(1)))).toThrow(/no script/);
});
