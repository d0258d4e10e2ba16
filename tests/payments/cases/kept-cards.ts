import { expect } from 'vitest';
import { PAYMENT_FAILURES } from '#product/payments/contract.ts';
import { type PaymentProvider, ProviderError } from '#product/payments/gateway.ts';
import { attemptOf, isPaid, isPayment, type ProviderCases, type ProviderWorld, statesOf } from '../provider-world.ts';

export const STORED_CARDS = {
  'a card is kept only for who asked for it': async (world) => {
    const plain = await world.paid({ store: false }, { brand: 'visa', last4: '4242' });
    expect(plain.facts.filter(({ object }) => object === 'stored')).toEqual([]);
    const card = await world.storedCard();
    expect(card).toMatchObject({ brand: 'visa', last4: '4242' });
    expect(card.token).not.toBe('');
    expect(card.expMonth).toBeGreaterThanOrEqual(1);
    expect(card.expMonth).toBeLessThanOrEqual(12);
    expect(card.expYear).toBeGreaterThanOrEqual(2026);
  },
  'a buyer who pays again is the same customer': async (world) => {
    const { opened } = await world.open({ store: true });
    const again = await world.open({ store: true, customer: opened.customer });
    expect(again.opened.customer).toBe(opened.customer);
  },
  'a kept card is charged at once': async (world) => {
    const card = await world.storedCard();
    world.double.nextCharge('paid');
    const { order, opened } = await chargeOf(world, card);
    expect(opened.url).toBeNull();
    const facts = [...opened.facts, ...(await world.learn(attemptOf(order, opened)))];
    expect(facts.find(isPaid)).toMatchObject({ amount: order.amount, currency: 'EUR' });
  },
  'a kept card is charged once by the same key': async (world) => {
    const card = await world.storedCard();
    const before = world.double.made();
    world.double.nextCharge('paid');
    const { order, opened } = await chargeOf(world, card);
    const again = await world.provider.chargeStored(world.to(), order, card);
    expect(again.reference).toBe(opened.reference);
    expect(world.double.made()).toBe(before + 1);
  },
  'where the bank or the page has to ask, the payer goes there': async (world) => {
    const card = await world.storedCard();
    world.double.nextCharge('challenged');
    const { order, opened } = await chargeOf(world, card);
    expect(opened.url).toMatch(/^http/);
    expect(statesOf(opened.facts)).not.toContain('paid');
    await world.double.pay(opened.reference);
    expect(statesOf(await world.learn(attemptOf(order, opened)))).toContain('paid');
  },
  'a kept card that is declined says why': async (world) => {
    const card = await world.storedCard();
    world.double.nextCharge('declined');
    const order = world.order({ customer: card.customer });
    const failure = await world.provider.chargeStored(world.to(), order, card).then(
      (opened) => opened.facts.filter(isPayment).find(({ state }) => state === 'failed')?.failure,
      (error: unknown) => (error instanceof ProviderError && error.code === 'refused' ? error.failure : error),
    );
    expect(PAYMENT_FAILURES).toContain(failure);
    expect(failure).not.toBe('unknown');
  },
  'a kept card is forgotten, and again': async (world) => {
    const card = await world.storedCard();
    await world.provider.forget(world.to(), card);
    await world.provider.forget(world.to(), card);
    world.double.nextCharge('paid');
    const order = world.order({ customer: card.customer });
    const states = await world.provider.chargeStored(world.to(), order, card).then(
      ({ facts }) => statesOf(facts),
      (error: unknown) => (error instanceof ProviderError ? [error.code] : error),
    );
    expect(states).not.toContain('paid');
  },
} satisfies ProviderCases;

async function chargeOf(world: ProviderWorld, card: Parameters<PaymentProvider['chargeStored']>[2]) {
  const order = world.order({ customer: card.customer });
  return { order, opened: await world.provider.chargeStored(world.to(), order, card) };
}
