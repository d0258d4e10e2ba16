import { expect, test } from 'vitest';
import { isInTime, lastDay, type OrderFacts, orderNumberIn, refundDue, sumOf } from './policy.ts';

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

const order = (change: Partial<OrderFacts> = {}): OrderFacts => ({
  ...{ status: 'completed', amount: 995, credits: 25, credits_left: 20, begin_at_once: '2026-11-23' },
  ...change,
});

test.each([
  ['a part of the credits is left', {}, { refund: 796, of: 'unused' }],
  ['none was used', { credits_left: 25 }, { refund: 995, of: 'whole' }],
  ['more are left than were bought', { credits_left: 40 }, { refund: 995, of: 'whole' }],
  ['all were used', { credits_left: 0 }, { refund: 0, of: 'unused' }],
  ['nobody asked to begin at once', { credits_left: 0, begin_at_once: null }, { refund: 995, of: 'whole' }],
  ['a third of the sum is no whole cent', { amount: 100, credits: 3, credits_left: 1 }, { refund: 34, of: 'unused' }],
  ['it was not paid', { status: 'pending' }, null],
  ['no order is known', { amount: null, credits: null, status: null }, null],
] as const)('what is due where %s', (_, change, due) => {
  expect(refundDue(order(change))).toEqual(due);
});

test('a sum that staff name is never above the price, and nothing is accepted that pays nothing', () => {
  const accept = (refund: number | null, change: Partial<OrderFacts> = {}) =>
    sumOf(order(change), { decision: 'accepted', refund });
  expect(accept(500)).toEqual({ refund: 500, of: 'named' });
  expect(accept(996)).toBe('too_much');
  expect(accept(500, { amount: null })).toBe('unknown_order');
  expect(accept(null, { credits_left: 0 })).toBe('nothing_due');
  expect(sumOf(order(), { decision: 'refused', refund: 500 })).toEqual({ refund: null, of: 'unknown' });
});
