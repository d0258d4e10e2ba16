import { expect, test } from 'vitest';
import { bankAccountIn } from './bank-account.ts';

const right = { holder: 'Hearthside Media B.V.', iban: 'nl91 abna 0417 1643 00', bic: 'ABNANL2A' };

test('an account is read without blanks and waits a fortnight unless it says otherwise', () => {
  expect(bankAccountIn(right)).toEqual({
    ...{ holder: 'Hearthside Media B.V.', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', days: 14 },
  });
  expect(bankAccountIn({ ...right, days: '7' })).toMatchObject({ days: 7 });
});

test.each([
  [{ ...right, iban: 'NL92ABNA0417164300' }, /^iban/],
  [{ ...right, iban: '' }, /^iban/],
  [{ ...right, bic: 'ABNA' }, /^bic/],
  [{ ...right, holder: ' ' }, /^holder/],
  [{ ...right, holder: 'x'.repeat(71) }, /^holder/],
  [{ ...right, days: '0' }, /^days/],
  [{ ...right, days: 'soon' }, /^days/],
])('with %j it is said what is wrong', (settings, problem) => {
  expect(bankAccountIn(settings)).toMatch(problem);
});
