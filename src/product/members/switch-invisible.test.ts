import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ingestPhoto } from '#product/media/media.ts';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { memberChanged } from './members.ts';

const kindling = await startTestApp();
const { app, db } = kindling;

let count = 0;
async function someone(gender: 'male' | 'female', premium = true): Promise<Person> {
  count += 1;
  const who = await person(kindling, `someone${count}`, { gender, premium, credits: 500 });
  const create = { width: 60, height: 80 + count, channels: 3, background: 'teal' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  await db.transaction(async (tx) => {
    await ingestPhoto({ ...kindling.services, tx, sql: tx }, who.id, bytes, 0, 'active');
    await memberChanged({ tx }, [who.id]);
  });
  return who;
}

async function call(method: 'GET' | 'POST' | 'PUT', url: string, by: Person | null, payload?: object) {
  const headers = by ? { cookie: by.cookie } : {};
  const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
const hide = (who: Person, invisible = true) => call('PUT', '/api/invisible.php', who, { invisible });
const user = async (who: Person) => (await call('GET', '/api/user.php', who)).body.user;
const code = (reply: { status: number; body: { error?: { code: string } } }) =>
  reply.status === 200 ? null : reply.body.error?.code;

test('invisible mode is switched on and off, and what is done twice is done once', async () => {
  const marit = await someone('female');
  expect((await user(marit)).invisible).toBe(false);
  for (let turn = 0; turn < 2; turn += 1) expect(await hide(marit)).toEqual({ status: 200, body: { invisible: true } });
  expect((await user(marit)).invisible).toBe(true);
  expect(kindling.events.filter(({ memberId }) => memberId === marit.id)).toEqual([
    { memberId: marit.id, event: { type: 'invisible' } },
  ]);
  expect(await hide(marit, false)).toEqual({ status: 200, body: { invisible: false } });
  expect((await user(marit)).invisible).toBe(false);
});

test('a free member can not hide, a visitor neither, and who lost premium can always come back', async () => {
  const anna = await someone('female', false);
  const refused = await hide(anna);
  expect([refused.status, code(refused)]).toEqual([403, 'invisible_premium_only']);
  expect((await user(anna)).invisible).toBe(false);
  await db.query({ text: 'update members set invisible = true where id = $1', values: [anna.id] });
  expect((await hide(anna, false)).status).toBe(200);
  expect((await call('PUT', '/api/invisible.php', null, { invisible: true })).body).toMatchObject({
    authentication_required: true,
  });
});

test('somebody else is never hidden or shown by a request that names them', async () => {
  const [marit, joost] = [await someone('female'), await someone('male')];
  await call('PUT', `/api/invisible.php?id=${joost.id}`, marit, { invisible: true, id: joost.id, member: joost.id });
  expect((await user(joost)).invisible).toBe(false);
  expect((await user(marit)).invisible).toBe(true);
});

async function seenBy(who: Person, other: Person): Promise<string[]> {
  const lists = {
    search: (await call('GET', '/api/members.php', who)).body.members,
    similar: (await call('GET', `/api/similar-members.php?id=${other.id}`, who)).body.members,
    suggestions: (await call('GET', '/api/suggestions.php', who)).body.members,
    visitors: (await call('GET', '/api/visitors.php', who)).body.members,
    liked: (await call('GET', '/api/likes.php', who)).body.profiles,
    passes: (await call('GET', '/api/passes.php', who)).body.members,
  };
  return Object.entries(lists).flatMap(([name, members]) =>
    (members as { id: number }[]).map(({ id }) => `${name} ${id}`),
  );
}

test('to strangers an invisible member is nowhere: no list, no profile, no photo, no like, no message, no count', async () => {
  const [hidden, stranger, similar] = [await someone('male'), await someone('female'), await someone('male')];
  await call('POST', '/api/visit.php', hidden, { profile_id: stranger.id });
  const photo = (await call('GET', `/api/member.php?id=${hidden.id}`, stranger)).body.profile.main_image;
  const listed = await seenBy(stranger, similar);
  for (const list of ['search', 'similar', 'suggestions', 'visitors']) expect(listed).toContain(`${list} ${hidden.id}`);
  const before = (await call('GET', '/api/visitors.php', stranger)).body.total;

  await hide(hidden);
  expect((await seenBy(stranger, similar)).filter((entry) => entry.endsWith(` ${hidden.id}`))).toEqual([]);
  expect((await call('GET', '/api/visitors.php', stranger)).body.total).toBe(before - 1);
  expect(code(await call('GET', `/api/member.php?id=${hidden.id}`, stranger))).toBe('member_not_found');
  expect(code(await call('GET', `/api/similar-members.php?id=${hidden.id}`, stranger))).toBe('member_not_found');
  for (const url of [photo.filename, photo.thumb_filename])
    expect((await app.inject({ url, headers: { cookie: stranger.cookie } })).statusCode).toBe(404);
  for (const url of ['/api/like.php', '/api/pass.php', '/api/block.php'])
    expect([url, code(await call('POST', url, stranger, { profile_id: hidden.id }))]).toEqual([
      url,
      'member_not_found',
    ]);
  const message = { profile_id: hidden.id, key: randomUUID(), body: 'Hello' };
  expect(code(await call('POST', '/api/chat.php', stranger, message))).toBe('member_not_found');
  expect(code(await call('GET', `/api/chat.php?profile_id=${hidden.id}`, stranger))).toBe('member_not_found');
  const visitor = await call('GET', `/api/member.php?id=${hidden.id}`, null);
  expect(visitor.status).toBe(404);
});

test('an invisible member leaves no trace on profiles, and what they opened before is untold as long as they are', async () => {
  const [hidden, anna, eva] = [await someone('male'), await someone('female'), await someone('female')];
  const visit = (whom: Person) => call('POST', '/api/visit.php', hidden, { profile_id: whom.id });
  const visitors = async (who: Person) =>
    (await call('GET', '/api/visitors.php', who)).body.members.map(({ id }: { id: number }) => id);
  await visit(anna);
  await hide(hidden);
  expect((await visit(eva)).body).toEqual({ ok: true });
  expect([await visitors(anna), await visitors(eva)]).toEqual([[], []]);
  await hide(hidden, false);
  expect([await visitors(anna), await visitors(eva)]).toEqual([[hidden.id], []]);
});

test('those whom an invisible member wrote to or likes see the profile and the photo, but not when they are online', async () => {
  const hidden = await someone('male');
  const [written, liked] = [await someone('female'), await someone('female')];
  await chatting(kindling, hidden).send({ profile_id: written.id }, 'Hello');
  await call('POST', '/api/like.php', hidden, { profile_id: liked.id });
  await hide(hidden);
  await user(hidden);
  for (const who of [written, liked]) {
    const { status, body } = await call('GET', `/api/member.php?id=${hidden.id}`, who);
    expect([status, body.profile?.online]).toEqual([200, false]);
    const { thumb_filename: url } = body.profile.main_image;
    expect((await app.inject({ url, headers: { cookie: who.cookie } })).statusCode).toBe(200);
    await call('POST', '/api/visit.php', hidden, { profile_id: who.id });
    expect((await call('GET', '/api/visitors.php', who)).body).toMatchObject({ total: 0, members: [] });
    expect((await seenBy(who, hidden)).filter((entry) => entry.endsWith(` ${hidden.id}`))).toEqual([]);
  }
  const { chats } = (await call('GET', '/api/chats.php', written)).body;
  expect(chats).toMatchObject([{ profile: { id: hidden.id, online: false } }]);
  expect((await chatting(kindling, written).send({ profile_id: hidden.id }, 'Hello back')).status).toBe(200);
  const { liked_by } = (await call('GET', '/api/likes.php', liked)).body;
  expect(liked_by).toMatchObject([{ id: hidden.id, online: false }]);
});

test('an invisible member goes on seeing everybody as before', async () => {
  const [hidden, joost] = [await someone('female'), await someone('male')];
  await hide(hidden);
  const { members } = (await call('GET', '/api/members.php', hidden)).body;
  expect(members.map(({ id }: { id: number }) => id)).toContain(joost.id);
  expect((await call('GET', `/api/member.php?id=${joost.id}`, hidden)).status).toBe(200);
});
