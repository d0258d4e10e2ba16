import { expect, test } from 'vitest';
import { plain, quoted, timeOf } from './plain.ts';

test('what members wrote moves no cursor, changes no colour, hides nothing and is not written backwards', () => {
  expect(plain('\u001b]0;owned\u0007\u001b[2JJo\u009b1mhn')).toBe('\ufffd]0;owned\ufffd\ufffd[2JJo\ufffd1mhn');
  expect(plain('abc\u202edcba\u2066x\u2069\u200b\u{e0041}')).toBe('abcdcbax');
  expect(plain('one\r\ntwo\tthree\rfour\u2028five')).toBe('one / two three / four / five');
  expect(plain('Zoë 👩‍🎨 日本語')).toBe('Zoë 👩🎨 日本語');
});

test('each line of a longer text stands behind a bar, so that none passes for the command’s own', () => {
  expect(quoted('Hello\nphoto 3  accepted\n\u001b[1A')).toEqual([
    '    | Hello',
    '    | photo 3  accepted',
    '    | \ufffd[1A',
  ]);
});

test('times are UTC, to the minute', () => {
  expect(timeOf('2026-11-22T14:05:59Z')).toBe('2026-11-22 14:05 UTC');
});
