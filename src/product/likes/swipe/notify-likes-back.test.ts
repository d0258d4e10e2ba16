import { afterAll, expect, test } from 'vitest';
import { freshAddress } from '#tests/endpoints.ts';
import { startPushService } from '#tests/fakes/push-service.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';

const service = await startPushService();
afterAll(service.close);
const product = await startTestApp({ pushOrigin: service.origin });
const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

async function call(method: 'GET' | 'POST' | 'PUT', url: string, by: Person, payload?: object) {
  const reply = await product.app.inject({
    method,
    url,
    remoteAddress: freshAddress(),
    headers: { cookie: by.cookie },
    ...(payload && { payload }),
  });
  return reply.json();
}
const tell = (by: Person, wanted: boolean) => call('PUT', '/api/swipe.php', by, { tell: wanted });
const isAsked = async (by: Person) => (await call('GET', '/api/swipe.php', by)).state.tell;
const told = (who: Person) =>
  product.events.filter(({ memberId, event }) => memberId === who.id && event.type === 'likes_back').length;
async function later(milliseconds: number) {
  product.travel(milliseconds);
  await product.runJobs();
}

const men = await Promise.all(
  Array.from({ length: 8 }, (_, index) => person(product, `player${index}`, { gender: 'male' })),
);
let count = 0;
/** A woman who has no like left, with a browser that is pushed to at any hour. */
async function spent(): Promise<Person> {
  count += 1;
  const anna = await person(product, `anna${count}`, { gender: 'female' });
  await product.db.query({
    text: "insert into notification_preferences (account_id, mail, push, updated_at) values ($1, '{}', '{reminders}', now())",
    values: [anna.id],
  });
  await call('POST', '/api/user.php?push=1', anna, { subscription: service.browser() });
  for (const him of men.slice(0, 4))
    await call('POST', '/api/swipe.php', anna, { profile_id: him.id, verdict: 'like' });
  await product.runJobs();
  service.pushed.length = 0;
  return anna;
}

test('who asks is told once, live and by push, when the next like is there', async () => {
  const anna = await spent();
  // Pressed twice at once, taken back, and pressed again.
  await Promise.all([tell(anna, true), tell(anna, true)]);
  expect(await tell(anna, false)).toEqual({ tell: false });
  expect(await tell(anna, true)).toEqual({ tell: true });
  expect(await isAsked(anna)).toBe(true);
  await later(DAY_MS - HOUR_MS);
  expect(told(anna)).toBe(0);
  await later(HOUR_MS + 60_000);
  await product.runSchedule('notifications-tell');
  await product.runJobs();
  expect(told(anna)).toBe(1);
  expect(service.pushed.map(({ data }) => data)).toMatchObject([
    { kind: 'notice', title: 'You have a like again', url: '/swipe-game', lang: 'en' },
  ]);
  expect(await isAsked(anna)).toBe(false);
});

test('who takes it back, has a like left, or wants no pushes of that kind is told nothing they did not ask for', async () => {
  const [anna, berit] = [await spent(), await spent()];
  await tell(anna, true);
  await tell(anna, false);
  await tell(berit, true);
  await product.db.query({
    text: "update notification_preferences set push = '{like}' where account_id = $1",
    values: [berit.id],
  });
  await later(DAY_MS + 60_000);
  expect([told(anna), told(berit), service.pushed.length]).toEqual([0, 1, 0]);
  expect(await tell(anna, true)).toEqual({ tell: false });
});

test('where the site gives fewer likes by then, it waits until one is really there', async () => {
  const anna = await spent();
  await tell(anna, true);
  await later(12 * HOUR_MS);
  await product.db.query({
    text: 'update swipe_likes set created_at = $2 where member_id = $1 and liked_id = $3',
    values: [anna.id, product.services.now(), men[3]?.id],
  });
  await product.db.query({ text: `update sites set settings = settings || '{"swipe_likes": 1}'`, values: [] });
  await later(12 * HOUR_MS + 60_000);
  expect(told(anna)).toBe(0);
  await later(12 * HOUR_MS);
  expect(told(anna)).toBe(1);
  await product.db.query({ text: `update sites set settings = settings - 'swipe_likes'`, values: [] });
});
