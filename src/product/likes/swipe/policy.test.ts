import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIKE_COUNTS_FOR_MS } from './contract.ts';
import { allowanceOf } from './policy.ts';

const HOUR_MS = 3600_000;
const at = (text: string) => new Date(text);

describe('Likes of the swipe game', () => {
  test('are all there before the first one', () => {
    expect(allowanceOf([], 4, at('2026-03-29T12:00:00Z'))).toEqual({ left: 4, nextAt: null });
  });

  test('come back 24 hours after each was given, to the millisecond', () => {
    const given = [0, 1, 2, 3].map((hour) => new Date(at('2026-11-22T18:42:00Z').getTime() + hour * HOUR_MS));
    const before = new Date('2026-11-23T18:41:59.999Z');
    expect(allowanceOf(given, 4, before)).toEqual({ left: 0, nextAt: at('2026-11-23T18:42:00Z') });
    expect(allowanceOf(given, 4, at('2026-11-23T18:42:00Z'))).toEqual({ left: 1, nextAt: null });
  });

  test.each([
    ['into summer time', '2026-03-28T20:00:00Z', '2026-03-29T20:00:00Z'],
    ['out of summer time', '2026-10-24T20:00:00Z', '2026-10-25T20:00:00Z'],
    ['over a midnight and a year', '2026-12-31T23:30:00Z', '2027-01-01T23:30:00Z'],
    ['over 29 February', '2028-02-28T22:00:00Z', '2028-02-29T22:00:00Z'],
  ])('are away for exactly a day also %s', (_when, given, back) => {
    const likes = [1, 2, 3, 4].map(() => at(given));
    expect(allowanceOf(likes, 4, new Date(at(back).getTime() - 1)).nextAt).toEqual(at(back));
    expect(allowanceOf(likes, 4, at(back)).left).toBe(4);
  });

  test('under a limit that became lower come back only when fewer than it count', () => {
    const given = [0, 1, 2, 3].map((hour) => new Date(at('2026-11-22T10:00:00Z').getTime() + hour * HOUR_MS));
    expect(allowanceOf(given, 2, at('2026-11-22T20:00:00Z'))).toEqual({ left: 0, nextAt: at('2026-11-23T12:00:00Z') });
  });

  test('at any times are never more than the limit in any 24 hours, and one is given as soon as it was promised', () => {
    const steps = fc.array(fc.nat({ max: 30 * HOUR_MS }), { maxLength: 60 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 6 }), fc.boolean(), (waits, limit, punctual) => {
        const given: Date[] = [];
        let now = at('2026-03-28T00:00:00Z').getTime();
        for (const wait of waits) {
          const refused = allowanceOf(given, limit, new Date(now)).nextAt;
          // Whoever was told a time and comes then is let in then, and not a millisecond before.
          now = punctual && refused ? refused.getTime() : now + wait;
          const { left, nextAt } = allowanceOf(given, limit, new Date(now));
          if (punctual && refused) {
            expect(left).toBeGreaterThan(0);
            expect(allowanceOf(given, limit, new Date(now - 1)).left).toBe(0);
          }
          expect(left === 0).toBe(nextAt !== null);
          if (left > 0) given.push(new Date(now));
        }
        for (const first of given) {
          const within = given.filter((one) => one >= first && one.getTime() < first.getTime() + LIKE_COUNTS_FOR_MS);
          expect(within.length).toBeLessThanOrEqual(limit);
        }
      }),
      { numRuns: 200 },
    );
  });
});
