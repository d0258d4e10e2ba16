import { afterAll, expect, test } from 'vitest';
import { startPushService } from '#tests/fakes/push-service.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { announce, endAnnouncement, listAnnouncements } from './announcements.ts';
import type { Announcement } from './policy.ts';

const service = await startPushService();
afterAll(service.close);
const app = await startTestApp({ pushOrigin: service.origin });
const calls = await app.calls();
const ADA = { name: 'ada' };
const NEWS: Announcement = {
  kind: 'news',
  path: '/chats',
  texts: {
    en: { subject: 'Photos in chats', text: 'You can send photos now.\n\nThey are deleted with the conversation.' },
    fi: { subject: 'Kuvia keskusteluihin', text: 'Voit nyt lähettää kuvia.' },
  },
};
const run = (text: string, ...values: unknown[]) => app.db.query({ text, values });
let count = 0;
async function reader(mail: object, language = 'en'): Promise<Person> {
  count += 1;
  const who = await person(app, `reader${count}`, { language });
  await app.app.inject({
    method: 'PUT',
    url: '/api/notifications.php',
    headers: { cookie: who.cookie },
    payload: { mail, quiet: null },
  });
  return who;
}
const make = (announcement: Announcement) => calls.transaction((call) => announce(call, ADA, announcement));
async function tell() {
  app.mails.length = 0;
  await app.runSchedule('notifications-announce');
  await app.runSchedule('notifications-tell');
  return app.mails.map(({ to, locale, params }) => ({ to, locale, subject: params.subject, code: params.code }));
}
const code = (word: string) =>
  run(
    "insert into discount_codes (site_id, code, percentage, staff_name) values ((select id from sites where is_default), $1, 2000, 'ada')",
    word,
  );

test('news reaches those who want it, in their language or else in English, once', async () => {
  const [english, finnish, swedish, , away] = await Promise.all([
    reader({ news: true }),
    reader({ news: true }, 'fi'),
    reader({ news: true }, 'sv'),
    reader({ news: false }),
    reader({ news: true }),
  ]);
  await run("update accounts set status = 'blocked' where id = $1", away.id);
  const id = await make(NEWS);
  const told = await tell();
  expect(told.toSorted((a, b) => a.to.localeCompare(b.to))).toEqual(
    [
      { to: english.email, locale: 'en', subject: 'Photos in chats', code: '' },
      { to: finnish.email, locale: 'fi', subject: 'Kuvia keskusteluihin', code: '' },
      { to: swedish.email, locale: 'sv', subject: 'Photos in chats', code: '' },
    ].toSorted((a, b) => a.to.localeCompare(b.to)),
  );
  expect(await tell()).toEqual([]);
  expect(await listAnnouncements(calls.read, 1)).toMatchObject([{ id, told: 3, staff_name: 'ada' }]);
});

test('two processes that spread and tell at once tell each reader once', async () => {
  const readers = await Promise.all(Array.from({ length: 5 }, () => reader({ news: true })));
  await make(NEWS);
  app.mails.length = 0;
  await Promise.all([1, 2, 3].map(() => app.runSchedule('notifications-announce')));
  await Promise.all([1, 2, 3].map(() => app.runSchedule('notifications-tell')));
  for (const { email } of readers) expect(app.mails.filter(({ to }) => to === email)).toHaveLength(1);
});

test('offers go to who said yes to them alone; the words and the time of the yes are kept, and of its end', async () => {
  await code('AUTUMN20');
  const [yes, no, back] = [
    await reader({ promotions: true }),
    await reader({ news: true }),
    await reader({ promotions: true }),
  ];
  await app.app.inject({
    method: 'PUT',
    url: '/api/notifications.php',
    headers: { cookie: back.cookie },
    payload: { mail: { promotions: false } },
  });
  await run("update notification_preferences set mail = '{promotions}' where account_id = $1", back.id);
  expect(await make({ ...NEWS, kind: 'promotions', discount_code: 'AUTUMN20' })).toEqual(expect.any(Number));
  const told = await tell();
  expect(told).toMatchObject([{ to: yes.email, code: 'AUTUMN20' }]);
  expect(told.some(({ to }) => to === no.email)).toBe(false);
  const consents = await run(
    'select account_id, words, locale, withdrawn_at is null as stands from promotion_consents where account_id = any($1) order by id',
    [yes.id, back.id],
  );
  expect(consents.rows).toEqual([
    { account_id: yes.id, words: 'Offers: Discounts on credits', locale: 'en', stands: true },
    { account_id: back.id, words: 'Offers: Discounts on credits', locale: 'en', stands: false },
  ]);
});

test('an offer whose code was ended is told to nobody any more, nor news that was ended', async () => {
  await code('WINTER20');
  await reader({ promotions: true, news: true });
  await make({ ...NEWS, kind: 'promotions', discount_code: 'WINTER20' });
  const news = await make(NEWS);
  await app.runSchedule('notifications-announce');
  await run("update discount_codes set status = 'inactive' where code = 'WINTER20'");
  expect(await calls.transaction((call) => endAnnouncement(call, ADA, Number(news)))).toBe(true);
  expect(await calls.transaction((call) => endAnnouncement(call, ADA, Number(news)))).toBe(false);
  expect(await tell()).toEqual([]);
});

test('what is ordered for later waits for its time', async () => {
  await reader({ news: true });
  const starts_at = new Date(app.services.now().getTime() + 3600_000).toISOString();
  await make({ ...NEWS, starts_at });
  expect(await tell()).toEqual([]);
  app.travel(3700_000);
  expect((await tell()).length).toBeGreaterThan(0);
});

test.each([
  [{ kind: 'promotions' }, 'needs_discount_code'],
  [{ kind: 'promotions', discount_code: 'NONE' }, 'no_such_code'],
  [{ ends_at: '2020-01-01T00:00:00Z' }, 'ends_before_it_starts'],
  [{ ends_at: '2099-01-01T00:00:00Z' }, 'too_long'],
] as [Partial<Announcement>, string][])('%j is refused with %s', async (changes, problem) => {
  expect(await make({ ...NEWS, ...changes })).toBe(problem);
});
