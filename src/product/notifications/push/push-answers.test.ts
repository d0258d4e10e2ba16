import { afterAll, beforeEach, expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startPushService } from '#tests/fakes/push-service.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';

const service = await startPushService();
afterAll(service.close);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let app: Awaited<ReturnType<typeof startTestApp>>;
let joost: Person;
let marit: Person;

const ask = async <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  (await app.db.query<Row>({ text, values })).rows;
const subscribed = async (who: Person, browser = service.browser()) => {
  const reply = await app.app.inject({
    method: 'POST',
    url: '/api/user.php?push=1',
    remoteAddress: freshAddress(),
    headers: { cookie: who.cookie },
    payload: { subscription: browser },
  });
  expect(reply.statusCode).toBe(200);
  await ask(
    "insert into notification_preferences (account_id, mail, push, updated_at) values ($1, '{}', '{new_conversations,new_messages,like}', now()) on conflict do nothing",
    who.id,
  );
  return browser;
};
const write = (text = 'Hello') => chatting(app, joost).send({ profile_id: marit.id }, text);
/** How often the service was called by what waits for now. */
const calls = async () => {
  service.calls.length = 0;
  await app.runJobs();
  return service.calls.length;
};
const browsers = () => ask<{ failures: number }>('select failures from push_subscriptions');

beforeEach(async () => {
  app = await startTestApp({ pushOrigin: service.origin });
  joost = await person(app, 'joost', { gender: 'male', credits: 500, premium: true });
  marit = await person(app, 'marit', { credits: 500, premium: true });
  service.answer(201);
  service.pushed.length = 0;
  await subscribed(marit);
});

test('a browser that is no more is forgotten, unless it has another address by now', async () => {
  for (const status of [404, 410]) {
    await subscribed(marit);
    service.answer(status);
    await write(`Hello ${status}`);
    await calls();
    expect(await browsers()).toEqual([]);
  }
  service.answer(201);
});

test('a service that is out of order is tried again, later each time, and told how little time is left', async () => {
  await write();
  service.answer(503);
  expect([await calls(), service.calls[0]?.ttl]).toEqual([1, '86400']);
  expect(await calls()).toBe(0);
  app.travel(2 * MINUTE_MS);
  expect(await calls()).toBe(1);
  const left = Number(service.calls[0]?.ttl);
  expect(left).toBeLessThanOrEqual(86400 - 120);
  expect(left).toBeGreaterThan(86400 - 180);
  app.travel(MINUTE_MS);
  expect(await calls()).toBe(0);
  app.travel(2 * MINUTE_MS);
  service.answer(201);
  expect(await calls()).toBe(1);
  expect(service.pushed).toMatchObject([{ data: { title: 'joost wrote to you' } }]);
  expect(await browsers()).toEqual([{ failures: 0 }]);
});

test('nothing leaves after its day, and the next message is pushed then', async () => {
  await write();
  service.answer(503);
  for (let hour = 0; hour < 23; hour += 1) {
    await app.runJobs();
    app.travel(HOUR_MS);
  }
  app.travel(2 * HOUR_MS);
  expect(await calls()).toBe(0);
  service.answer(201);
  await write('Still there?');
  await calls();
  expect(service.pushed).toMatchObject([{ data: { title: '2 new messages from joost' } }]);
});

test('a browser whose service fails three times over more than a day is forgotten', async () => {
  service.answer(500);
  await write();
  for (let hour = 0; hour < 26; hour += 1) {
    await app.runJobs();
    app.travel(HOUR_MS);
  }
  expect(await browsers()).toHaveLength(1);
  await ask('delete from pushed_conversations');
  await write('Hello?');
  await calls();
  expect(await browsers()).toEqual([]);
});

test.each([401, 403])(
  'a service that answers %i does not believe us: it is left alone by all, and nobody loses a browser',
  async (status) => {
    service.answer(status);
    await write();
    await subscribed(joost);
    expect(await calls()).toBe(1);
    await chatting(app, marit).send({ profile_id: joost.id }, 'And you?');
    app.travel(5 * MINUTE_MS);
    expect(await calls()).toBe(0);
    expect(await browsers()).toEqual([{ failures: 0 }, { failures: 0 }]);
    service.answer(201);
    app.travel(HOUR_MS);
    expect(await calls()).toBe(2);
  },
);

test('a subscription with a key of its own stops nobody else, as long as the service takes what others get', async () => {
  await write();
  expect(await calls()).toBe(1);
  service.answer(403);
  await subscribed(joost);
  await chatting(app, marit).send({ profile_id: joost.id }, 'Hi');
  expect(await calls()).toBe(1);
  service.answer(201);
  const { body } = await write();
  await chatting(app, marit).read(body.conversation_id, 1e15);
  await write();
  expect(await calls()).toBe(1);
});

test('a service that wants a pause gets it from all, as long as it says, and doubled where it does not', async () => {
  service.answer(429, { 'retry-after': '600' });
  await write();
  await subscribed(joost);
  expect(await calls()).toBe(1);
  await chatting(app, marit).send({ profile_id: joost.id }, 'Hi');
  app.travel(9 * MINUTE_MS);
  expect(await calls()).toBe(0);
  app.travel(2 * MINUTE_MS);
  service.answer(429);
  // The second finds the pause that the first got.
  expect(await calls()).toBe(1);
  app.travel(90_000);
  expect(await calls()).toBe(0);
  app.travel(5 * MINUTE_MS);
  service.answer(201);
  expect(await calls()).toBe(2);
  expect(await browsers()).toHaveLength(2);
});

test('what a service finds too large is sent once more in few words', async () => {
  service.answer(413);
  await write();
  expect(await calls()).toBe(2);
  expect(Number(service.calls[1]?.['content-length'])).toBeLessThan(1200);
  app.travel(2 * HOUR_MS);
  expect(await calls()).toBe(0);
  expect(await browsers()).toHaveLength(1);
});

test('a request that a service does not understand is not repeated, and no redirect is followed', async () => {
  service.answer(400);
  await write();
  expect(await calls()).toBe(1);
  app.travel(HOUR_MS);
  expect(await calls()).toBe(0);
  service.answer(302, { location: `${service.origin}/elsewhere` });
  await write('Hello again');
  expect(await calls()).toBe(1);
  expect(await browsers()).toEqual([{ failures: 1 }]);
});
