import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { decideText, textsWaiting } from './texts.ts';

const app = await startTestApp();
await app.db.query({ text: `update sites set settings = settings || '{"auto_approve_texts": false}'` });
app.travel(10_000);
const calls = await app.calls();
let marit: Person;
let joost: Person;
let number = 0;

beforeEach(async () => {
  number += 1;
  marit = await person(app, `marit${number}`, { gender: 'female' });
  joost = await person(app, `joost${number}`, { gender: 'male' });
  await app.db.query({ text: "update members set about = 'The old one' where id = $1", values: [marit.id] });
});

const headers = () => ({ cookie: marit.cookie });
const write = async (about: string | null) => {
  const reply = await app.app.inject({
    method: 'PUT',
    url: '/api/profile.php',
    headers: headers(),
    payload: { about },
  });
  return reply.json().profile.texts.about;
};
const own = async () =>
  (await app.app.inject({ url: '/api/profile.php', headers: headers() })).json().profile.texts.about;
const seen = async (by: Person | null) => {
  const url = `/api/member.php?id=${marit.id}`;
  return (await app.app.inject({ url, headers: by ? { cookie: by.cookie } : {} })).json().profile.about;
};
const waiting = async () =>
  (await textsWaiting(calls.read, { host: null, most: 500 })).filter(({ member_id }) => member_id === marit.id);
const decide = async (reason: 'contact' | null) => {
  const id = (await waiting())[0]?.id ?? 0;
  await calls.transaction((call) => decideText(call, { name: 'ada' }, { id, reason }));
};

test('a changed text waits for staff, and others see the one before', async () => {
  expect(await own()).toEqual({ text: 'The old one', status: 'active', reason: null, shown: 'The old one' });
  const pending = { text: 'The new one', status: 'pending', reason: null, shown: 'The old one' };
  expect(await write('The new one')).toEqual(pending);
  expect([await seen(null), await seen(joost)]).toEqual(['The old one', 'The old one']);
  expect(await waiting()).toMatchObject([
    { field: 'about', text: 'The new one', shown: 'The old one', name: marit.name, host: 'localhost' },
  ]);
});

test('an accepted text is what others see', async () => {
  await write('The new one');
  await decide(null);
  expect(await seen(joost)).toBe('The new one');
  expect(await own()).toMatchObject({ text: 'The new one', status: 'active' });
  expect(await waiting()).toEqual([]);
});

test('a refused text is kept for its member with the reason, and sending it again helps nothing', async () => {
  await write('Call me on 0612345678');
  await decide('contact');
  const refused = { text: 'Call me on 0612345678', status: 'rejected', reason: 'contact', shown: 'The old one' };
  expect(await own()).toEqual(refused);
  expect(await write('Call me on 0612345678 ')).toEqual(refused);
  expect(await waiting()).toEqual([]);
  expect(await seen(joost)).toBe('The old one');
  expect(await write('Write to me')).toMatchObject({ status: 'pending', reason: null });
});

test('nobody decides a version that is no longer there', async () => {
  await write('The first one');
  const [first] = await waiting();
  await write('The second one');
  const late = { id: first?.id ?? 0, reason: null };
  expect(await calls.transaction((call) => decideText(call, { name: 'ada' }, late))).toBe(false);
  expect(await seen(joost)).toBe('The old one');
  await decide(null);
  expect(await seen(joost)).toBe('The second one');
});

test('going back to what others see takes back what waits', async () => {
  await write('The new one');
  expect(await write('The old one')).toMatchObject({ status: 'active', text: 'The old one' });
  expect(await waiting()).toEqual([]);
});

test('an emptied text is gone for everybody at once, and what waits with it', async () => {
  await write('The new one');
  expect(await write(null)).toBeNull();
  expect([await seen(joost), await waiting()]).toEqual([null, []]);
});

test('only what was accepted is in the preview', async () => {
  await write('The new one');
  const reply = await app.app.inject({ url: '/api/profile-preview.php?as=premium', headers: headers() });
  expect(reply.json().profile.about).toBe('The old one');
});
