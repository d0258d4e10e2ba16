import { expect, test } from 'vitest';
import { wrongFields } from './policy.ts';

const site = { visible_profile_fields: ['hair_color'], visible_profile_notes: ['about'] };

test('only what the site shows can be filled in', () => {
  expect(wrongFields({ hair_color: 'red', about: 'Hello' }, null, site)).toEqual({});
  expect(wrongFields({ eye_color: 'blue', languages: [], seeking: null, sexuality: 'bi' }, null, site)).toEqual({
    eye_color: 'invalid_input',
    languages: 'invalid_input',
    seeking: 'invalid_input',
    sexuality: 'invalid_input',
  });
});

test('texts are as long as a person counts them', () => {
  const family = '🏳️‍🌈';
  expect(wrongFields({ about: family.repeat(2000) }, null, site)).toEqual({});
  expect(wrongFields({ about: family.repeat(2001) }, null, site)).toEqual({ about: 'text_too_long' });
});

test('a name follows the rules of sign-up', () => {
  const named = (name: string) => wrongFields({ name }, 'Marit@example.com', site).name;
  expect(named('marit@EXAMPLE.com')).toBe('username_is_email');
  expect(named('@marit')).toBe('username_starts_with_at');
  expect(named('m')).toBe('username_length');
  expect(named('m'.repeat(31))).toBe('username_length');
  expect(named('+31612345678')).toBe('username_leads_away');
  expect(named('Marit')).toBeUndefined();
});
