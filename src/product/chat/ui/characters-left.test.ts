import { expect, test } from 'vitest';
import { charactersLeft } from './characters-left.ts';

test('Characters are counted down only near the limit, and below zero beyond it', () => {
  expect(charactersLeft('x'.repeat(799), 1000)).toBeNull();
  expect(charactersLeft('x'.repeat(800), 1000)).toBe(200);
  expect(charactersLeft('x'.repeat(1001), 1000)).toBe(-1);
});

test('An emoji of several units counts as one character', () => {
  expect(charactersLeft('🏳️‍🌈'.repeat(9), 10)).toBe(1);
  expect(charactersLeft('🏳️‍🌈'.repeat(3), 10)).toBeNull();
});
