import { expect, test } from 'vitest';
import { loginSearch } from './login-search.ts';

const member = { id: 7, name: 'Marit', image: null, fictional: false };

test('who logs in for a like gets back to the profile with the like done', () => {
  expect(loginSearch({ kind: 'like', member }, '/members')).toEqual({ next: '/members/7', wish: 'like' });
});

test('who logs in to write gets to the conversation', () => {
  expect(loginSearch({ kind: 'message', member }, '/members/7')).toEqual({ next: '/members/7/chat' });
});

test('without a member the page before is the way back, but not the sign-up itself', () => {
  expect(loginSearch({ kind: 'join' }, '/members?country=NL')).toEqual({ next: '/members?country=NL' });
  expect(loginSearch({ kind: 'join' }, '/signup')).toEqual({});
});
