import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averagesOf, type Counted, CUTS, earlierOf, percentileOf, settled, sharesOf, told, trendOf } from './policy.ts';

const row = (back: number, value: number, days = 1): Counted => ({ metric: 'm', dim: '', back, value, days });

test('today is drawn and is in no sum', () => {
  const trend = trendOf(CUTS[30], [row(-1, 7), row(0, 1), row(29, 2), row(30, 4), row(59, 8), row(60, 100)]);
  expect(trend).toMatchObject({ now: 3, before: 12 });
  expect(trend.values).toHaveLength(31);
  expect([trend.values[0], trend.values[29], trend.values[30]]).toEqual([2, 1, 7]);
});

test('each day stands beside the one as many days before', () => {
  const earlier = earlierOf(CUTS[30], [row(0, 1), row(30, 4), row(59, 8)]);
  expect(earlier).toHaveLength(30);
  expect([earlier[0], earlier[29]]).toEqual([8, 4]);
});

test('a year is cut into whole weeks without today', () => {
  const trend = trendOf(CUTS[365], [row(-1, 7), row(0, 1), row(51, 2)]);
  expect(trend.values).toHaveLength(52);
  expect(trend.now).toBe(3);
});

test('who joined less than seven days ago is in no share', () => {
  const wholes = [row(6, 10), row(7, 10)];
  expect(settled(CUTS[30], wholes)).toEqual([row(7, 10)]);
  expect(settled(CUTS[365], [row(0, 10), row(1, 10)])).toEqual([row(1, 10)]);
  const shares = sharesOf(CUTS[30], settled(CUTS[30], [row(6, 9), row(7, 4)]), settled(CUTS[30], wholes));
  expect(shares.now).toBe(0.4);
  expect(shares.values.filter((share) => share !== null)).toEqual([0.4]);
  expect(shares.before).toBeNull();
});

test('an average is that of the days that were counted', () => {
  expect(averagesOf(CUTS[30], [row(0, 10), row(1, 20)]).now).toBe(15);
  expect(averagesOf(CUTS[365], [row(0, 70, 7)]).values.at(-1)).toBe(10);
  expect(averagesOf(CUTS[30], []).now).toBe(0);
});

test('fewer than five are not told, and nobody is told as nobody', () => {
  expect([0, 1, 4, 5].map(told)).toEqual([0, null, null, 5]);
});

test('so many were decided in that time, and not so many in less', () => {
  const waits = fc.dictionary(fc.integer({ min: 1, max: 500 }).map(String), fc.integer({ min: 1, max: 20 }), {
    minKeys: 1,
  });
  fc.assert(
    fc.property(waits, fc.constantFrom(0.5, 0.95), (given, share) => {
      const counts = new Map(Object.entries(given).map(([minutes, count]) => [Number(minutes), count]));
      const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const within = (minutes: number) =>
        [...counts].reduce((sum, [one, count]) => sum + (one <= minutes ? count : 0), 0);
      const found = percentileOf(counts, share) ?? 0;
      expect(within(found)).toBeGreaterThanOrEqual(all * share);
      expect(within(found - 1)).toBeLessThan(all * share);
    }),
  );
  expect(percentileOf(new Map(), 0.5)).toBeNull();
});
