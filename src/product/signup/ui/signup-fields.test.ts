import { expect, test } from 'vitest';
import { dateOrder } from './date-of-birth.ts';
import { checkOf, EMPTY, fieldErrors, fieldsAsked, isBegun, stepOf, stepsFor } from './signup-fields.ts';

const order = dateOrder('en-GB');

test('a message is only asked for when there is a member to write to', () => {
  expect(stepsFor(true)).toEqual(['who', 'name', 'message', 'account']);
  expect(stepsFor(false)).not.toContain('message');
});

test('a refused date of birth is shown at its first field, before the errors of later steps', () => {
  const values = { ...EMPTY, day: '31', month: '2', year: '1980' };
  const wrong = fieldErrors(
    { email: 'Invalid email', date_of_birth: 'Invalid date of birth.', country: 'unknown' },
    values,
    order,
  );
  expect(wrong).toEqual([
    { field: 'day', message: 'Invalid date of birth.' },
    { field: 'email', message: 'Invalid email' },
  ]);
  expect(wrong.map(({ field }) => stepOf(field))).toEqual(['name', 'account']);
});

test('a date that is not filled in leads to its first blank field', () => {
  const message = 'Enter your date of birth (18+)';
  const missing = (typed: object) => fieldErrors({ date_of_birth: message }, { ...EMPTY, ...typed }, order);
  expect(missing({})).toEqual([{ field: 'day', message }]);
  expect(missing({ day: '17', year: '1985' })).toEqual([{ field: 'month', message }]);
});

test('an answer takes back what was said against its question, of which a date is one', () => {
  expect(fieldsAsked('month')).toEqual(['day', 'month', 'year']);
  expect(fieldsAsked('email')).toEqual(['email']);
  expect(fieldsAsked('country')).toEqual([]);
});

test('every field of the form stands on a step that asks for it', () => {
  const steps = (Object.keys(EMPTY) as (keyof typeof EMPTY)[]).map((field) => [field, stepOf(field)]);
  expect(Object.fromEntries(steps)).toMatchObject({
    gender: 'who',
    sexuality: 'who',
    year: 'name',
    name: 'name',
    signup_message: 'message',
    password: 'account',
    terms: 'account',
    sexuality_consent: 'account',
  });
});

test('a step asks the API about its own fields only', () => {
  const values = {
    ...EMPTY,
    gender: 'female',
    day: '1',
    month: '2',
    year: '1980',
    name: 'marit',
    password: 'x',
  } as const;
  expect(checkOf('name', values)).toEqual({ date_of_birth: '1980-02-01', name: 'marit' });
  expect(checkOf('who', values)).toEqual({ gender: 'female' });
});

test('sign-up is in progress from the first answer on', () => {
  expect(isBegun(EMPTY)).toBe(false);
  expect(isBegun({ ...EMPTY, name: 'm' })).toBe(true);
  expect(isBegun({ ...EMPTY, terms: true })).toBe(true);
});
