import { expect, test } from 'vitest';
import { dateOfBirth } from './date-of-birth.ts';

test('a date typed with single digits and spaces is read as the calendar writes it', () => {
  expect(dateOfBirth({ day: ' 7', month: '3', year: '1984 ' })).toBe('1984-03-07');
});

test('29 February is a date of birth in leap years only', () => {
  expect(dateOfBirth({ day: '29', month: '02', year: '1984' })).toBe('1984-02-29');
  expect(dateOfBirth({ day: '29', month: '02', year: '1985' })).toBe('');
});

test.each([
  { day: '31', month: '4', year: '1984' },
  { day: '0', month: '4', year: '1984' },
  { day: '1', month: '13', year: '1984' },
  { day: '1', month: '4', year: '84' },
  { day: '-1', month: '4', year: '1984' },
  { day: '1.', month: '4', year: '1984' },
  { day: '', month: '', year: '' },
])('$day/$month/$year is no date of birth', (typed) => {
  expect(dateOfBirth(typed)).toBe('');
});
