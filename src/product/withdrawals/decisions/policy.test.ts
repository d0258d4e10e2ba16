import { expect, test } from 'vitest';
import { type OrderFacts, refundDue, sumOf } from './policy.ts';

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
