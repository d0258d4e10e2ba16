import { afterAll, expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startPushService } from '#tests/fakes/push-service.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';

const service = await startPushService();
afterAll(service.close);
const app = await startTestApp({ pushOrigin: service.origin });
const ask = async (text: string, ...values: unknown[]) => (await app.db.query({ text, values })).rows;
const post = (url: string, payload: object, cookie = '') =>
  app.app.inject({ method: 'POST', url, remoteAddress: freshAddress(), headers: { cookie }, payload });

const marit = await person(app, 'marit');
await post('/api/user.php?push=1', { subscription: service.browser() }, marit.cookie);
await ask(
  "insert into notification_preferences (account_id, mail, push, updated_at) values ($1, '{new_conversations,like}', '{new_conversations,new_messages,like}', now())",
  marit.id,
);
await ask("update member_search set last_active = now() - interval '9 days' where member_id = $1", marit.id);
const reached = async () => {
  await app.runJobs();
  app.travel(11 * 60_000);
  const mails = app.mails.length;
  await app.runSchedule('notifications-news');
  const { chats } = (await chatting(app, marit).chats()).body;
  const { liked_by } = (await app.app.inject({ url: '/api/likes.php', headers: { cookie: marit.cookie } })).json();
  return {
    live: app.events.filter(({ memberId }) => memberId === marit.id).map(({ event }) => event.type),
    pushed: service.pushed.map(({ data }) => data?.kind),
    mailed: app.mails
      .slice(mails)
      .flatMap(({ to, params }) => (to === marit.email ? JSON.parse(`${params.news}`) : [])),
    listed: [chats.length, liked_by.length],
  };
};

test('a like and messages of somebody who has just signed up reach the other once the address is confirmed: live, by push and by mail, each once', async () => {
  const joined = await post('/api/signup.php', {
    ...{ email: 'joost@example.com', name: 'joost', date_of_birth: '1979-04-12', gender: 'male', sexuality: 'hetero' },
    ...{ password: 'lantern street', terms: true },
    ...{ recipient_id: marit.id, signup_message: 'I liked your garden.', like_recipient: true },
  });
  const cookie = `auth=${joined.cookies.find(({ name }) => name === 'auth')?.value}`;
  const joost = chatting(app, { cookie });
  expect((await joost.send({ profile_id: marit.id }, 'Are the roses out?')).body).toMatchObject({
    cost: 5,
    credits: 5,
  });
  const token = `${app.mails.find(({ to }) => to === 'joost@example.com')?.params.url}`.split('/').at(-1);
  expect(await reached()).toEqual({ live: [], pushed: [], mailed: [], listed: [0, 0] });
  expect((await joost.chats()).body.chats[0].conversation.last_message).toMatchObject({ state: 'waiting' });

  for (const { statusCode } of await Promise.all([1, 2].map(() => post('/api/activate.php', { token }))))
    expect(statusCode).toBe(200);
  const { live, pushed, mailed, listed } = await reached();
  expect(live.toSorted()).toEqual(['like', 'message', 'message']);
  expect(pushed.toSorted()).toEqual(['like', 'message']);
  expect(mailed.map(({ kind, count }: { kind: string; count: number }) => [kind, count])).toEqual([
    ['conversation', 2],
    ['like', 1],
  ]);
  expect(listed).toEqual([1, 1]);

  expect((await post('/api/activate.php', { token })).statusCode).toBe(200);
  expect(await reached()).toEqual({ live, pushed, mailed: [], listed });
});
