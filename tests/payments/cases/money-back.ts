import { expect } from 'vitest';
import type { ProviderFact } from '#product/payments/gateway.ts';
import { isRefund, type ProviderCases } from '../provider-world.ts';

export const MONEY_BACK = {
  'a whole refund is asked for once, and settles': async (world) => {
    const { attempt } = await world.paid();
    const order = world.refundOrder();
    const asked = await world.provider.refund(world.to(), attempt, order);
    expect(asked).toMatchObject({ object: 'refund', ourRefund: 7, amount: 2475, currency: 'EUR', state: 'pending' });
    expect(world.double.requests.filter(({ key }) => key === order.key)).toHaveLength(1);
    await world.double.settleRefunds('settled');
    const told = (await world.learn(attempt)).filter(isRefund);
    expect(told).toContainEqual(
      expect.objectContaining({ refund: asked.refund, ourRefund: 7, state: 'settled', amount: 2475, currency: 'EUR' }),
    );
    expect(new Set(told.map(({ refund }) => refund)).size).toBe(1);
  },
  'a part is refunded, and then another': async (world) => {
    const { attempt } = await world.paid();
    const first = await world.provider.refund(world.to(), attempt, world.refundOrder({ refund: 1, amount: 1000 }));
    const second = await world.provider.refund(world.to(), attempt, world.refundOrder({ refund: 2, amount: 475 }));
    expect(second.refund).not.toBe(first.refund);
    await world.double.settleRefunds('settled');
    const settled = (await world.learn(attempt)).filter(isRefund).filter(({ state }) => state === 'settled');
    expect(new Map(settled.map(({ ourRefund, amount }) => [ourRefund, amount]))).toEqual(
      new Map([
        [1, 1000],
        [2, 475],
      ]),
    );
  },
  'the same key again is the same refund': async (world) => {
    const { attempt } = await world.paid();
    const order = world.refundOrder({ amount: 500 });
    const first = await world.provider.refund(world.to(), attempt, order);
    expect((await world.provider.refund(world.to(), attempt, order)).refund).toBe(first.refund);
    await world.double.settleRefunds('settled');
    expect(new Set((await world.learn(attempt)).filter(isRefund).map(({ refund }) => refund)).size).toBe(1);
  },
  'a refund may fail late': async (world) => {
    const { attempt } = await world.paid();
    const { refund } = await world.provider.refund(world.to(), attempt, world.refundOrder());
    await world.double.settleRefunds('settled');
    await world.double.settleRefunds('failed');
    const told = (await world.learn(attempt)).filter(isRefund);
    expect(told).toContainEqual(expect.objectContaining({ refund, state: 'failed', amount: 2475 }));
  },
  'a refund may come back from the bank': async (world) => {
    const { attempt } = await world.paid();
    const { refund } = await world.provider.refund(world.to(), attempt, world.refundOrder());
    await world.double.settleRefunds('settled');
    await world.double.settleRefunds('reversed');
    const told = (await world.learn(attempt)).filter(isRefund);
    expect(told).toContainEqual(expect.objectContaining({ refund, state: 'reversed', amount: 2475 }));
  },
  'more than was paid is not refunded': async (world) => {
    const { attempt } = await world.paid();
    const error = await world.errorOf(
      world.provider.refund(world.to(), attempt, world.refundOrder({ amount: attempt.amount + 1 })),
    );
    expect(['invalid', 'refused']).toContain(error.code);
    expect(error.unknown).toBe(false);
  },
  'a refund that was made at the provider is heard of, and is none of ours': async (world) => {
    const { opened, attempt } = await world.paid();
    await world.double.refundByHand(opened.reference, 300);
    await world.double.settleRefunds('settled');
    const told = (await world.learn(attempt)).filter(isRefund);
    expect(told).toContainEqual(expect.objectContaining({ ourRefund: null, amount: 300, state: 'settled' }));
  },
  'a dispute takes the money': async (world) => {
    const { opened, attempt } = await world.paid();
    await world.double.dispute(opened.reference, 'lost_funds');
    const taken = disputesIn(await world.learn(attempt));
    expect(taken).toContainEqual(expect.objectContaining({ state: 'lost_funds', amount: 2475, currency: 'EUR' }));
    for (const { reason } of taken) expect(reason).not.toBe('');
  },
  'a dispute that is won gives it back': async (world) => {
    const { opened, attempt } = await world.paid();
    await world.double.dispute(opened.reference, 'lost_funds');
    const before = disputesIn(await world.learn(attempt));
    await world.double.dispute(opened.reference, 'won');
    const won = disputesIn(await world.learn(attempt)).filter(({ state }) => state === 'won');
    expect(won.map(({ dispute }) => dispute)).toContain(before[0]?.dispute);
  },
  'a dispute may be announced before it takes anything': async (world) => {
    const { opened, attempt } = await world.paid();
    await world.double.dispute(opened.reference, 'warned');
    expect(disputesIn(await world.learn(attempt)).map(({ state }) => state)).toEqual(
      expect.arrayContaining(['warned']),
    );
    expect(disputesIn(await world.learn(attempt)).map(({ state }) => state)).not.toContain('lost_funds');
  },
  'a dispute may be lost for good': async (world) => {
    const { opened, attempt } = await world.paid();
    await world.double.dispute(opened.reference, 'lost_funds');
    await world.double.dispute(opened.reference, 'lost');
    expect(disputesIn(await world.learn(attempt)).map(({ state }) => state)).toContain('lost');
  },
} satisfies ProviderCases;

const disputesIn = (facts: readonly ProviderFact[]) => facts.filter((fact) => fact.object === 'dispute');
