import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RAISE_HOURS } from './contract.ts';
import { capAt, changeCap, monthBefore, monthOf, type StoredCap } from './policy.ts';

const now = new Date('2026-10-20T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('A month', () => {
  test.each([
    ['Europe/Amsterdam', '2026-10-31T22:59:59Z', '2026-09-30T22:00:00Z', '2026-10-31T23:00:00Z'],
    ['Europe/Amsterdam', '2026-10-31T23:00:00Z', '2026-10-31T23:00:00Z', '2026-11-30T23:00:00Z'],
    ['Europe/Amsterdam', '2026-03-29T12:00:00Z', '2026-02-28T23:00:00Z', '2026-03-31T22:00:00Z'],
    ['America/New_York', '2026-11-01T03:59:00Z', '2026-10-01T04:00:00Z', '2026-11-01T04:00:00Z'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2026-12-31T10:00:00Z', '2027-01-31T10:00:00Z'],
    ['America/Asuncion', '2023-10-01T04:00:00Z', '2023-10-01T04:00:00Z', '2023-11-01T03:00:00Z'],
    ['UTC', '2024-02-29T23:59:59.999Z', '2024-02-01T00:00:00Z', '2024-03-01T00:00:00Z'],
  ])('in %s at %s goes from %s to %s', (zone, moment, from, to) => {
    expect(monthOf(new Date(moment), zone)).toEqual({ from: new Date(from), to: new Date(to) });
  });

  test('holds its moment, ends where the next one begins, and follows the one before, in every zone', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const month = monthOf(moment, zone);
        expect(month.from <= moment && moment < month.to).toBe(true);
        expect(monthOf(month.to, zone).from).toEqual(month.to);
        expect(monthBefore(month, zone).to).toEqual(month.from);
      }),
      { numRuns: 150 },
    );
  });
});

describe('A cap', () => {
  const none = { cap: null, waiting: null };
  test('is set and lowered at once, and what waited is dropped', () => {
    expect(changeCap(none, 5000, now)).toEqual({ cap: 5000, waiting: null });
    expect(changeCap({ cap: 5000, waiting: { cap: null, at: inHours(3) } }, 2000, now)).toEqual({
      cap: 2000,
      waiting: null,
    });
  });

  test('is raised or removed after a day', () => {
    const at = inHours(RAISE_HOURS);
    expect(changeCap({ cap: 5000, waiting: null }, 5001, now)).toEqual({ cap: 5000, waiting: { cap: 5001, at } });
    expect(changeCap({ cap: 5000, waiting: null }, null, now)).toEqual({ cap: 5000, waiting: { cap: null, at } });
  });

  test('that waits keeps its moment when it becomes lower, and waits anew when it becomes higher', () => {
    const waiting = { cap: 9000, at: inHours(2) };
    expect(changeCap({ cap: 5000, waiting }, 8000, now).waiting).toEqual({ cap: 8000, at: inHours(2) });
    expect(changeCap({ cap: 5000, waiting }, 9001, now).waiting).toEqual({ cap: 9001, at: inHours(24) });
    expect(changeCap({ cap: 5000, waiting }, null, now).waiting).toEqual({ cap: null, at: inHours(24) });
  });

  test('never counts as higher within a day than it was at its start, whatever is asked', () => {
    const sum = fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: null });
    const steps = fc.array(fc.record({ asked: sum, minutes: fc.integer({ min: 0, max: 120 }) }), { maxLength: 11 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), steps, (start, asked) => {
        let stored: StoredCap = { amount: start, next_amount: null, next_at: null };
        let at = now;
        for (const step of asked) {
          at = new Date(at.getTime() + step.minutes * 60_000);
          const { cap, waiting } = changeCap(capAt(stored, at), step.asked, at);
          expect(cap).not.toBeNull();
          expect(cap).toBeLessThanOrEqual(start);
          stored = { amount: cap ?? 0, next_amount: waiting?.cap ?? null, next_at: waiting?.at ?? null };
        }
      }),
    );
  });
});
