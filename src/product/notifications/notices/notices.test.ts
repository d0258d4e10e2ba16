import { afterAll, expect, test } from 'vitest';
import { decidePhoto } from '#product/media/moderation/moderation.ts';
import { chatting } from '#tests/chatting.ts';
import { startPushService } from '#tests/fakes/push-service.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { unreadAccounts } from './queries.ts';

const service = await startPushService();
afterAll(service.close);
const app = await startTestApp({ pushOrigin: service.origin });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const joost = await person(app, 'joost', { gender: 'male', credits: 500, premium: true });
const run = (text: string, ...values: unknown[]) => app.db.query({ text, values });
const say = (to: Person, body = 'The garden gate is open') => chatting(app, joost).send({ profile_id: to.id }, body);

/** Nine o'clock UTC of the next day, whenever the tests run: days and quiet hours are the product's clock's. */
function morning(): void {
  const now = app.services.now().getTime();
  if (now % DAY_MS < 9 * HOUR_MS || now % DAY_MS > 9 * HOUR_MS + MINUTE_MS)
    app.travel(DAY_MS - (now % DAY_MS) + 9 * HOUR_MS);
}

let count = 0;
async function away(chosen: { mail?: string; push?: string; quiet?: [number, number] } = {}) {
  morning();
  count += 1;
  const who = await person(app, `marit${count}`);
  await run("update member_search set last_active = now() - interval '90 days' where member_id = $1", who.id);
  await run("update sessions set expires_at = now() + interval '300 days'");
  const { mail = '{unread_message_reminders}', push = '{}', quiet = [null, null] } = chosen;
  await run(
    'insert into notification_preferences (account_id, mail, push, quiet_from, quiet_until, updated_at) values ($1, $2, $3, $4, $5, now())',
    who.id,
    mail,
    push,
    ...quiet,
  );
  return who;
}
async function look() {
  await app.runSchedule('notifications-news');
  await app.runSchedule('notifications-collect');
  await app.runSchedule('notifications-tell');
}
/** Mails to somebody that the clock's next looks order. */
async function mailsTo({ email }: Person, after: number) {
  await app.runJobs();
  app.travel(after);
  app.mails.length = 0;
  await look();
  return app.mails.filter(({ to, template }) => to === email && template === 'notice').map(({ params }) => params);
}
async function pass(milliseconds: number) {
  await app.runJobs();
  app.travel(milliseconds);
  await app.runSchedule('notifications-news');
}
const outcomes = async ({ id }: Person) =>
  (await run('select outcome from notices where account_id = $1 order by id', id)).rows.map(({ outcome }) => outcome);

test('who leaves a message unread is reminded of it a day later, once, without its words', async () => {
  const marit = await away();
  const { body } = await say(marit);
  await pass(11 * MINUTE_MS);
  expect(await mailsTo(marit, 12 * HOUR_MS)).toEqual([]);
  const [mail, ...others] = await mailsTo(marit, 13 * HOUR_MS);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ about: 'unread', count: 1, path: `/chats/${body.conversation_id}` });
  expect(JSON.parse(String(mail?.items))).toEqual([
    { name: 'joost', label: '', count: 1, path: `/chats/${body.conversation_id}` },
  ]);
  expect(JSON.stringify(mail)).not.toContain('garden');
  expect(await mailsTo(marit, DAY_MS)).toEqual([]);
});

test('a reminder that waited for the end of quiet hours is the one of the day on which it comes', async () => {
  const marit = await away({ quiet: [22, 8] });
  await run("update sessions set time_zone = 'UTC' where account_id = $1", marit.id);
  const anna = await person(app, `anna${count}`, { gender: 'male', credits: 100, premium: true });
  app.travel(12 * HOUR_MS + 45 * MINUTE_MS);
  await say(marit);
  await pass(11 * MINUTE_MS);
  await pass(22 * HOUR_MS);
  const { status } = await chatting(app, anna).send({ profile_id: marit.id }, 'Me too');
  expect(status).toBe(200);
  await pass(11 * MINUTE_MS);
  expect(await mailsTo(marit, 2 * HOUR_MS)).toEqual([]);
  expect(await mailsTo(marit, 10 * HOUR_MS + 30 * MINUTE_MS)).toHaveLength(1);
  expect(await mailsTo(marit, 12 * HOUR_MS)).toEqual([]);
  expect(await mailsTo(marit, 2 * HOUR_MS)).toEqual([]);
  const [mail, ...others] = await mailsTo(marit, 10 * HOUR_MS);
  expect(others).toEqual([]);
  expect(JSON.parse(String(mail?.items))).toMatchObject([{ name: anna.name, count: 1 }]);
});

test('nothing that was read, taken back or blocked meanwhile is reminded of', async () => {
  const [marit, ans] = [await away(), await away()];
  const { body } = await say(marit);
  await say(ans);
  await pass(11 * MINUTE_MS);
  await chatting(app, marit).read(body.conversation_id, body.message.id);
  await run("update member_search set last_active = now() - interval '90 days' where member_id = $1", marit.id);
  await run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', ans.id, joost.id);
  app.travel(25 * HOUR_MS);
  app.mails.length = 0;
  await look();
  expect(app.mails.filter(({ to }) => to === marit.email || to === ans.email)).toEqual([]);
  expect([...(await outcomes(marit)), ...(await outcomes(ans))]).toEqual(['nothing', 'nothing']);
});

test('there is one reminder a day, however many conversations wait; the others come the next day', async () => {
  const marit = await away();
  const piet = await person(app, `piet${count}`, { gender: 'male', credits: 500, premium: true });
  await say(marit);
  await pass(11 * MINUTE_MS);
  expect(await mailsTo(marit, 24 * HOUR_MS)).toHaveLength(1);
  await chatting(app, piet).send({ profile_id: marit.id }, 'Hello');
  await pass(11 * MINUTE_MS);
  // As if it had been mailed a day before.
  await run(
    'update pending_mails set remind_at = $2 where account_id = $1 and remind_at is not null',
    marit.id,
    app.services.now(),
  );
  expect(await mailsTo(marit, MINUTE_MS)).toEqual([]);
  expect(await mailsTo(marit, 26 * HOUR_MS)).toHaveLength(1);
});

test('processes that look at the same time tell once', async () => {
  const marit = await away();
  await say(marit);
  await pass(11 * MINUTE_MS);
  app.travel(25 * HOUR_MS);
  app.mails.length = 0;
  await Promise.all([1, 2, 3].map(() => app.runSchedule('notifications-collect')));
  await Promise.all([1, 2, 3].map(() => app.runSchedule('notifications-tell')));
  expect(app.mails.filter(({ to }) => to === marit.email)).toHaveLength(1);
});

test('what is switched off between its finding and its telling is not told', async () => {
  const marit = await away();
  await say(marit);
  await pass(11 * MINUTE_MS);
  app.travel(25 * HOUR_MS);
  await app.runSchedule('notifications-collect');
  await run("update notification_preferences set mail = '{}' where account_id = $1", marit.id);
  app.mails.length = 0;
  await app.runSchedule('notifications-tell');
  expect(app.mails.filter(({ to }) => to === marit.email)).toEqual([]);
  expect(await outcomes(marit)).toEqual(['switched_off']);
});

test('in quiet hours it waits for their end, in the zone that the browser told', async () => {
  morning();
  const now = app.services.now();
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kathmandu', hour: '2-digit', hourCycle: 'h23' }).format(now),
  );
  const marit = await away();
  await say(marit);
  await pass(11 * MINUTE_MS);
  await run(
    'update notification_preferences set quiet_from = $2, quiet_until = $3 where account_id = $1',
    ...[marit.id, hour % 24, (hour + 3) % 24],
  );
  await run("update sessions set time_zone = 'Asia/Kathmandu' where account_id = $1", marit.id);
  expect(await mailsTo(marit, 24 * HOUR_MS)).toEqual([]);
  expect(await outcomes(marit)).toEqual([null]);
  expect(await mailsTo(marit, 4 * HOUR_MS)).toHaveLength(1);
});

test('a newcomer without a photo is told once after three days, and nobody who has one and wrote of themselves', async () => {
  const [bare, full] = [await away({ mail: '{reminders}' }), await person(app, `full${count}`)];
  await run("update members set about = 'I garden' where id = $1", full.id);
  await run(
    "insert into media_files (hash, width, height, thumbhash) values ('h', 900, 1200, 'dGg=') on conflict do nothing",
  );
  await run("insert into photos (member_id, file_hash, position, status) values ($1, 'h', 0, 'active')", full.id);
  for (const { id } of [bare, full])
    await run(
      'update accounts set signup_date = $2 where id = $1',
      id,
      new Date(app.services.now().getTime() - 3.2 * DAY_MS),
    );
  expect(await mailsTo(bare, MINUTE_MS)).toMatchObject([{ about: 'photo', path: '/profile', under: 'reminders' }]);
  expect(app.mails.filter(({ to }) => to === full.email)).toEqual([]);
  expect(await mailsTo(bare, 2 * HOUR_MS)).toEqual([]);
});

test('the weekly update comes once a week on the day of joining, names real people who are new, and only if there are some', async () => {
  const marit = await away({ mail: '{weekly_updates}' });
  await app.app.inject({
    method: 'PUT',
    url: '/api/notifications.php',
    headers: { cookie: marit.cookie },
    payload: { mail: { weekly_updates: true } },
  });
  const { rows } = await app.db.query<{ weekly_at: Date }>({
    text: 'select weekly_at from notification_preferences where account_id = $1',
    values: [marit.id],
  });
  const wait = (rows[0]?.weekly_at ?? app.services.now()).getTime() - app.services.now().getTime();
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(8 * DAY_MS);
  app.travel(wait);
  const kees = await person(app, `kees${count}`, { gender: 'male' });
  await run('update member_search set joined = $2 where member_id = $1', kees.id, app.services.now());
  const [mail] = await mailsTo(marit, MINUTE_MS);
  expect(mail).toMatchObject({ about: 'weekly', under: 'weekly_updates' });
  expect(String(mail?.items)).toContain(`kees${count}`);
  expect(await mailsTo(marit, 6 * DAY_MS)).toEqual([]);
  // A week later nobody is new.
  await run("update member_search set joined = joined - interval '30 days'");
  expect(await mailsTo(marit, DAY_MS + HOUR_MS)).toEqual([]);
  expect(await outcomes(marit)).toEqual(['sent', 'nothing']);
});

test('who chose push is told there, in every browser, and by mail only if that was chosen too', async () => {
  const marit = await away({ mail: '{}', push: '{unread_message_reminders}' });
  await app.app.inject({
    method: 'POST',
    url: '/api/user.php?push=1',
    headers: { cookie: marit.cookie },
    payload: { subscription: service.browser() },
  });
  await say(marit);
  await pass(11 * MINUTE_MS);
  service.pushed.length = 0;
  expect(await mailsTo(marit, 25 * HOUR_MS)).toEqual([]);
  await app.runJobs();
  expect(service.pushed.map(({ data }) => data.title)).toEqual(['One message is still unread']);
});

test('accounts that are closed stand in nobody’s way, however many wait', async () => {
  const [closed, marit] = [await away(), await away()];
  for (const who of [closed, marit]) await say(who);
  await pass(11 * MINUTE_MS);
  await run("update accounts set status = 'blocked' where id = $1", closed.id);
  app.travel(25 * HOUR_MS);
  const due = { now: app.services.now(), away: app.services.now(), most: 1000 };
  const waiting = (await unreadAccounts(app.db, due)).map(({ account_id }) => account_id);
  expect([waiting.includes(closed.id), waiting.includes(marit.id)]).toEqual([false, true]);
});

test('who has a photo that staff did not accept is told so later, one mail a day, unless it is gone or objected to', async () => {
  const { transaction } = await app.calls();
  const added = async ({ id }: Person, at: number) => {
    const hash = `refused${id}-${at}`;
    await run("insert into media_files (hash, width, height, thumbhash) values ($1, 900, 1200, 'dGg=')", hash);
    const { rows } = await app.db.query<{ id: number }>({
      text: "insert into photos (member_id, file_hash, position, status) values ($1, $2, $3, 'pending') returning id",
      values: [id, hash, at],
    });
    return rows[0]?.id ?? 0;
  };
  const refuse = (photo: number) =>
    transaction((call) => decidePhoto(call, { name: 'ada' }, { photo, reason: 'contact', again: true }));
  const marit = await away({ mail: '{reminders}' });
  const photos = [await added(marit, 0), await added(marit, 1)];
  for (const photo of photos) await refuse(photo);
  expect(await mailsTo(marit, HOUR_MS)).toEqual([]);
  expect(await mailsTo(marit, 2 * HOUR_MS)).toMatchObject([
    { about: 'photoRefused', count: 2, path: '/profile', under: 'reminders' },
  ]);
  expect(await mailsTo(marit, 2 * HOUR_MS)).toEqual([]);
  const [ans, off] = [await away({ mail: '{reminders}' }), await away({ mail: '{}' })];
  const photo = await added(ans, 0);
  await refuse(photo);
  await refuse(await added(off, 0));
  await run('delete from photos where id = $1', photo);
  expect([...(await mailsTo(ans, 3 * HOUR_MS)), ...(await mailsTo(off, HOUR_MS))]).toEqual([]);
  expect([await outcomes(ans), await outcomes(off)]).toEqual([[], []]);
});
