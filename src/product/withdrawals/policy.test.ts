import { expect, test } from 'vitest';
import { isInTime, lastDay, orderNumberIn } from './policy.ts';

test('the day of the purchase does not count, and the last day counts until it is over', () => {
  const bought = new Date('2026-11-23T23:30:00Z');
  expect(lastDay(bought, 14)).toEqual(new Date('2026-12-07T00:00:00Z'));
  expect(isInTime(bought, 14, new Date('2026-12-07T23:59:59Z'))).toBe(true);
  expect(isInTime(bought, 14, new Date('2026-12-08T00:00:00Z'))).toBe(false);
});

test.each([
  ['1204', 1204],
  [' #1204 ', 1204],
  ['Nr. 1204', 1204],
  ['n° 1204', 1204],
  ['1204 and 1205', null],
  ['25 credits in March', null],
  ['-1', null],
  ['0', null],
  ['9999999999999999', null],
])('“%s” names order %s', (words, number) => {
  expect(orderNumberIn(words)).toBe(number);
});
