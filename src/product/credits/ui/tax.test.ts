import { expect, test } from 'vitest';
import { COUNTRIES } from '#product/geo/contract.ts';
import { taxIn } from './tax.ts';

test('a price says that it includes VAT, but nothing of taxes in the United States, Canada and Australia', () => {
  expect(COUNTRIES.filter((country) => taxIn(country) === 'none')).toEqual(['US', 'CA', 'AU']);
  expect(['NL', 'DE', 'FI', 'PL', 'SE', 'NO', 'CH', 'GB', 'IE'].map(taxIn)).toEqual(Array(9).fill('vat'));
});
