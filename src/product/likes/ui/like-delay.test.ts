import { expect, test } from 'vitest';
import { readLikeDelay } from './like-delay.ts';

test('an address can ask for a like within an hour, and nothing else it says is a time', () => {
  expect(['0', '3', '2.5', '3600'].map(readLikeDelay)).toEqual([0, 3, 2.5, 3600]);
  for (const text of [
    '',
    ' ',
    '-1',
    '3601',
    '1e9',
    '1e1',
    'NaN',
    'Infinity',
    '0x10',
    '1,2',
    '5s',
    '١',
    '9'.repeat(400),
  ])
    expect([text, readLikeDelay(text)]).toEqual([text, null]);
});
