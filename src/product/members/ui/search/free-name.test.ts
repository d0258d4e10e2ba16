import { expect, test } from 'vitest';
import { freeName } from './free-name.ts';

test('a search without a name gets one that no other saved search has', () => {
  expect(freeName('My search', [])).toBe('My search');
  expect(freeName('My search', ['Arnhem', 'my SEARCH'])).toBe('My search 2');
  expect(freeName('My search', ['My search', 'My search 2', 'My search 4'])).toBe('My search 3');
});
