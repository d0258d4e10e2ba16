import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heightOf, placesIn, spanAt } from './rows-in-sight.ts';

const HEIGHT = 78;

describe('Of a long list', () => {
  test('every row that is seen is drawn, wherever it is scrolled to, and not many more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.nat(),
        fc.integer({ min: 100, max: 3000 }),
        (count, way, seen) => {
          const top = way % Math.max(1, count * HEIGHT - seen);
          const { from, to } = spanAt(top, seen, HEIGHT, count);
          expect(from).toBeLessThanOrEqual(Math.floor(top / HEIGHT));
          expect(to).toBeGreaterThanOrEqual(Math.min(count, Math.ceil((top + seen) / HEIGHT)));
          expect(to - from).toBeLessThanOrEqual(Math.ceil(seen / HEIGHT) + 90);
        },
      ),
    );
  });

  test('a list that became shorter below where it was scrolled to still has rows', () => {
    const { from, to } = spanAt(9000 * HEIGHT, 800, HEIGHT, 300);
    expect(to).toBe(300);
    expect(from).toBeLessThan(300);
  });

  test('the height of a row stays known while none that is drawn is on the screen, so that the others come', () => {
    const rows = [
      { bottom: -500, height: 0 },
      { bottom: -422, height: 0 },
    ];
    expect(heightOf(rows, 60, HEIGHT)).toBe(HEIGHT);
    expect(heightOf([...rows, { bottom: 70, height: 80 }], 60, HEIGHT)).toBe(80);
  });

  test('the row with the focus is drawn too, in its place, and once', () => {
    const span = { from: 100, to: 103 };
    expect(placesIn(span, 1000, 7)).toEqual([7, 100, 101, 102]);
    expect(placesIn(span, 1000, 101)).toEqual([100, 101, 102]);
    expect(placesIn(span, 1000, 900)).toEqual([100, 101, 102, 900]);
    expect(placesIn(span, 102, 900)).toEqual([100, 101, 900]);
  });
});
