import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cheapest, credit, offer, type PricedPackage, pricePerMessage } from './policy.ts';

const amounts = fc.integer({ min: 1, max: 2_147_483_647 });
const packages = fc
  .array(fc.record({ credits: fc.integer({ min: 1, max: 100_000 }), amount: amounts }), { minLength: 1, maxLength: 8 })
  .map((list) =>
    list.map(
      ({ credits, amount }, index): PricedPackage => ({
        id: index + 1,
        credits,
        price: { amount, currency: 'EUR' },
      }),
    ),
  );
const messageCredits = fc.integer({ min: 0, max: 1_000_000 });
const of = (id: number, credits: number, amount: number, currency = 'EUR'): PricedPackage => ({
  id,
  credits,
  price: { amount, currency },
});

describe('the price of a message', () => {
  test('is rounded up to the minor unit and never by more than one', () => {
    fc.assert(
      fc.property(packages, messageCredits, ([entry], price) => {
        if (!entry) return;
        const { amount } = pricePerMessage(entry, price);
        const exact = BigInt(entry.price.amount) * BigInt(price);
        expect(BigInt(amount) * BigInt(entry.credits) >= exact).toBe(true);
        expect((BigInt(amount) - 1n) * BigInt(entry.credits) < exact).toBe(true);
      }),
    );
  });

  test('is a whole number in the currency of the package', () => {
    expect(pricePerMessage(of(1, 75, 2475, 'GBP'), 5)).toEqual({ amount: 165, currency: 'GBP' });
    expect(pricePerMessage(of(1, 150, 4201), 5)).toEqual({ amount: 141, currency: 'EUR' });
    expect(pricePerMessage(of(1, 25, 995), 0)).toEqual({ amount: 0, currency: 'EUR' });
  });
});

describe('the lowest price per message', () => {
  test('belongs to exactly one package, and no other is cheaper', () => {
    fc.assert(
      fc.property(packages, messageCredits, (list, price) => {
        const offered = offer(list, price);
        const lowest = offered.filter((entry) => entry.lowest_price_per_message);
        expect(lowest).toHaveLength(1);
        for (const { price_per_message } of offered) {
          expect(price_per_message.amount).toBeGreaterThanOrEqual(lowest[0]?.price_per_message.amount ?? Number.NaN);
        }
      }),
    );
  });

  test('does not depend on the order of the packages', () => {
    fc.assert(
      fc.property(packages, (list) => {
        const best = cheapest(list);
        const again = cheapest(list.toReversed());
        expect([again?.credits, again?.price.amount]).toEqual([best?.credits, best?.price.amount]);
      }),
    );
  });

  test('goes to the smaller of two packages that cost the same per message', () => {
    expect(cheapest([of(1, 400, 8000), of(2, 100, 2000), of(3, 10, 300)])?.id).toBe(2);
  });

  test('is decided before rounding', () => {
    expect(cheapest([of(1, 1000, 1001), of(2, 1000, 1000)])?.id).toBe(2);
  });

  test('never compares different currencies', () => {
    expect(cheapest([of(1, 25, 10900, 'SEK'), of(2, 400, 9600, 'EUR')])?.id).toBe(1);
  });
});

describe('a package', () => {
  test('pays for whole messages only', () => {
    expect(offer([of(1, 24, 995)], 5)[0]?.messages).toBe(4);
  });

  test('pays for no message where messages are free', () => {
    expect(offer([of(1, 24, 995)], 0)[0]?.messages).toBe(0);
  });
});

test('credits are whole numbers', () => {
  expect(credit(5)).toBe(5);
  expect(() => credit(0.5)).toThrow(RangeError);
  expect(() => credit(Number.NaN)).toThrow(RangeError);
});
