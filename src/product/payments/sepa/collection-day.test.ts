import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addTargetDays, collectionDay, dayOf, isTargetDay, nextTargetDay } from './collection-day.ts';

test('banks settle on no weekend and on none of the six holidays of T2', () => {
  for (const day of ['2026-11-28', '2026-11-29', '2026-12-25', '2027-01-01', '2026-05-01', '2022-12-26'])
    expect([day, isTargetDay(day)]).toEqual([day, false]);
  for (const day of ['2024-03-29', '2024-04-01', '2026-04-03', '2026-04-06', '2038-04-23', '2038-04-26'])
    expect([day, isTargetDay(day)]).toEqual([day, false]);
  for (const day of ['2026-04-27', '2026-11-11', '2026-12-24', '2026-12-31', '2026-05-25', '2026-08-17'])
    expect([day, isTargetDay(day)]).toEqual([day, true]);
});

test('money is collected no earlier than the mail said, on the first day on which banks settle', () => {
  expect(collectionDay(dayOf(new Date('2026-11-25T23:59:59Z')), 14)).toBe('2026-12-09');
  expect(collectionDay('2026-12-11', 14)).toBe('2026-12-28');
  expect(collectionDay('2027-03-12', 14)).toBe('2027-03-30');
  expect(nextTargetDay('2026-12-09')).toBe('2026-12-09');
  expect([addTargetDays('2026-12-23', 1), addTargetDays('2026-12-24', 1), addTargetDays('2026-12-24', 5)]).toEqual([
    '2026-12-24',
    '2026-12-28',
    '2027-01-04',
  ]);
  const days = fc.integer({ min: 0, max: 40_000 }).map((at) => addDays('2020-01-01', at));
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 30 }), (day, notice) => {
      const due = collectionDay(day, notice);
      expect(isTargetDay(due)).toBe(true);
      expect(due >= addDays(day, notice)).toBe(true);
      expect(due <= addDays(day, notice + 5)).toBe(true);
      expect(addTargetDays(day, notice) >= addDays(day, notice)).toBe(true);
    }),
  );
});
