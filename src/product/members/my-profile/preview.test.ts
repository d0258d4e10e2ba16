import { expect, test } from 'vitest';
import { ingestPhoto } from '#product/media/media.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { scene } from '#tests/uploading.ts';

const app = await startTestApp();
const marit = await person(app, 'marit', { gender: 'female', premium: true });
for (const [position, status] of (['active', 'pending', 'active', 'active', 'rejected'] as const).entries()) {
  const bytes = await scene(position);
  await app.db.transaction((tx) => ingestPhoto({ ...app.services, tx, sql: tx }, marit.id, bytes, position, status));
}

const get = async (url: string, who?: Person) =>
  (await app.app.inject({ url, headers: who ? { cookie: who.cookie } : {} })).json().profile;
const preview = (as: string, who = marit) => get(`/api/profile-preview.php?as=${as}`, who);
const photos = (profile: { photos: { id: number; locked: boolean; status: string }[] }) =>
  profile.photos.map(({ id, locked, status }) => ({ id, locked, status }));

test.for([
  ['visitor', {}],
  ['free', { premium: false }],
  ['premium', { premium: true }],
] as const)('the preview as %s is what such a person sees', async ([as, traits]) => {
  const somebody = as === 'visitor' ? undefined : await person(app, `some ${as}`, { gender: 'male', ...traits });
  const theirs = await get(`/api/member.php?id=${marit.id}`, somebody);
  const shown = await preview(as);
  expect(shown).toEqual(theirs);
  expect(photos(shown)).toHaveLength(3);
  expect(photos(shown).filter(({ locked }) => !locked)).toHaveLength({ visitor: 1, free: 2, premium: 3 }[as]);
});

test('the preview has nothing that only its owner sees', async () => {
  for (const as of ['visitor', 'free', 'premium']) {
    const shown = await preview(as);
    expect(shown.date_of_birth).toBeNull();
    expect(photos(shown).every(({ status }) => status === 'active')).toBe(true);
  }
});

test('its owner can look at every picture of it', async () => {
  for (const { filename } of (await preview('free')).photos) {
    const reply = await app.app.inject({ url: filename, headers: { cookie: marit.cookie } });
    expect(reply.statusCode, filename).toBe(200);
  }
});

test('whom nobody sees has no preview', async () => {
  const hidden = await person(app, 'hidden', { status: 'disabled', confirmed: false });
  expect(await preview('premium', hidden)).toBeNull();
});

test('it borrows the eyes of three kinds of viewers, and of nobody in particular', async () => {
  const as = async (query: string, cookie = marit.cookie) =>
    (await app.app.inject({ url: `/api/profile-preview.php${query}`, headers: { cookie } })).statusCode;
  expect(await as('?as=staff')).toBe(400);
  expect(await as('?as=7')).toBe(400);
  expect(await as('')).toBe(400);
  expect(await as('?as=free', '')).toBe(403);
  expect((await preview('free', marit)).id).toBe(marit.id);
});
