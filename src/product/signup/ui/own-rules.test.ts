import { expect, test } from 'vitest';
import { wrongFields } from '../policy.ts';
import { ownRules } from './own-rules.ts';
import { checkOf, EMPTY, type SignupValues } from './signup-fields.ts';

const SETTINGS = { min_age: 18, message_length: 1000 };
const TODAY = '2026-11-25';
const form = (values: Partial<SignupValues>): SignupValues => ({
  ...EMPTY,
  ...{
    day: '2',
    month: '11',
    year: '1984',
    name: 'Marit',
    email: 'marit@example.com',
    password: 'a lamp in the window',
  },
  terms: true,
  sexuality_consent: true,
  ...values,
});

test.each<[Partial<SignupValues>, 'name' | 'account', object]>([
  [{}, 'name', {}],
  [{}, 'account', {}],
  [{ day: '' }, 'name', { date_of_birth: 'date_of_birth_missing' }],
  [{ day: '31', month: '2' }, 'name', { date_of_birth: 'date_of_birth_invalid' }],
  [{ name: ' @marit' }, 'name', { name: 'username_starts_with_at' }],
  [{ name: ' M ', year: '' }, 'name', { name: 'username_length', date_of_birth: 'date_of_birth_missing' }],
  [{ name: 'M'.repeat(31) }, 'name', { name: 'username_length' }],
  [{ email: 'marit@example' }, 'account', { email: 'email_invalid' }],
  [
    { email: ' ', password: '👩‍👩‍👧'.repeat(7), terms: false, sexuality_consent: false },
    'account',
    {
      email: 'email_missing',
      password: 'password_too_short',
      terms: 'terms_not_accepted',
      sexuality_consent: 'sexuality_consent_missing',
    },
  ],
])('the browser says of %j on the step “%s” what the server would say: %j', (values, step, wrong) => {
  expect(ownRules(step, form(values))).toEqual(wrong);
  const { name, email, ...rest } = checkOf(step, form(values));
  const cleaned = {
    ...rest,
    ...(name !== undefined && { name: name.trim() }),
    ...(email !== undefined && { email: email.trim() }),
  };
  expect(wrongFields(cleaned, SETTINGS, TODAY)).toEqual(wrong);
});

test('a username that is the address is told on either step, however it is written', () => {
  const same = form({ name: 'MARIT@example.com', email: ' marit@example.com' });
  for (const step of ['name', 'account'] as const) expect(ownRules(step, same).name).toBe('username_is_email');
  expect(ownRules('message', same)).toEqual({});
});

test('an under-age date is left to the server, which remembers it', () => {
  expect(ownRules('name', form({ year: '2015' }))).toEqual({});
});
