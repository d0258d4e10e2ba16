import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localTime, nextDay, nextWeekly, notBefore, zoneOf } from './policy.ts';

const DAY_MS = 24 * 3600_000;
const ZONES = ['Europe/Amsterdam', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];

test('a weekly update is due at ten in the morning of its weekday, within eight days, whatever the clocks do', () => {
  const moments = fc.date({ min: new Date('2027-01-01'), max: new Date('2027-12-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.constantFrom(...ZONES), fc.integer({ min: 0, max: 6 }), (now, zone, weekday) => {
      const at = nextWeekly(now, zone, weekday);
      const local = localTime(at, zone);
      expect([local.weekday, local.hour]).toEqual([weekday, 10]);
      expect(at.getTime()).toBeGreaterThan(now.getTime());
      expect(at.getTime() - now.getTime()).toBeLessThanOrEqual(8 * DAY_MS);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['Europe/Amsterdam', '2027-03-27T11:00:00Z', '2027-03-28T08:00:00.000Z'],
  ['Europe/Amsterdam', '2027-10-30T11:00:00Z', '2027-10-31T09:00:00.000Z'],
  ['America/New_York', '2027-03-13T18:00:00Z', '2027-03-14T14:00:00.000Z'],
  ['America/New_York', '2027-11-06T18:00:00Z', '2027-11-07T15:00:00.000Z'],
  ['Asia/Kathmandu', '2027-06-05T18:00:00Z', '2027-06-06T04:15:00.000Z'],
])('in %s the Sunday after %s begins to be told at %s', (zone, now, due) => {
  expect(nextWeekly(new Date(now), zone, 0).toISOString()).toBe(due);
});

test('who is told at its hour is told again in a week, not on the same day', () => {
  const at = nextWeekly(new Date('2027-03-20T11:00:00Z'), 'Europe/Amsterdam', 0);
  expect(nextWeekly(at, 'Europe/Amsterdam', 0).toISOString()).toBe('2027-03-28T08:00:00.000Z');
});

test('the zone is what the browser told, else the country’s, else none', () => {
  expect([zoneOf('Asia/Tokyo', 'NL'), zoneOf(null, 'FI'), zoneOf(null, 'JP')]).toEqual([
    'Asia/Tokyo',
    'Europe/Helsinki',
    'UTC',
  ]);
});

test('after quiet hours members are told within half an hour, not all in the same second', () => {
  const now = new Date('2027-06-01T23:00:00Z');
  const ends = [1, 2, 3, 4000].map((account) => notBefore(account, now, 'UTC', { from: 22, until: 8 })?.getTime() ?? 0);
  const end = Date.parse('2027-06-02T08:00:00Z');
  for (const at of ends) expect(at - end).toBeGreaterThanOrEqual(0);
  for (const at of ends) expect(at - end).toBeLessThan(1800_000);
  expect(new Set(ends).size).toBe(4);
  expect(notBefore(1, new Date('2027-06-02T12:00:00Z'), 'UTC', { from: 22, until: 8 })).toBeNull();
});

test.each([
  ['Australia/Lord_Howe', '2027-04-03T14:00:00Z', '2027-04-04T13:30:00.000Z'],
  ['Asia/Kathmandu', '2027-06-05T18:00:00Z', '2027-06-05T18:15:00.000Z'],
  ['America/New_York', '2027-11-07T04:30:00Z', '2027-11-08T05:00:00.000Z'],
])('in %s the day after %s begins at %s, whatever the clocks do', (zone, now, begins) => {
  expect(nextDay(new Date(now), zone).toISOString()).toBe(begins);
});
