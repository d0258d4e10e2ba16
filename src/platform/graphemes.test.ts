import { expect, test } from 'vitest';
import { leastCpuTime } from '#tests/cpu-time.ts';
import { graphemesIn } from './graphemes.ts';

test('an emoji, a flag and a letter with its marks are a character each', () => {
  expect(graphemesIn('👩‍👩‍👧‍👦🏳️‍🌈🇳🇱é')).toBe(4);
  expect(graphemesIn('👩‍👩‍👧‍👦'.repeat(10), 100)).toBe(10);
});

test('three thousand hearts that are joined to one are no character', () => {
  const hearts = '❤\u200d'.repeat(3000);
  expect(graphemesIn(hearts)).toBeGreaterThan(180);
  expect(graphemesIn(hearts, 1000)).toBeGreaterThan(1000);
});

test('a text has four code points at most for each character that it may have', () => {
  const letter = 'a\u0323\u0301\u0323';
  expect(graphemesIn(letter.repeat(30), 30)).toBe(30);
  expect(graphemesIn(`${letter.repeat(29)}${letter}\u0301`, 30)).toBe(31);
});

test('one letter under all marks that fit into a call is counted in a moment', async () => {
  for (const text of [`a${'\u0301\u0323'.repeat(60_000)}`, '❤\u200d'.repeat(60_000), 'a'.repeat(250_000)])
    expect(await leastCpuTime(100, () => graphemesIn(text, 1000))).toBeLessThan(100);
});
