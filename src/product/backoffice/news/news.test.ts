import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person, staff } from '#tests/people.ts';

const product = await startTestApp();
const ada = await staff(product, 'ada', 'admin');
const run = async (text: string, ...values: unknown[]) =>
  (await product.db.query<Record<string, unknown>>({ text, values })).rows;
const site = Number((await run('select id from sites where is_default'))[0]?.id);
const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, who = ada) => {
  const reply = await product.app.inject({
    method,
    url: `/api/admin/${path}`,
    headers: { cookie: who.cookie },
    ...(payload && { payload }),
  });
  const body = reply.json();
  return { status: reply.statusCode, code: body.error?.code as string | undefined, body };
};
const EN = {
  locale: 'en',
  subject: 'Photos in chats',
  text: 'You can send photos now.\n\nThey go with the conversation.',
};
const FI = { locale: 'fi', subject: 'Kuvia keskusteluihin', text: 'Voit nyt lähettää kuvia.' };
const draft = { site, kind: 'news', path: '/chats', code: null, texts: [EN, FI], starts: null };
const send = (given: object = {}) => call('POST', 'news.php', { key: randomUUID(), ...draft, ...given });
let count = 0;
async function reader(mail: object, language = 'en') {
  count += 1;
  const who = await person(product, `reader${count}`, { language });
  const headers = { cookie: who.cookie };
  await product.app.inject({ method: 'PUT', url: '/api/notifications.php', headers, payload: { mail, quiet: null } });
  return who;
}
async function tell() {
  product.mails.length = 0;
  await product.runSchedule('notifications-announce');
  await product.runSchedule('notifications-tell');
  return product.mails.map(({ to, params }) => `${to} ${params.subject}`).toSorted();
}
const listed = async (id: number) =>
  (await call('GET', 'news.php')).body.news.find((one: { id: number }) => one.id === id);

test('who will get it is counted by language, and exactly those get it, in theirs', async () => {
  const [english, finnish, , bounced] = [
    await reader({ news: true }),
    await reader({ news: true }, 'fi'),
    await reader({ news: false }),
    await reader({ news: true }, 'sv'),
  ];
  await run("update accounts set notifications_disabled = '{bounce}' where id = $1", bounced.id);
  const { readers } = (await call('POST', 'news-preview.php', { site, kind: 'news', locale: 'en' })).body;
  const counted = Object.fromEntries(
    readers.map((one: { language: string; mail: number }) => [one.language, one.mail]),
  );
  expect(counted).toMatchObject({ en: 1, fi: 1 });
  expect(counted.sv ?? 0).toBe(0);
  const { id } = (await send()).body;
  expect(await listed(id)).toMatchObject({ state: 'telling', told: 0, staff: 'ada' });
  expect(await tell()).toEqual([`${english.email} ${EN.subject}`, `${finnish.email} ${FI.subject}`].toSorted());
  expect(await listed(id)).toMatchObject({ state: 'told', told: 2 });
  expect(
    await run("select staff_id is not null as proved from audit_entries where verb = 'announcement.made'"),
  ).toEqual([{ proved: true }]);
});

test('a test goes to who writes alone, in the language asked for, and tells nobody', async () => {
  await reader({ news: true });
  product.mails.length = 0;
  const { texts: _, starts: __, ...rest } = draft;
  expect((await call('POST', 'news-test.php', { ...rest, ...FI })).status).toBe(200);
  expect(product.mails).toMatchObject([
    { to: ada.email, locale: 'fi', template: 'announcement', params: { subject: FI.subject, text: FI.text } },
  ]);
  expect(await tell()).toEqual([]);
  expect((await call('POST', 'news-test.php', { ...rest, ...FI, text: 'short' })).code).toBe('news_words_missing');
});

test('an order that arrives twice is one, also at the same moment', async () => {
  const who = await reader({ news: true });
  const key = randomUUID();
  const made = await Promise.all([send({ key }), send({ key })]);
  made.push(await send({ key }));
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
  expect((await tell()).filter((line) => line.startsWith(who.email))).toHaveLength(1);
});

test('what is planned waits for its time, and what is stopped reaches nobody else', async () => {
  await reader({ news: true });
  const starts = product.services.now().getTime() + 3600_000;
  const { id } = (await send({ starts })).body;
  expect(await listed(id)).toMatchObject({ state: 'planned' });
  expect(await tell()).toEqual([]);
  expect((await call('DELETE', 'news.php', { id })).status).toBe(200);
  expect((await call('DELETE', 'news.php', { id })).code).toBe('news_over');
  product.travel(3700_000);
  expect(await tell()).toEqual([]);
  expect(await listed(id)).toMatchObject({ state: 'stopped', told: 0 });
});

test('offers need a code of the site, and are counted for who said yes alone', async () => {
  const yes = await reader({ promotions: true });
  const silent = await reader({ news: true });
  await run("update notification_preferences set mail = '{promotions}' where account_id = $1", silent.id);
  const { readers } = (await call('POST', 'news-preview.php', { site, kind: 'promotions', locale: 'en' })).body;
  expect(readers).toEqual([{ language: 'en', mail: 1, push: 0 }]);
  expect((await send({ kind: 'promotions' })).code).toBe('news_needs_code');
  expect((await send({ kind: 'promotions', code: 'NONE' })).code).toBe('news_no_such_code');
  await run(
    "insert into discount_codes (site_id, code, percentage, staff_name) values ($1, 'AUTUMN20', 2000, 'ada')",
    site,
  );
  expect((await send({ kind: 'promotions', code: 'AUTUMN20' })).status).toBe(200);
  expect(await tell()).toEqual([`${yes.email} ${EN.subject}`]);
});

test('without English, with a foreign address, without words or for a far year it is refused', async () => {
  expect((await send({ texts: [FI] })).code).toBe('news_needs_english');
  for (const path of ['https://x.example', '//x.example', '/\\x'])
    expect((await send({ path })).code).toBe('news_path_wrong');
  expect((await send({ texts: [{ ...EN, subject: ' ' }] })).code).toBe('news_words_missing');
  expect((await send({ starts: Date.parse('2099-01-01') })).code).toBe('news_ends_before');
});

test('news of another site is neither seen, written nor stopped, nor by other roles', async () => {
  const [other] = await run(`insert into sites (host, pool, company_id, settings)
    select 'other.example', 2, company_id, settings from sites where is_default returning id`);
  product.travel(10_000);
  const [theirs] = await run(
    `insert into announcements (site_id, kind, texts, path, starts_at, ends_at, staff_name, created_at)
     values ($1, 'news', $2, '/chats', now() + interval '400 days', now() + interval '401 days', 'bo', now()) returning id`,
    other?.id,
    JSON.stringify({ en: { subject: 'Theirs', text: 'Their own words.' } }),
  );
  expect(await listed(Number(theirs?.id))).toBeUndefined();
  expect((await call('DELETE', 'news.php', { id: theirs?.id })).status).toBe(404);
  expect((await send({ site: other?.id })).status).toBe(404);
  expect((await call('POST', 'news-preview.php', { site: other?.id, kind: 'news', locale: 'en' })).status).toBe(404);
  for (const role of ['moderator', 'support', 'finance'] as const)
    expect((await call('GET', 'news.php', undefined, await staff(product, role, role))).status).toBe(403);
});
