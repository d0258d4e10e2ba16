import { expect, test } from 'vitest';
import { legalVersion } from './contract.ts';

test('the terms of a company that was there before them are of 1 December 2023, 12:00 UTC', () => {
  expect(legalVersion('2021-03-04T09:30:00.000Z').toISOString()).toBe('2023-12-01T12:00:00.000Z');
  expect(legalVersion('2023-12-01T11:59:59.999Z').toISOString()).toBe('2023-12-01T12:00:00.000Z');
});

test('the terms of a company that came later are of the day it was added', () => {
  expect(legalVersion('2023-12-01T12:00:00.001Z').toISOString()).toBe('2023-12-01T12:00:00.001Z');
  expect(legalVersion('2025-06-30T23:15:00+02:00').toISOString()).toBe('2025-06-30T21:15:00.000Z');
});
