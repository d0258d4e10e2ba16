import { expect, test } from 'vitest';
import { COUNTRIES } from '#product/geo/contract.ts';
import { taxIn } from './tax.ts';

const untaxed = (...registered: string[]) =>
  COUNTRIES.filter((country) => taxIn(country, registered) === 'none').sort();

test('a price says that it includes VAT, but nothing of taxes in the United States, Canada and Australia', () => {
  expect(untaxed('NL', 'CH', 'GB', 'NO')).toEqual(['AU', 'CA', 'US']);
  expect(untaxed('NL', 'US', 'CA', 'AU', 'CH', 'GB', 'NO')).toEqual(['AU', 'CA', 'US']);
});

test('a price in Norway, Switzerland or Britain says so only where the company is there or registered there', () => {
  expect(untaxed('NL')).toEqual(['AU', 'CA', 'CH', 'GB', 'NO', 'US']);
  expect(untaxed('NL', 'NO')).toEqual(['AU', 'CA', 'CH', 'GB', 'US']);
  expect(untaxed('GB')).toEqual(['AU', 'CA', 'CH', 'NO', 'US']);
});
