import { expect } from 'vitest';
import { PAYMENT_FAILURES } from '#product/payments/contract.ts';
import { ProviderError } from '#product/payments/gateway.ts';
import { isPaid, isPayment, type ProviderCases, statesOf } from '../provider-world.ts';

export const PAYING = {
  'an order opens a page, with our ids, its amount and its method': async (world, { card }) => {
    const { order, opened, attempt } = await world.open();
    expect(opened.url).toMatch(/^http/);
    expect(opened.reference).not.toBe('');
    const sent = world.double.requests.filter(({ key }) => key === order.key);
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent[0]?.body)).toContain(card);
    await world.double.pay(opened.reference);
    const ours = { payment: order.payment, attempt: order.attempt };
    const paid = (await world.learn(attempt)).find(isPaid);
    expect(paid).toMatchObject({ amount: order.amount, currency: order.currency, ours, failure: null });
  },
  'the same key again is the same payment': async (world) => {
    const order = world.order();
    const first = await world.provider.open(world.to(), order);
    const again = await world.provider.open(world.to(), order);
    expect(again).toEqual(first);
    expect(world.double.made()).toBe(1);
  },
  'another key is another payment': async (world) => {
    const first = await world.open();
    const other = await world.open();
    expect(other.opened.reference).not.toBe(first.opened.reference);
    expect(world.double.made()).toBe(2);
  },
  'a payment without an address for webhooks opens too': async (world) => {
    const { opened } = await world.open({ webhookUrl: null, browser: null, statement: null });
    expect(opened.url).toMatch(/^http/);
  },
  'a payment that nobody has paid is open': async (world) => {
    const { attempt } = await world.open();
    const states = statesOf(await world.learn(attempt));
    expect(states.filter((state) => state !== 'open')).toEqual([]);
  },
  'a payment that was paid says by what': async (world) => {
    const { facts, order } = await world.paid({}, { brand: 'mastercard', last4: '4444', country: 'BE' });
    const paid = facts.filter(isPaid);
    expect(paid.length).toBeGreaterThan(0);
    for (const fact of paid) expect(fact).toMatchObject({ amount: order.amount, currency: 'EUR' });
    expect(paid.map(({ detail }) => detail)).toContainEqual({ brand: 'mastercard', last4: '4444', country: 'BE' });
  },
  'every currency is told in its minor units': async (world) => {
    for (const [amount, currency] of [
      [1, 'EUR'],
      [100, 'SEK'],
      [90_005, 'PLN'],
    ] as const) {
      const { facts } = await world.paid({ amount, currency });
      expect(facts.find(isPaid)).toMatchObject({ amount, currency });
    }
  },
  'a payment that takes its time is pending, and then paid': async (world, { methods }) => {
    const { opened, attempt } = await world.open({ method: methods.slow });
    await world.double.end(opened.reference, 'pending');
    const waiting = statesOf(await world.learn(attempt));
    expect(waiting).toContain('pending');
    expect(waiting).not.toContain('paid');
    await world.double.pay(opened.reference);
    expect(statesOf(await world.learn(attempt))).toContain('paid');
  },
  'a payment that failed says why': async (world) => {
    const { opened, attempt } = await world.open();
    await world.double.end(opened.reference, 'failed', 'insufficient_funds');
    const facts = (await world.learn(attempt)).filter(isPayment);
    expect(statesOf(facts)).not.toContain('paid');
    expect(facts).toContainEqual(expect.objectContaining({ state: 'failed', failure: 'insufficient_funds' }));
  },
  'every reason to fail is told as one of ours': async (world) => {
    for (const failure of PAYMENT_FAILURES) {
      const { opened, attempt } = await world.open();
      await world.double.end(opened.reference, 'failed', failure);
      const failed = (await world.learn(attempt)).filter(isPayment).filter(({ state }) => state === 'failed');
      expect(failed.length).toBeGreaterThan(0);
      for (const fact of failed) expect(PAYMENT_FAILURES).toContain(fact.failure);
    }
  },
  'a payment that the payer cancelled is cancelled': async (world) => {
    const { opened, attempt } = await world.open();
    await world.double.end(opened.reference, 'cancelled');
    const states = statesOf(await world.learn(attempt));
    expect(states).toContain('cancelled');
    expect(states).not.toContain('paid');
  },
  'a payment whose time ran out is expired': async (world) => {
    const { opened, attempt } = await world.open();
    await world.double.end(opened.reference, 'expired');
    const states = statesOf(await world.learn(attempt));
    expect(states).toContain('expired');
    expect(states).not.toContain('paid');
  },
  'who paid comes back to where the order said': async (world) => {
    const { opened, order, attempt } = await world.open();
    const address = await leave(opened.url, 'paid');
    expect(address).toContain(order.returnUrl);
    const query = Object.fromEntries(new URL(address).searchParams);
    const brought = await world.provider.finishReturn(world.to(), attempt, query);
    expect(statesOf(brought).filter((state) => state !== 'paid')).toEqual([]);
    expect(statesOf(await world.learn(attempt))).toContain('paid');
  },
  'who comes back with invented words brings no payment': async (world) => {
    const { attempt } = await world.open();
    const invented = { status: 'paid', sessionResult: 'x', redirectResult: 'y', id: attempt.reference };
    const brought = await world.provider.finishReturn(world.to(), attempt, invented).catch((error: unknown) => {
      expect(error).toBeInstanceOf(ProviderError);
      return [];
    });
    expect(statesOf(brought)).not.toContain('paid');
  },
  'an open payment is taken back': async (world, { methods }) => {
    const { attempt } = await world.open({ method: methods.cancellable });
    const answer = await world.provider.cancel(world.to(), attempt);
    expect(answer).not.toBe('cannot');
    const states = statesOf([...(answer === 'cannot' ? [] : answer), ...(await world.learn(attempt))]);
    expect(states.some((state) => state === 'cancelled' || state === 'expired')).toBe(true);
    expect(states).not.toContain('paid');
  },
  'what was paid meanwhile is not taken back': async (world, { methods }) => {
    const { attempt } = await world.paid({ method: methods.cancellable });
    const answer = await world.provider.cancel(world.to(), attempt);
    const states = statesOf([...(answer === 'cannot' ? [] : answer), ...(await world.learn(attempt))]);
    expect(states).toContain('paid');
    expect(states).not.toContain('cancelled');
  },
  'the methods that the account can take now are named': async (world) => {
    const live = await world.provider.liveMethods?.(world.to(), { amount: 2475, currency: 'EUR', country: 'NL' });
    expect(live?.has('card')).toBe(true);
    expect(live?.has('nexi')).toBe(false);
  },
} satisfies ProviderCases;

/** Sends the hosted page's form. @returns where the payer is led then. */
async function leave(url: string | null, outcome: 'paid' | 'pending' | 'failed' | 'cancelled' | 'expired') {
  const body = new URLSearchParams({ outcome });
  const answer = await fetch(url ?? '', { method: 'POST', body, redirect: 'manual' });
  expect([302, 303]).toContain(answer.status);
  return answer.headers.get('location') ?? '';
}
