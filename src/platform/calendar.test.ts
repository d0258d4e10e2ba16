import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn, dateOf, isCalendarDate, yearsBefore } from './calendar.ts';

const dates = fc
  .date({ min: new Date('1910-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => dateOf(date));

test('whoever was born on 29 February is a year older on 1 March', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});

test('a calendar date is one exactly when the calendar has it', () => {
  fc.assert(fc.property(dates, isCalendarDate));
  fc.assert(
    fc.property(fc.string({ maxLength: 10 }), (text) => isCalendarDate(text) === false || /^[\d-]{10}$/.test(text)),
  );
  for (const none of ['1980-02-30', '1981-02-29', '1980-13-01', '1980-5-17']) expect(isCalendarDate(none)).toBe(false);
});

test('whoever was born so many years before a date is that old on it', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: 0, max: 99 }), (today, years) => {
      const born = yearsBefore(today, years);
      return isCalendarDate(born) && ageOn(born, today) === years;
    }),
  );
});
