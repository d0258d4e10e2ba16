import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isTargetDay } from '../collection-day.ts';
import { dueOn, fateOfAnswer, groupOf, isBlocking, messageIdOf, partIdOf, partNamed, settlesOn } from './policy.ts';

describe('What a bank’s code leads to', () => {
  const CLAIM = ['AC01', 'AC04', 'AC06', 'AC13', 'AG01', 'MD01', 'MD06', 'MD07', 'MS02'];
  const STAFF = [
    'AM05',
    'AG02',
    'BE05',
    'FF01',
    'RC01',
    'RR01',
    'RR02',
    'RR03',
    'RR04',
    'SL01',
    'FOCR',
    'CNOR',
    'DNOR',
  ];

  test('who has no account, no mandate or says no owes the money and is blocked', () => {
    for (const code of CLAIM) expect([code, groupOf(code, 1), isBlocking(code)]).toEqual([code, 'claim', true]);
  });

  test('lack of money is tried once more, then it is owed; it blocks nobody', () => {
    for (const code of ['AM04', 'MS03'])
      expect([groupOf(code, 1), groupOf(code, 2), isBlocking(code)]).toEqual(['again', 'claim', false]);
  });

  test('our own faults, and what nobody knows, are for staff and block nobody', () => {
    for (const code of [...STAFF, '', 'ZZZZ', 'am04', 'AC0', 'NARR', 'toString'])
      for (const tried of [1, 2])
        expect([code, groupOf(code, tried), isBlocking(code)]).toEqual([code, 'staff', false]);
  });
});

test('money is taken when it was announced, on a day on which banks settle, and a day after the file at the earliest', () => {
  expect(dueOn('2026-12-09', '2026-12-07')).toBe('2026-12-09');
  expect(dueOn('2026-12-09', '2026-12-08')).toBe('2026-12-09');
  expect(dueOn('2026-12-09', '2026-12-09')).toBe('2026-12-10');
  expect(dueOn('2026-12-24', '2026-12-24')).toBe('2026-12-28');
  const days = fc.integer({ min: 0, max: 20_000 }).map((at) => addDays('2026-01-01', at));
  fc.assert(
    fc.property(days, days, (announced, today) => {
      const due = dueOn(announced, today);
      expect([due >= announced, due > today, isTargetDay(due)]).toEqual([true, true, true]);
    }),
  );
});

test('money stays once five days on which banks settle have passed, and one for the file', () => {
  expect(settlesOn('2026-12-09', '2026-12-09')).toBe('2026-12-17');
  expect(settlesOn('2026-12-09', '2026-12-11')).toBe('2026-12-21');
  expect(settlesOn('2026-12-23', '2026-12-23')).toBe('2027-01-04');
});

test('a part’s name leads back to its file and day, and nothing else does', () => {
  const id = partIdOf(messageIdOf('2026-11-25', 2_147_483_647), '2026-12-09');
  expect(id.length).toBeLessThanOrEqual(35);
  expect(partNamed(id)).toEqual({ messageId: 'KDL-20261125-2147483647', due: '2026-12-09' });
  for (const text of ['', 'KDL-20261125-0001-OOFF', `${id}1`, `x${id}`, 'NOTPROVIDED'])
    expect(partNamed(text)).toBeNull();
});

describe('What an answer of the bank comes to', () => {
  const debit = { state: 'batched', amount: 995, try: 1 } as const;
  const said = { kind: 'returned', amount: 995, currency: 'EUR', code: 'MD06', whole: false } as const;

  test('money that came, that did not, and that went back', () => {
    expect(fateOfAnswer({ ...said, kind: 'booked', code: '' }, debit)).toBe('booked');
    expect(fateOfAnswer({ ...said, kind: 'rejected', code: 'AC04' }, debit)).toBe('claim');
    expect(fateOfAnswer(said, { ...debit, state: 'collected' })).toBe('claim');
    expect(fateOfAnswer({ ...said, code: 'AM04' }, debit)).toBe('again');
    expect(fateOfAnswer({ ...said, code: 'AM04' }, { ...debit, try: 2 })).toBe('claim');
    expect(fateOfAnswer({ ...said, code: 'XT99' }, debit)).toBe('staff');
    expect(fateOfAnswer({ ...said, kind: 'rejected', whole: true, amount: null }, debit)).toBe('unsent');
  });

  test('what is known already counts no second time', () => {
    for (const state of ['returned', 'rejected'] as const)
      expect(fateOfAnswer(said, { ...debit, state })).toBe('repeated');
    expect(fateOfAnswer({ ...said, kind: 'booked' }, { ...debit, state: 'collected' })).toBe('repeated');
    expect(fateOfAnswer({ ...said, whole: true }, { ...debit, state: 'collected' })).toBe('repeated');
  });

  test('of a collection that is none of ours, was never sent, is of another sum or other money, is for staff', () => {
    expect(fateOfAnswer(said, null)).toBe('unknown');
    for (const state of ['credited', 'refunded'] as const)
      expect(fateOfAnswer(said, { ...debit, state })).toBe('not_sent');
    expect(fateOfAnswer({ ...said, amount: 994 }, debit)).toBe('amount');
    expect(fateOfAnswer({ ...said, kind: 'booked', amount: 996 }, debit)).toBe('amount');
    expect(fateOfAnswer({ ...said, kind: 'rejected', amount: 996 }, debit)).toBe('amount');
    expect(fateOfAnswer({ ...said, currency: 'CHF' }, debit)).toBe('other_currency');
    // Some banks add what a return costs.
    expect(fateOfAnswer({ ...said, amount: 1295 }, debit)).toBe('claim');
  });
});
