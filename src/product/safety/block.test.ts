import { expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';

const kindling = await startTestApp();
const marit = await person(kindling, 'marit', { premium: true, credits: 50 });

let count = 0;
const man = () => {
  count += 1;
  return person(kindling, `man${count}`, { gender: 'male', premium: true, credits: 50 });
};

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, by: Person, payload?: object) {
  const reply = await kindling.app.inject({ method, url, headers: { cookie: by.cookie }, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
const block = (by: Person, id: number) => call('POST', '/api/block.php', by, { profile_id: id });
const unblock = (by: Person, id: number) => call('DELETE', '/api/block.php', by, { profile_id: id });
const blockedBy = async (by: Person) =>
  (await call('GET', '/api/blocks.php', by)).body.members as { id: number; reported: boolean; main_image: unknown }[];
const found = async (by: Person) =>
  (await call('GET', '/api/members.php', by)).body.members.map(({ id }: { id: number }) => id);

test('who is blocked and who blocked no longer find, open or write to each other', async () => {
  const joost = await man();
  await chatting(kindling, joost).send({ profile_id: marit.id }, 'Hello');
  expect(await block(marit, joost.id)).toEqual({ status: 200, body: { ok: true } });
  expect(await found(marit)).not.toContain(joost.id);
  expect(await found(joost)).not.toContain(marit.id);
  expect((await call('GET', `/api/member.php?id=${joost.id}`, marit)).body.error.code).toBe('member_not_found');
  const refused = await call('GET', `/api/member.php?id=${marit.id}`, joost);
  expect(refused.body.error).toMatchObject({
    code: 'blocked_by_member',
    message: "You're blocked by marit. You do not have access to this page.",
  });
  expect((await chatting(kindling, joost).send({ profile_id: marit.id }, 'Why?')).status).toBe(403);
  expect((await call('GET', '/api/chats.php', marit)).body.chats).toEqual([]);
});

test('a block that is taken back brings the conversation back', async () => {
  const joost = await man();
  await chatting(kindling, joost).send({ profile_id: marit.id }, 'Hello');
  await block(marit, joost.id);
  expect(await unblock(marit, joost.id)).toEqual({ status: 200, body: { ok: true } });
  expect(await found(marit)).toContain(joost.id);
  const { chats } = (await call('GET', '/api/chats.php', marit)).body;
  expect(chats.map(({ profile }: { profile: { id: number } }) => profile.id)).toContain(joost.id);
});

test('blocking and unblocking twice is the same as once', async () => {
  const joost = await man();
  for (let turn = 0; turn < 2; turn += 1) expect((await block(marit, joost.id)).status).toBe(200);
  expect((await blockedBy(marit)).filter(({ id }) => id === joost.id)).toHaveLength(1);
  for (let turn = 0; turn < 2; turn += 1) expect((await unblock(marit, joost.id)).status).toBe(200);
  expect((await blockedBy(marit)).filter(({ id }) => id === joost.id)).toHaveLength(0);
});

test('both may block each other, and one taking it back opens nothing', async () => {
  const joost = await man();
  await block(marit, joost.id);
  expect((await block(joost, marit.id)).status).toBe(200);
  await unblock(joost, marit.id);
  expect((await call('GET', `/api/member.php?id=${marit.id}`, joost)).body.error.code).toBe('blocked_by_member');
});

test('the list of the blocked is the newest first, without photos, and says who was reported', async () => {
  const anna = await person(kindling, 'anna');
  const [first, second] = [await man(), await man()];
  await block(anna, first.id);
  kindling.travel(60_000);
  await block(anna, second.id);
  await call('POST', '/api/report.php', anna, { profile_id: first.id, reason: 'rude', key: crypto.randomUUID() });
  const listed = await blockedBy(anna);
  expect(listed.map(({ id, reported, main_image }) => ({ id, reported, main_image }))).toEqual([
    { id: second.id, reported: false, main_image: null },
    { id: first.id, reported: true, main_image: null },
  ]);
});

test('nobody blocks themselves, or learns by a block whether there is somebody out of sight', async () => {
  const [hidden, gone] = [await man(), await person(kindling, 'gone', { gender: 'male', status: 'deleted' })];
  await kindling.db.query({ text: 'update members set invisible = true where id = $1', values: [hidden.id] });
  expect((await block(marit, marit.id)).body.error).toMatchObject({ code: 'block_self' });
  for (const id of [hidden.id, gone.id, 999_999]) {
    expect(await block(marit, id)).toMatchObject({ status: 404, body: { error: { code: 'member_not_found' } } });
    expect((await unblock(marit, id)).body).toEqual({ ok: true });
  }
});

test('somebody out of sight who wrote before may still be blocked', async () => {
  const joost = await man();
  await chatting(kindling, joost).send({ profile_id: marit.id }, 'Hello');
  await kindling.db.query({ text: "update members set status = 'disabled' where id = $1", values: [joost.id] });
  expect((await block(marit, joost.id)).status).toBe(200);
});
