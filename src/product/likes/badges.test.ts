import { expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { ChatsReply } from '../chat/conversations/contract.ts';
import { BadgesReply, LikesReply } from './contract.ts';

const kindling = await startTestApp();
const { app, db } = kindling;
const run = (text: string, ...values: unknown[]) => db.query({ text, values });

let people = 0;
async function member() {
  people += 1;
  const who = await person(kindling, `member${people}`, { sexuality: 'bi', premium: true, credits: 500 });
  return { ...who, ...chatting(kindling, who) };
}
type Member = Awaited<ReturnType<typeof member>>;

const call = (who: Member, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  app.inject({ method, url, headers: { cookie: who.cookie }, ...(payload && { payload }) });
const like = (from: Member, to: Member) => call(from, 'POST', '/api/like.php', { profile_id: to.id });

async function badges(who: Member): Promise<BadgesReply> {
  const counted = BadgesReply.parse((await call(who, 'GET', '/api/badges.php')).json());
  const { chats } = ChatsReply.parse((await who.chats()).body);
  const { liked_by } = LikesReply.parse((await call(who, 'GET', '/api/likes.php')).json());
  expect(counted).toEqual({
    unread_messages: chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0),
    new_likes: liked_by.filter((profile) => profile.like_new).length,
  });
  return counted;
}

test('a member is told how many messages are unread and how many likes are new', async () => {
  const [marit, joost, tim] = [await member(), await member(), await member()];
  expect(await badges(marit)).toEqual({ unread_messages: 0, new_likes: 0 });
  await joost.send({ profile_id: marit.id }, 'Hello');
  await joost.send({ profile_id: marit.id }, 'Are you there?');
  await tim.send({ profile_id: marit.id }, 'Hi');
  await like(joost, marit);
  await like(tim, marit);
  expect(await badges(marit)).toEqual({ unread_messages: 3, new_likes: 2 });
  const { id } = (await marit.open({ profile_id: joost.id })).body.conversation;
  await marit.read(id, Number.MAX_SAFE_INTEGER);
  await call(marit, 'PUT', '/api/like.php', { profile_id: tim.id });
  expect(await badges(marit)).toEqual({ unread_messages: 1, new_likes: 1 });
});

test('what the lists do not show is not counted: blocked, removed, invisible and deleted ones', async () => {
  const [marit, blocked, blocking, removed, hidden, deleted] = [
    await member(),
    await member(),
    await member(),
    await member(),
    await member(),
    await member(),
  ];
  for (const other of [blocked, blocking, removed, hidden, deleted]) await like(other, marit);
  for (const other of [blocked, blocking, removed]) await other.send({ profile_id: marit.id }, 'Hello');
  expect(await badges(marit)).toEqual({ unread_messages: 3, new_likes: 5 });
  await run('insert into blocks (blocker_id, blocked_id) values ($1, $2), ($3, $1)', marit.id, blocked.id, blocking.id);
  await marit.remove((await marit.open({ profile_id: removed.id })).body.conversation.id);
  await run("update accounts set status = 'deleted' where id = $1", deleted.id);
  await run('update members set invisible = true where id = $1', hidden.id);
  expect(await badges(marit)).toEqual({ unread_messages: 0, new_likes: 2 });
});

test('a visitor has no counts', async () =>
  expect((await app.inject({ url: '/api/badges.php' })).json()).toMatchObject({ authentication_required: true }));
