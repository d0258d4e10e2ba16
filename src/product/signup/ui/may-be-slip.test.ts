import { expect, test } from 'vitest';
import { mayBeSlip } from './may-be-slip.ts';

const tab = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};
const asked = (year: string, store = tab()) => mayBeSlip(year, { minAge: 18, thisYear: 2026, store });

test('this year and the 17 before it are asked about, and no other', () => {
  expect(['2026', '2015', '2009'].map((year) => asked(year))).toEqual([true, true, true]);
  expect(['2027', '2008', '1985', '15', '', '20x5'].map((year) => asked(year))).toEqual(Array(6).fill(false));
});

test('a tab is asked once, whatever year comes next', () => {
  const store = tab();
  expect([asked('2015', store), asked('2015', store), asked('2012', store)]).toEqual([true, false, false]);
});

test('where nothing can be stored nobody is asked', () => {
  const store = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(asked('2015', store)).toBe(false);
});
