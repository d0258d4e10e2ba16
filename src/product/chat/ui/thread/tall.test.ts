import { expect, test } from 'vitest';
import { isTall } from './tall.ts';

test('a message of many lines, or of so many letters, is tall', () => {
  expect(isTall('\n'.repeat(20))).toBe(true);
  expect(isTall('a'.repeat(1000))).toBe(true);
  for (const body of ['', 'a', 'a'.repeat(900), '\n'.repeat(19), `${'a'.repeat(48)}\n`.repeat(10)])
    expect(isTall(body)).toBe(false);
});
