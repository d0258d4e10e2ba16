import { expect, test } from 'vitest';
import { numbersIn, type PaidLine, scoreOf, wordsIn } from './policy.ts';

const line = (text: string, amount = 995): PaidLine => ({
  ...{ amount, currency: 'EUR', numbers: numbersIn(text), words: wordsIn(text), bookedOn: new Date('2026-11-21') },
});
const order = (change: Partial<Parameters<typeof scoreOf>[1]> = {}) => ({
  ...{ payment: 88216, amount: 995, currency: 'EUR', received: 0, state: 'pending', name: 'Anna', sameAccount: false },
  orderedAt: new Date('2026-11-20'),
  ...change,
});

test.each([
  ['KIND 88216 credits', 'number'],
  ['KIND 88261 credits', 'swapped'],
  ['order 88215', 'digit'],
  ['order 8216', 'digit'],
  ['order 882216', 'digit'],
  ['RF19 KDL 008 8216', 'number'],
])('“%s” names order 88216 as it is, or with a slip of the finger', (text, fit) => {
  expect(numbersIn(text).get(88216)?.fit).toBe(fit);
});

test('a short number is taken as it stands, and a long run of digits does not cost time', () => {
  expect([...numbersIn('factuur 7').keys()]).toEqual([7]);
  expect(numbersIn('4'.repeat(500)).size).toBe(0);
  expect(numbersIn(Array.from({ length: 200 }, (_, at) => `${100_000_000 + at}`).join(' ')).size).toBeLessThanOrEqual(
    2000,
  );
});

test('the number with the sum comes before the sum alone, and an order that is paid last', () => {
  const paid = line('KIND 88261 credits');
  const both = scoreOf(paid, order());
  const sum = scoreOf(paid, order({ payment: 4 }));
  const done = scoreOf(paid, order({ state: 'paid' }));
  expect(both.reasons).toEqual(['swapped', 'amount']);
  expect(both.score).toBeGreaterThan(sum.score);
  expect(sum.score).toBeGreaterThan(0);
  expect(done.score).toBeLessThan(both.score);
  expect(done.reasons).toContain('paid');
});

test('the rest of a price, the same account, the name and an age count; another currency is another sum', () => {
  expect(scoreOf(line('anna', 500), order({ payment: 4, received: 495 })).reasons).toEqual(['due', 'name']);
  expect(
    scoreOf(line(''), order({ payment: 4, sameAccount: true, orderedAt: new Date('2026-11-01') })).reasons,
  ).toEqual(['amount', 'same_account', 'old']);
  expect(scoreOf(line(''), order({ currency: 'SEK' })).reasons).toContain('other_amount');
  expect(scoreOf(line('88216 anna'), order({ sameAccount: true })).score).toBeLessThan(100);
});
