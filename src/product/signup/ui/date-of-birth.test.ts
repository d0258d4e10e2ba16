import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOfBirth, dateOrder, firstBlank, wholeDate } from './date-of-birth.ts';

const order = dateOrder('en-GB');
const american = dateOrder('en-US');

test('a date typed with single digits and spaces is read as the calendar writes it', () => {
  expect(dateOfBirth({ day: ' 7', month: '3', year: '1984 ' })).toBe('1984-03-07');
});

test('while a part of the date is missing there is none, and that part is asked for', () => {
  expect(dateOfBirth({ day: '7', month: ' ', year: '1984' })).toBe('');
  expect(firstBlank({ day: '7', month: ' ', year: '' }, order)).toBe('month');
  expect(firstBlank({ day: '', month: '', year: '' }, order)).toBe('day');
  expect(firstBlank({ day: '31', month: '2', year: '1984' }, order)).toBe('day');
});

test('on a site for the United States the month comes first, in what is asked and in what is pasted', () => {
  expect(american).toEqual(['month', 'day', 'year']);
  expect(dateOrder('de-AT')).toEqual(['day', 'month', 'year']);
  expect(firstBlank({ day: '', month: '', year: '' }, american)).toBe('month');
  expect(wholeDate('05/06/1985', american)).toEqual({ day: '06', month: '05', year: '1985' });
  expect(wholeDate('05/06/1985', order)).toEqual({ day: '05', month: '06', year: '1985' });
  expect(wholeDate('17/05/1985', american)).toEqual({ day: '17', month: '05', year: '1985' });
  expect(wholeDate('1985-05-06', american)).toEqual({ day: '06', month: '05', year: '1985' });
});

test('what is no day of the calendar reaches the API as it was typed, to be called wrong there', () => {
  expect(dateOfBirth({ day: '31', month: '4', year: '84' })).toBe('84-04-31');
});

test.each([
  ['17-05-1985', '17', '05', '1985'],
  [' 17. 5. 1985', '17', '5', '1985'],
  ['17/5/1985', '17', '5', '1985'],
  ['5/17/1985', '17', '5', '1985'],
  ['1985-05-17', '17', '05', '1985'],
  ['17051985', '17', '05', '1985'],
  ['19850517', '17', '05', '1985'],
])('a date that is pasted as “%s” fills all three fields', (text, day, month, year) => {
  expect(wholeDate(text, order)).toEqual({ day, month, year });
});

test.each(['', '17', '17-05', '17-05-85', '31-04-1985', '1985', '17 May 1985', '0612345678', '17-05-0085'])(
  '“%s” is no whole date, and is pasted as any text',
  (text) => {
    expect(wholeDate(text, order)).toBeNull();
  },
);

test('every date is read from every way of writing it', () => {
  const dates = fc.date({ min: new Date('1910-01-01'), max: new Date('2010-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, fc.constantFrom('-', '/', '.', ' '), (date, mark) => {
      const iso = date.toISOString().slice(0, 10);
      const [year, month, day] = iso.split('-');
      for (const text of [iso, `${year}${month}${day}`, [day, month, year].join(mark), `${day}${month}${year}`]) {
        const read = wholeDate(text, order);
        expect(read && dateOfBirth(read), text).toBe(iso);
      }
    }),
  );
});
