import { expect, test } from 'vitest';
import { dueDayOf, eurosOf, isCorrectable, lastDayOf, partOf, quarterOf } from './contract.ts';

test('a quarter ends on its last day in UTC, and its return is due a month later', () => {
  expect(quarterOf(new Date('2026-03-31T23:59:59Z'))).toEqual({ year: 2026, quarter: 1 });
  expect(quarterOf(new Date('2026-04-01T00:00:00Z'))).toEqual({ year: 2026, quarter: 2 });
  expect([1, 2, 3, 4].map((quarter) => lastDayOf({ year: 2026, quarter }))).toEqual([
    '2026-03-31',
    '2026-06-30',
    '2026-09-30',
    '2026-12-31',
  ]);
  expect(dueDayOf({ year: 2026, quarter: 4 })).toBe('2027-01-31');
});

test('a return is corrected for three years', () => {
  const of = { year: 2023, quarter: 2 };
  expect(isCorrectable(of, { year: 2026, quarter: 2 })).toBe(true);
  expect(isCorrectable(of, { year: 2026, quarter: 3 })).toBe(false);
});

test('the home country and those outside of the EU stand apart', () => {
  expect(partOf({ country: 'NL', home: true })).toBe('home');
  expect(partOf({ country: 'NO', home: true })).toBe('home');
  expect(partOf({ country: 'NO', home: false })).toBe('NO');
  expect(partOf({ country: 'DE', home: false })).toBe('oss');
});

test('another currency is euros by the rate of the day, to the nearest cent, below zero too', () => {
  expect(eurosOf(11_085, '11.0845')).toBe(1000);
  expect(eurosOf(-11_085, '11.0845')).toBe(-1000);
  expect(eurosOf(1, '2')).toBe(1);
  expect(eurosOf(0, '11.0845')).toBe(0);
  expect(eurosOf(9_007_199_254_740_991, '1')).toBe(9_007_199_254_740_991);
});
