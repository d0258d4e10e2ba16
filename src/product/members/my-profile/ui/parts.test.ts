import { expect, test } from 'vitest';
import { keyOf } from '#platform/http/api-query.ts';
import { currentUser } from '../../user/contract.ts';
import { type MyProfile, showMyProfile } from '../contract.ts';
import { changed } from './editing.ts';
import { live } from './live.ts';
import { partsOf } from './parts.ts';

const site = {
  visible_profile_fields: ['looking_for', 'region', 'eye_color', 'languages', 'interests'],
  visible_profile_notes: ['about', 'seeking'],
};
const bare = {
  texts: { about: null, seeking: null },
  interests: [],
  looking_for: null,
  eye_color: null,
  hair_color: null,
  languages: [],
  city: null,
} as unknown as MyProfile;
const names = (profile: MyProfile, photos = 0, of = site) =>
  partsOf(profile, photos, of)
    .filter(({ filled }) => !filled)
    .map(({ name }) => name);

test('a bare profile lacks every part that the site shows', () => {
  expect(names(bare)).toEqual(['photo', 'about', 'seeking', 'interests', 'facts', 'languages', 'home']);
  const little = { visible_profile_fields: [], visible_profile_notes: [] };
  expect(names(bare, 0, little)).toEqual(['photo', 'home']);
});

test('facts that are missing are named, without those that the site does not show', () => {
  const facts = (profile: MyProfile) => partsOf(profile, 0, site).find(({ name }) => name === 'facts')?.missing;
  expect(facts(bare)).toEqual(['looking_for', 'eye_color']);
  expect(facts({ ...bare, looking_for: 'chat' })).toEqual(['eye_color']);
});

test('a text counts as filled in while it waits for staff', () => {
  const pending = { text: 'Hello', status: 'pending' as const, reason: null, shown: null };
  expect(names({ ...bare, texts: { about: pending, seeking: null } }, 1)).not.toContain('about');
});

test('only what was changed is sent, so that another page’s changes stay', () => {
  const before = { hair: 'red', eyes: 'blue', languages: ['nl'] };
  expect(changed(before, { ...before, languages: ['nl'] })).toEqual({});
  expect(changed(before, { hair: 'grey', eyes: 'blue', languages: ['nl', 'fi'] })).toEqual({
    hair: 'grey',
    languages: ['nl', 'fi'],
  });
});

test('the event of a saved profile asks for the own profile, its refused texts and the user anew', () => {
  const asked: unknown[] = [];
  const queryClient = { invalidateQueries: ({ queryKey }: { queryKey: unknown }) => asked.push(queryKey) };
  live.profile?.(queryClient as never, { type: 'profile' } as never, null as never);
  expect(asked).toEqual([keyOf(showMyProfile), ['refused-texts'], keyOf(currentUser)]);
});
