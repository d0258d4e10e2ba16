import { expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';

const kindling = await startTestApp();
const { db } = kindling;

let people = 0;
async function cast(traits: Parameters<typeof person>[2] = {}) {
  people += 1;
  const made = await person(kindling, `made${people}`, { gender: 'male', fictional: true });
  const who = await person(kindling, `member${people}`, { credits: 50, premium: true, ...traits });
  return { made, who, chat: chatting(kindling, who) };
}
const balanceOf = async ({ id }: { id: number }) => {
  const { rows } = await db.query<{ credits: number }>({
    text: 'select credits from accounts where id = $1',
    values: [id],
  });
  return rows[0]?.credits;
};

test('the first message to a fictional profile that costs credits is sent only once its member knows whom it goes to', async () => {
  const { made, who, chat } = await cast();
  const to = { profile_id: made.id };
  expect((await chat.open(to)).body).toMatchObject({ unacknowledged: true, next_message_credits: 5 });
  const refused = await chat.send(to, 'Hello');
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'fictional_unacknowledged' } } });
  expect(refused.body.error.message).toContain('run by the site and cannot be met');
  expect(await balanceOf(who)).toBe(50);
  expect((await chat.chats()).body.chats).toEqual([]);

  expect((await chat.acknowledge(made.id)).status).toBe(200);
  expect((await chat.acknowledge(made.id)).status).toBe(200);
  expect((await chat.open(to)).body.unacknowledged).toBeUndefined();
  expect(await chat.send(to, 'Hello')).toMatchObject({ status: 200, body: { cost: 5, credits: 45 } });
});

test('a free hello asks nothing, and the message after it does', async () => {
  const { made, who, chat } = await cast({ premium: false });
  const to = { profile_id: made.id };
  expect(await chat.send(to, 'Hello')).toMatchObject({ status: 200, body: { cost: 0 } });
  expect((await chat.send(to, 'And?')).status).toBe(409);
  expect(await balanceOf(who)).toBe(50);
  await chat.acknowledge(made.id);
  expect((await chat.send(to, 'And?')).status).toBe(200);
});

test('what was acknowledged of one fictional profile is not of another, nor of another member', async () => {
  const [one, other] = [await cast(), await cast()];
  await one.chat.acknowledge(one.made.id);
  expect((await one.chat.send({ profile_id: other.made.id }, 'Hello')).status).toBe(409);
  expect((await other.chat.send({ profile_id: one.made.id }, 'Hello')).status).toBe(409);
});

test('a real member is written to without it, and there is nothing to acknowledge', async () => {
  const { who, chat } = await cast();
  const { who: real } = await cast({ gender: 'male' });
  expect((await chat.open({ profile_id: real.id })).body.unacknowledged).toBeUndefined();
  expect((await chat.send({ profile_id: real.id }, 'Hello')).status).toBe(200);
  const { rows } = await db.query({
    text: 'select from fictional_acknowledgements where member_id = $1',
    values: [who.id],
  });
  expect(rows).toEqual([]);
  for (const id of [real.id, who.id, 999_999])
    expect(await chat.acknowledge(id), String(id)).toMatchObject({
      status: 404,
      body: { error: { code: 'member_not_found' } },
    });
});

test('who has blocked a fictional profile acknowledges nothing of it', async () => {
  const { made, who, chat } = await cast();
  await db.query({ text: 'insert into blocks (blocker_id, blocked_id) values ($1, $2)', values: [who.id, made.id] });
  expect((await chat.acknowledge(made.id)).status).toBe(404);
});

test('two devices at once take the price once for each message, and none without the sentence', async () => {
  const { made, who, chat } = await cast();
  const to = { profile_id: made.id };
  const before = await Promise.all([chat.send(to, 'One'), chat.send(to, 'Two')]);
  expect(before.map(({ status }) => status)).toEqual([409, 409]);
  await Promise.all([chat.acknowledge(made.id), chat.acknowledge(made.id)]);
  const key = crypto.randomUUID();
  const after = await Promise.all([chat.send(to, 'One', key), chat.send(to, 'One', key)]);
  expect(after.map(({ status }) => status)).toEqual([200, 200]);
  expect(await balanceOf(who)).toBe(45);
});
