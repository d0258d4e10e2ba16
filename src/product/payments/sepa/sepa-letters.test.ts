import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sepaLetters } from './sepa-letters.ts';

test.each([
  ['Zażółć gęślą jaźń', 'Zazolc gesla jazn'],
  ['Größe Straße 5/a', 'Grosse Strasse 5/a'],
  ['Søren Ærø Ångström', 'Soren Aero Angstrom'],
  ['Łukasz Đorđević', 'Lukasz Dordevic'],
  ['Γιώργος Ψαράς, Θήβα', 'Giorgos Psaras, Thiva'],
  ['Щерьо Юлиев', 'Shteryo Yuliev'],
  ['O’Brien & Søn “X”; 50 €', "O'Brien + Son 'X', 50 E"],
  ['a\u0000\n\t b', 'a. b'],
  ['王小明', '...'],
])('%j is written %j for a bank', (text, said) => {
  expect(sepaLetters(text, 70)).toBe(said);
});

test('whatever a name is, a bank gets letters that it takes, no more than it takes, and never nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (text) => {
      const said = sepaLetters(text, 70);
      expect(said).toMatch(/^[A-Za-z0-9/?:().,'+ -]+$/);
      expect(said.length).toBeLessThanOrEqual(70);
      expect(said).toBe(said.trim());
      expect(sepaLetters(said, 70)).toBe(said);
    }),
    { numRuns: 500 },
  );
});
