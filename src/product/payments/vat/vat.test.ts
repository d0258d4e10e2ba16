import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatIn, vatOf } from './vat.ts';

const now = new Date('2026-11-26T12:00:00Z');
const dutch = { country: 'NL', vat_scheme: 'oss', vat_registered: [] } as const;

test.each([
  [995, 2100, 173],
  [995, 2550, 202],
  [4695, 2300, 878],
  [1, 2500, 0],
  [0, 2100, 0],
])('of a price of %i at %i hundredths of a percent %i are VAT', (amount, rate, vat) => {
  expect(vatIn({ amount, currency: 'EUR' }, rate)).toEqual({ amount: vat, currency: 'EUR' });
});

test('net and VAT make the price again, and VAT is the nearest to its share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 3000 }), (amount, rate) => {
      const { amount: vat } = vatIn({ amount, currency: 'EUR' }, rate);
      expect(vat).toBeGreaterThanOrEqual(0);
      expect(Math.abs(vat - (amount * rate) / (10_000 + rate))).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

test.each([
  ['a Dutch buyer of a Dutch company', dutch, 'NL', { country: 'NL', rate: 2100 }],
  ['a Finnish buyer under the one-stop shop', dutch, 'FI', { country: 'FI', rate: 2550 }],
  ['a Finnish buyer below the threshold', { ...dutch, vat_scheme: 'home' }, 'FI', { country: 'NL', rate: 2100 }],
  [
    'a French buyer of a small company that is registered there',
    { ...dutch, vat_scheme: 'home', vat_registered: ['FR'] },
    'FR',
    { country: 'FR', rate: 2000 },
  ],
  ['a Norwegian buyer without registration', dutch, 'NO', null],
  ['a Norwegian buyer with registration', { ...dutch, vat_registered: ['NO'] }, 'NO', { country: 'NO', rate: 2500 }],
  ['a Swiss buyer of a Swiss company', { ...dutch, country: 'CH' }, 'CH', { country: 'CH', rate: 810 }],
  ['a buyer in the United States', { ...dutch, vat_registered: ['US'] }, 'US', null],
  ['a buyer in Canada', dutch, 'CA', null],
  ['a buyer in Australia', dutch, 'AU', null],
] as const)('the VAT of %s', (_, company, buyer, vat) => {
  expect(vatOf(company, buyer, now)).toEqual(vat);
});

test('a rate holds from its day on', () => {
  expect(vatOf(dutch, 'EE', new Date('2025-06-30T23:59:59Z'))?.rate).toBe(2200);
  expect(vatOf(dutch, 'EE', new Date('2025-07-01T00:00:00Z'))?.rate).toBe(2400);
});
