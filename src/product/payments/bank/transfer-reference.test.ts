import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inFours, referencesIn, transferReference } from './transfer-reference.ts';

const payment = fc.integer({ min: 1, max: 99_999_999_999 });

test.each([
  [17, 'RF19KDL0000017'],
  [18, 'RF89KDL0000018'],
  [19, 'RF62KDL0000019'],
  [9_999_999, 'RF05KDL9999999'],
])('payment %i has the reference %s', (id, reference) => {
  expect(transferReference(id)).toBe(reference);
});

test('a reference has the check digits of ISO 11649: it is 1 modulo 97 with its first four characters at the end', () => {
  fc.assert(
    fc.property(payment, (id) => {
      const reference = transferReference(id);
      const turned = `${reference.slice(4)}${reference.slice(0, 4)}`;
      const digits = turned.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
      expect(BigInt(digits) % 97n).toBe(1n);
    }),
  );
});

test('a reference is found however it was typed, with words and dates around it', () => {
  const gap = fc.constantFrom('', ' ', '.', '-', '  ');
  const around = fc.constantFrom('', 'Kindling ', 'danke ', 'order no. ', '26.11.2026 ');
  fc.assert(
    fc.property(
      payment,
      fc.array(gap, { minLength: 30, maxLength: 30 }),
      around,
      around,
      fc.boolean(),
      (id, gaps, before, after, rf) => {
        const reference = transferReference(id);
        const typed = [...(rf ? reference : reference.slice(2))].map((one, at) => `${one}${gaps[at] ?? ''}`).join('');
        // What stands before may not run into the check digits where RF is missing.
        const text = `${rf ? before : before.replace(/\d/g, '')}${typed.toLowerCase()} ${after}`;
        expect(referencesIn(text)).toContain(reference);
      },
    ),
  );
});

test('one wrong character in it is never another payment of ours', () => {
  fc.assert(
    fc.property(payment, fc.nat(8), fc.nat(8), (id, at, digit) => {
      const reference = transferReference(id);
      const place = 7 + (at % (reference.length - 7));
      const wrong = `${reference.slice(0, place)}${digit}${reference.slice(place + 1)}`;
      if (wrong !== reference) expect(referencesIn(wrong)).not.toContain(wrong);
    }),
  );
});

test.each(['', 'thanks', 'RF18539007547034', 'RF00KDL0000017', 'KDL0000017', '9KDL0000017', 'RF19 KDL 000017'])(
  '%j holds no reference of ours',
  (text) => {
    expect(referencesIn(text)).toEqual([]);
  },
);

test('two references are both found, so that nobody guesses between them', () => {
  expect(referencesIn('RF19KDL0000017 RF89KDL0000018 RF19 KDL0000017')).toEqual(['RF19KDL0000017', 'RF89KDL0000018']);
});

test('an IBAN is read in fours', () => {
  expect(inFours('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00');
  expect(inFours('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
});
