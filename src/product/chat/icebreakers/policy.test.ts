import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Icebreaker } from './contract.ts';
import { arranged } from './policy.ts';

const of = (interest: Icebreaker['interest'], ...texts: string[]): Icebreaker[] =>
  texts.map((text) => ({ text, interest }));
const byLetter = (text: string) => text.charCodeAt(0) * 100 + text.charCodeAt(1);
const GENERAL = of(null, 'z1', 'z2', 'z3', 'z4');

test('the first three are about two different interests and about anything', () => {
  const offered = arranged([of('tea', 'a1', 'a2'), of('wine', 'b1', 'b2')], [], GENERAL, byLetter);
  expect(offered.map(({ text }) => text)).toEqual(['a1', 'b1', 'z1', 'a2', 'b2', 'z2', 'z3', 'z4']);
});

test('without interests all are about anything, and the site’s own come first', () => {
  expect(arranged([], of(null, 'zz'), GENERAL, byLetter).map(({ text }) => text)).toEqual([
    'zz',
    'z1',
    'z2',
    'z3',
    'z4',
  ]);
});

test('however many there are, nobody is offered more than a dozen, and none twice', () => {
  const some = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n'), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 8 }), some, some, (about, own, general) => {
      const offered = arranged(
        about.map((texts) => of('tea', ...texts)),
        of(null, ...own),
        of(null, ...general),
        (text) => text.charCodeAt(0),
      ).map(({ text }) => text);
      expect(new Set(offered).size).toBe(offered.length);
      expect(offered.length).toBe(Math.min(12, new Set([...about.flat(), ...own, ...general]).size));
    }),
  );
});
