import { beforeEach, expect, test } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './signup-draft.ts';
import { EMPTY } from './signup-fields.ts';

let kept: Map<string, string>;
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const filled = {
  ...EMPTY,
  gender: 'female',
  name: 'marit',
  email: 'marit@example.com',
  signup_message: 'Hello you',
  password: 'a long secret',
  terms: true,
  sexuality_consent: true,
} as const;

beforeEach(() => {
  kept = new Map();
});

test('a begun form is back after a reload, without password and with what is to be agreed to asked anew', () => {
  keepDraft(store, filled, 7);
  expect(readDraft(store, 7)).toEqual({ ...filled, password: '', terms: false, sexuality_consent: false });
});

test('the password is not kept anywhere', () => {
  keepDraft(store, filled, 7);
  expect([...kept.values()].join()).not.toContain('a long secret');
});

test('a message to one member is never offered for another', () => {
  keepDraft(store, filled, 7);
  expect(readDraft(store, 8)).toMatchObject({ name: 'marit', signup_message: '' });
  expect(readDraft(store, null).signup_message).toBe('');
});

test('nothing is left after the sign-up', () => {
  keepDraft(store, filled, 7);
  dropDraft(store);
  expect(readDraft(store, 7)).toEqual(EMPTY);
});

test.each(['not json', 'null', '[1]', '{"name":5,"password":"x","terms":true}'])(
  'a spoilt draft %s is an empty form',
  (text) => {
    kept.set('signup-draft', text);
    expect(readDraft(store, null)).toEqual(EMPTY);
  },
);

test('a store that is full or forbidden does not stop the form', () => {
  const full = {
    ...store,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => keepDraft(full, filled, 7)).not.toThrow();
});
