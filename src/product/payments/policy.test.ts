import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AttemptState,
  attemptStateOf,
  creditsFor,
  disputeStateOf,
  nextCheck,
  type PaymentFacts,
  refundStateOf,
  stateOf,
  statusOf,
} from './policy.ts';

const said = fc.constantFrom('open', 'pending', 'paid', 'failed', 'cancelled', 'expired');
const facts = (change: Partial<PaymentFacts> = {}): PaymentFacts => ({
  ...{ amount: 995, attempts: ['paid'], refunds: [], disputes: [], ...change },
});

test('what was said of an attempt comes to the same in every order and however often, and money always wins', () => {
  fc.assert(
    fc.property(fc.array(said, { minLength: 1, maxLength: 8 }), fc.array(fc.nat(7)), (facts, order) => {
      const again = [...facts, ...order.map((at) => facts[at % facts.length] ?? 'open')].toReversed();
      const state = attemptStateOf('sent', facts);
      expect(attemptStateOf('sent', again)).toBe(state);
      expect(again.reduce<AttemptState>((own, one) => attemptStateOf(own, [one]), 'unknown')).toBe(state);
      if (facts.includes('paid')) expect(state).toBe('paid');
    }),
  );
});

test('refunds and disputes come to the same in every order', () => {
  const refunds = fc.shuffledSubarray(['pending', 'settled', 'failed', 'reversed'] as const, { minLength: 1 });
  const disputes = fc.shuffledSubarray(['warned', 'lost_funds', 'won', 'lost'] as const, { minLength: 1 });
  fc.assert(
    fc.property(refunds, disputes, (told, held) => {
      const refund = (order: typeof told) => order.reduce(refundStateOf, 'asked' as ReturnType<typeof refundStateOf>);
      expect(refund(told.toReversed())).toBe(refund(told));
      const dispute = (order: typeof held) =>
        order.reduce<ReturnType<typeof disputeStateOf> | null>(disputeStateOf, null);
      expect(dispute(held.toReversed())).toBe(dispute(held));
    }),
  );
});

test('what waits for a transfer is asked about at the moment its time is over, also after a month', () => {
  const day = 24 * 3_600_000;
  expect(nextCheck('pending', { checks: 5, age: day, expiresIn: 60_000 })).toBe(60_000);
  expect(nextCheck('pending', { checks: 5, age: 40 * day, expiresIn: 5 * day })).toBe(day);
  expect(nextCheck('pending', { checks: 5, age: 40 * day, expiresIn: null })).toBeNull();
});

test.each([
  ['nothing was heard', facts({ attempts: ['sent'] }), 'ordered', 'loading'],
  ['its page is open', facts({ attempts: ['open'] }), 'opened', 'loading'],
  ['the bank works on it', facts({ attempts: ['failed', 'pending'] }), 'pending', 'pending'],
  ['it failed', facts({ attempts: ['failed'] }), 'failed', 'failed'],
  ['its time ran out', facts({ attempts: ['expired'] }), 'expired', 'failed'],
  ['the payer left', facts({ attempts: ['cancelled'] }), 'cancelled', 'cancelled'],
  ['one of two tries is still unknown', facts({ attempts: ['unknown', 'failed'] }), 'ordered', 'loading'],
  ['it was paid', facts(), 'paid', 'completed'],
  ['it was paid after it had failed', facts({ attempts: ['paid', 'failed'] }), 'paid', 'completed'],
  ['a part went back', facts({ refunds: [{ state: 'settled', amount: 5 }] }), 'partly_refunded', 'completed'],
  ['a refund is on its way', facts({ refunds: [{ state: 'sent', amount: 995 }] }), 'paid', 'completed'],
  ['a refund failed', facts({ refunds: [{ state: 'failed', amount: 995 }] }), 'paid', 'completed'],
  ['all went back', facts({ refunds: [{ state: 'settled', amount: 995 }] }), 'refunded', 'completed'],
  ['the bank only warned', facts({ disputes: ['warned'] }), 'paid', 'completed'],
  ['the bank took it', facts({ disputes: ['lost_funds'] }), 'charged_back', 'completed'],
  ['the shop won', facts({ disputes: ['won'] }), 'won_back', 'completed'],
  ['the shop lost', facts({ disputes: ['won', 'lost'] }), 'charged_back', 'completed'],
] as const)('a payment where %s', (_, given, state, status) => {
  expect([stateOf(given), statusOf(stateOf(given))]).toEqual([state, status]);
});

test('credits of a part are rounded for the member, those of the whole are all', () => {
  expect([
    creditsFor(25, 995, 995),
    creditsFor(25, 994, 995),
    creditsFor(25, 1, 995),
    creditsFor(25, 500, 995),
  ]).toEqual([25, 24, 0, 12]);
});

test('a provider is asked soon at first, then seldom, and not for ever', () => {
  const minutes = (state: AttemptState, checks: number, age = 0, expiresIn: number | null = null) => {
    const wait = nextCheck(state, { checks, age: age * 3600_000, expiresIn: expiresIn && expiresIn * 3600_000 });
    return wait === null ? null : wait / 60_000;
  };
  expect([0, 1, 2, 3, 4, 9].map((checks) => minutes('open', checks))).toEqual([2, 3, 10, 45, 60, 60]);
  expect([minutes('open', 9, 30, -0.5), minutes('open', 9, 30, -2)]).toEqual([60, null]);
  expect([minutes('pending', 5, 1), minutes('pending', 5, 100), minutes('pending', 5, 800)]).toEqual([60, 1440, null]);
  expect([minutes('unknown', 1, 0.5), minutes('unknown', 1, 2)]).toEqual([1, null]);
  expect(['paid', 'failed', 'cancelled', 'expired'].map((state) => minutes(state as AttemptState, 0))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
