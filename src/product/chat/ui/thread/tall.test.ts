import { expect, test } from 'vitest';
import { tallOn } from './tall.ts';

test('a message of many lines, or of so many letters, is tall: of fewer letters on phones', () => {
  expect(tallOn('\n'.repeat(14))).toBe('everywhere');
  expect(tallOn('a'.repeat(900))).toBe('everywhere');
  expect(tallOn('a'.repeat(600))).toBe('phones');
  for (const body of ['', 'a', 'a'.repeat(500), '\n'.repeat(13)]) expect(tallOn(body)).toBe(null);
});
