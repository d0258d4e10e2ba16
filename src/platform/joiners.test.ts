import { expect, test } from 'vitest';
import { leastCpuTime } from '#tests/cpu-time.ts';
import { placedJoiners } from './joiners.ts';

test.each([
  'نامه\u200cای',
  'می\u200cخواهم',
  'مِ\u200cم',
  'क्\u200dष',
  'क्\u200cष',
  'അവന്\u200d പോയി',
  '👩\u200d👩\u200d👧\u200d👦',
  '❤\u200d🔥',
  '❤\ufe0f\u200d🔥',
  '👩🏽\u200d🚀',
  '🏳️\u200d🌈',
])('%s keeps the joiners that it is written with', (text) => {
  expect(placedJoiners(text)).toBe(text);
});

test.each([
  ['mo\u200dney', 'money'],
  ['\u200cMarit\u200d', 'Marit'],
  ['ا\u200cب', 'اب'],
  ['نامه\u200c', 'نامه'],
  ['نامه\u200c\u200cای', 'نامهای'],
  ['👩\u200d', '👩'],
  ['👩\u200da', '👩a'],
  ['क\u200dष', 'कष'],
  ['क्\u200c ', 'क् '],
  ['1\u200d2', '12'],
])('%j has a joiner where nobody sees it, which goes', (text, without) => {
  expect(placedJoiners(text)).toBe(without);
  expect(placedJoiners(without)).toBe(without);
});

test('of every letter of Arabic and Syriac it is as domains have it', () => {
  const beside = 'ب';
  const isDomain = (label: string) => URL.canParse(`https://${label}.com`);
  const letters = Array.from({ length: 0x0767 - 0x0620 }, (_, index) => String.fromCodePoint(0x0620 + index));
  for (const letter of letters.filter((one) => /^\p{L}$/u.test(one) && isDomain(beside + one))) {
    for (const text of [`${letter}\u200c${beside}`, `${beside}\u200c${letter}`])
      expect(placedJoiners(text) === text, text.codePointAt(0)?.toString(16)).toBe(isDomain(text));
  }
});

test('however many marks and joiners there are, a text is read in a moment', async () => {
  for (const text of [
    `ب${'\u064e'.repeat(20_000)}\u200cب`,
    `ب${'\u064e'.repeat(50)}\u200c`.repeat(800),
    '\u200c\u200d'.repeat(20_000),
    '👩\u200d'.repeat(12_000),
  ])
    expect(await leastCpuTime(50, () => placedJoiners(text))).toBeLessThan(50);
});
