import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsIn } from './words-in.ts';

const stands = (word: string, text: string) => wordsIn([word])?.(text) ?? false;

test('a word is found as a whole, in whatever letters, and not inside another one', () => {
  for (const [word, text] of [
    ['cam', 'Look at my CAM!'],
    ['cam girl', 'a cam\n  Girl, really'],
    ['straße', 'in der STRASSE'],
    ['ΟΔΟΣ', 'η οδός οδος'],
    ['café', 'cafe\u0301?'],
    ['ｗｅｂ', 'the web'],
    ['kryptowaluty', 'Kryptowaluty.'],
    ['деньги', 'Пришли ДЕНЬГИ!'],
    ['金钱', '我需要很多金钱啊'],
    ['$$$', 'make $$$ now'],
    ['c++', 'I write c++ at night'],
    ['money', 'mo\u200bney'],
    ['🍆', 'hi 🍆🍆'],
  ] as const)
    expect([word, stands(word, text)]).toEqual([word, true]);
  for (const [word, text] of [
    ['cam', 'my camera'],
    ['cam', 'a webcam'],
    ['ass', 'in class we pass'],
    ['деньги', 'деньгина'],
    ['a.c', 'abc'],
  ] as const)
    expect([word, stands(word, text)]).toEqual([word, false]);
  expect(wordsIn([])).toBeNull();
  expect(wordsIn([' ', '\u200b'])).toBeNull();
});

test('whatever the words are, they break nothing, and only whole ones are found', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), { maxLength: 50 }), (words) => {
      const holds = wordsIn(words);
      expect(holds?.(words.join(' ')) ?? false).toBeTypeOf('boolean');
    }),
  );
  const letters = fc.string({ unit: fc.constantFrom(...'abcäéжλ'), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(letters, fc.array(letters), (word, others) => {
      expect(stands(word, others.join(' '))).toBe(others.includes(word));
    }),
  );
});
