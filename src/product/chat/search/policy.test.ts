import { expect, test } from 'vitest';
import { patternOf } from './policy.ts';

test('letters with accents are found by plain ones and the other way round; signs stand for themselves', () => {
  expect(patternOf('Él')).toBe(patternOf('el'));
  expect(patternOf(' .*(x ')).toBe('\\.\\*\\(x');
  expect(patternOf('\\')).toBe('\\\\');
  expect([patternOf('  '), patternOf('\0')]).toEqual([null, null]);
  expect(patternOf('🥧 9')).toBe('🥧 9');
});
