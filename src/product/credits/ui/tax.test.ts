import { expect, test } from 'vitest';
import { COUNTRIES } from '#product/geo/contract.ts';
import { taxIn } from './tax.ts';

test('a price speaks of VAT only where there is VAT', () => {
  expect(['NL', 'DE', 'FI', 'PL', 'SE', 'NO', 'CH', 'GB', 'IE'].map(taxIn)).toEqual(Array(9).fill('vat'));
  expect(['AU', 'NZ'].map(taxIn)).toEqual(['gst', 'gst']);
  expect(taxIn('CA')).toBe('tax');
  expect(taxIn('US')).toBe('none');
});

test('a price speaks of tax alone where taxes have many names, and where nobody has looked the law up', () => {
  expect(taxIn('BR')).toBe('tax');
  expect(COUNTRIES.filter((country) => taxIn(country) === 'tax')).toEqual(['CA']);
});
