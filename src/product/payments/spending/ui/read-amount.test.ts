import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  ['50', 5000],
  ['49,9', 4990],
  ['49.90', 4990],
  [' 1 250,05 ', 125_005],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['1.250', null],
  ['1e3', null],
  ['12345678', null],
])('%j is read as %j minor units', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});
