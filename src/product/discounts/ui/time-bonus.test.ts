import { expect, test, vi } from 'vitest';
import type { UserView } from '#product/members/user/contract.ts';
import { TIME_BONUS_SECONDS } from '../contract.ts';
import { secondsLeft, type TimeBonus, timeText } from './time-bonus.ts';
import { mayHaveTimeBonus, TIME_BONUS_MS } from './time-bonus-time.ts';

const bonus: TimeBonus = {
  ...{ code: 'TIMEBONUS25', value_percentage: 25, percentage: 25 },
  ends_at: '2026-11-26T21:00:00.000Z',
  now: '2026-11-26T18:00:00.000Z',
  received: Date.parse('2026-11-26T09:30:00Z'),
};

test('the time is told as hours, minutes and seconds', () => {
  expect([11_568, 14_400, 3600, 61, 9, 0].map(timeText)).toEqual([
    '3:12:48',
    '4:00:00',
    '1:00:00',
    '0:01:01',
    '0:00:09',
    '0:00:00',
  ]);
});

test('it is counted from the clock of the server, however wrong the one of the device is', () => {
  const received = bonus.received ?? 0;
  expect(secondsLeft(bonus, received)).toBe(3 * 3600);
  expect(secondsLeft(bonus, received + 1)).toBe(3 * 3600);
  expect(secondsLeft(bonus, received + 1000)).toBe(3 * 3600 - 1);
  expect(secondsLeft(bonus, received + 3 * 3600_000 - 1)).toBe(1);
  expect(secondsLeft(bonus, received + 3 * 3600_000)).toBe(0);
  expect(secondsLeft(bonus, received + 9 * 3600_000)).toBe(0);
  expect(secondsLeft(bonus, received - 3600_000)).toBe(3 * 3600);
});

test('what came with the page is counted from when the page came, not from when its scripts did', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart: 300 } as PerformanceNavigationTiming]);
  const came = performance.timeOrigin + 300;
  expect(secondsLeft({ ...bonus, received: null }, came + 7000)).toBe(3 * 3600 - 7);
});

test('nobody is asked about but members who are new and have not paid', () => {
  const now = Date.parse('2026-11-26T18:00:00Z');
  const user = { profile: {}, paid_user: false, signup_date: '2026-11-26T14:00:01Z' } as UserView;
  expect(mayHaveTimeBonus(user, now)).toBe(true);
  for (const other of [
    null,
    { ...user, profile: null },
    { ...user, paid_user: true },
    { ...user, signup_date: '2026-11-26T14:00:00Z' },
  ])
    expect(mayHaveTimeBonus(other, now)).toBe(false);
});

test('the shell asks for the bonus as long as the contract says that it runs', () => {
  expect(TIME_BONUS_MS).toBe(TIME_BONUS_SECONDS * 1000);
});
