import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mandateReference, mostAllowed, readIban } from './policy.ts';
import { isCreditorId, sepaAccountIn } from './sepa-account.ts';

const LIMITS = { first: 2500, week: 5000, month: 15_000 };
const CREDITOR = {
  ...{
    holder: 'Hearthside Media B.V.',
    iban: 'NL91 ABNA 0417 1643 00',
    bic: 'abnanl2a',
    creditor_id: 'NL87 ZZZ 812403770000',
  },
  ...{ street: 'Rijnkade', house_number: '12', postal_code: '6811 HA', city: 'Arnhem', country: 'nl' },
};

test('one more debit never passes any limit, of the member or of the IBAN', () => {
  const history = fc.record({ count: fc.nat(5), week: fc.nat(9_000), month: fc.nat(20_000) });
  fc.assert(
    fc.property(fc.array(history, { minLength: 1, maxLength: 2 }), (histories) => {
      const most = mostAllowed(LIMITS, histories);
      expect(most).toBeGreaterThanOrEqual(0);
      for (const { count, week, month } of histories) {
        if (most > 0) expect([week + most <= LIMITS.week, month + most <= LIMITS.month]).toEqual([true, true]);
        if (count === 0) expect(most).toBeLessThanOrEqual(LIMITS.first);
      }
    }),
  );
  expect(mostAllowed(LIMITS, [{ count: 0, week: 0, month: 0 }])).toBe(2500);
  expect(mostAllowed(LIMITS, [{ count: 1, week: 0, month: 14_000 }])).toBe(1000);
});

test('an IBAN with one digit changed, or two of them exchanged, is none', () => {
  const iban = 'DE89370400440532013000';
  expect(readIban('de89 3704 0044 0532 0130 00', ['DE'])).toEqual({ iban, country: 'DE', problem: null });
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 21 }), fc.nat(9), (at, digit) => {
      const other = iban.slice(0, at) + String(digit) + iban.slice(at + 1);
      expect(readIban(other, ['DE']).problem).toBe(other === iban ? null : 'iban_invalid');
    }),
  );
  expect(readIban('DE98370400440532013000', ['DE']).problem).toBe('iban_invalid');
  expect(readIban(iban, ['NL']).problem).toBe('iban_country');
});

test('references are as SEPA files take them, whatever the numbers', () => {
  const number = fc.integer({ min: 1, max: 2 ** 40 });
  fc.assert(
    fc.property(number, number, (payment, attempt) => {
      expect(mandateReference({ payment, attempt })).toMatch(/^[A-Z0-9-]{6,33}$/);
    }),
  );
});

test('a creditor identifier has right check digits, whatever its own three characters', () => {
  for (const id of ['DE98ZZZ09999999999', 'DE98ABC09999999999', 'NL87ZZZ812403770000'])
    expect(isCreditorId(id)).toBe(true);
  for (const id of ['DE97ZZZ09999999999', 'DE98ZZZ', 'NL91ABNA0417164300', '', 'nl87zzz812403770000'])
    expect(isCreditorId(id)).toBe(false);
});

test('a company that collects has an account, an identifier and an address; else its log says what is wrong', () => {
  expect(sepaAccountIn(CREDITOR)).toMatchObject({
    ...{
      iban: 'NL91ABNA0417164300',
      bic: 'ABNANL2A',
      creditorId: 'NL87ZZZ812403770000',
      country: 'NL',
      noticeDays: 2,
      language: 'nl',
    },
    countries: expect.arrayContaining(['DE', 'NL']),
  });
  expect(sepaAccountIn({ ...CREDITOR, countries: 'nl, de', language: 'fr' })).toMatchObject({
    countries: ['NL', 'DE'],
    language: 'fr',
  });
  for (const [name, value] of [
    ...[
      ['holder', ''],
      ['iban', 'NL92ABNA0417164300'],
      ['bic', 'ABN'],
      ['creditor_id', 'NL88ZZZ812403770000'],
      ['street', ''],
      ['city', ''],
    ],
    ...[
      ['country', 'Netherlands'],
      ['notice_days', '15'],
      ['notice_days', 'x'],
      ['countries', 'all'],
      ['language', 'la'],
    ],
  ] as const)
    expect(sepaAccountIn({ ...CREDITOR, [name]: value }), `${name} ${value}`).toContain(name);
});
