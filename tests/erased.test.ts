import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, inject, test } from 'vitest';
import { startJobs } from '#platform/jobs/jobs.ts';
import { hashPassword } from '#product/accounts/passwords/passwords.ts';
import { ingestPhoto } from '#product/media/media.ts';
import { chatting } from './chatting.ts';
import { startTestApp } from './harness.ts';
import { person } from './people.ts';

const DAY_MS = 24 * 3600 * 1000;
const PASSWORD = 'lantern street 9';
const ABOUT = 'I tune carillons in Zutphen';
const SAID = 'Do you know the tower by the river?';

const kindling = await startTestApp();
const { app, db, services } = kindling;
// The real queue, for what waits in it; what it has to do is done by the test's own.
const queue = await startJobs(db, { embedded: !inject('databaseUrl'), report: () => {}, orders: ['mail'] });
afterAll(() => queue.stop());
const { forget } = services.jobs;
services.jobs.forget = async (...given) => {
  await forget(...given);
  await queue.forget(...given);
};

const password_hash = await hashPassword(PASSWORD);
const marit = await person(kindling, 'Marit van Zoelen', {
  password_hash,
  premium: true,
  credits: 20,
  city: 'Zutphen',
});
const joost = await person(kindling, 'Joost', { gender: 'male' });
const call = (url: string, cookie: string, payload: object = {}) =>
  app.inject({ method: 'POST', url, headers: { cookie }, payload });
const ask = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await db.query<Row & Record<string, unknown>>({ text, values })).rows;

/** Every file of the deployment's folder. */
async function files(): Promise<string[]> {
  const found = await readdir(services.config.dataDir, { recursive: true, withFileTypes: true });
  return found.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** Tables of any schema, and files, that have a word in them. */
async function whoKnows(word: string): Promise<string[]> {
  const tables = await ask<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    if ((await ask(`select 1 from ${name} t where t::text ilike '%' || $1 || '%' limit 1`, word)).length)
      found.push(name);
  for (const file of await files()) if ((await readFile(file)).includes(word)) found.push(file);
  return found;
}

await ask(
  'update members set about = $2, latitude = 52.1384, longitude = 6.2012, interests = array[$3] where id = $1',
  marit.id,
  ABOUT,
  'tea',
);
const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();
await db.transaction((tx) => ingestPhoto({ ...services, tx, sql: tx }, marit.id, picture, 0, 'active'));
await chatting(kindling, marit).send({ profile_id: joost.id }, SAID);
await call('/api/report.php', joost.cookie, {
  profile_id: marit.id,
  reason: 'other',
  text: ABOUT,
  with_messages: true,
  key: crypto.randomUUID(),
});
await ask("insert into outbox (recipient, subject, html, body) values ($1, 'Hello', $2, $2)", marit.email, marit.name);
await call('/api/data-export.php', marit.cookie);
await kindling.runJobs();
for (const to of [marit.email, marit.email.toUpperCase()])
  await db.transaction((tx) =>
    queue.enqueue(tx, 'mail', { to, locale: 'en', siteId: 1, template: 'activation', params: { name: marit.name } }),
  );
const before = { tables: await whoKnows(marit.name), jobs: await whoKnows(marit.email), files: await files() };
await call('/api/account-deletion.php', marit.cookie, { password: PASSWORD });
kindling.travel(14 * DAY_MS + 1000);
await kindling.runSchedule('accounts-erase-deleted');
await kindling.runJobs();

test('what is looked for was there: in tables, in the queue, in files', () => {
  expect(before.tables).toEqual(expect.arrayContaining(['public.members', 'public.outbox', 'public.reports']));
  expect(before.jobs.filter((name) => name.startsWith('jobs.'))).not.toEqual([]);
  for (const folder of ['/exports/', '/media/'])
    expect(before.files.filter((file) => file.includes(folder))).not.toEqual([]);
});

test.each([marit.name, marit.email, ABOUT, 'Zutphen', '52.138'])(
  'fourteen days after the deletion no table, no job and no file knows %s',
  async (word) => {
    expect(await whoKnows(word)).toEqual([]);
  },
);

test('no picture and no archive is left in the storage', async () => {
  expect((await files()).filter((file) => /\/(exports|media)\//.test(file))).toEqual([]);
});

test('what was written to others stays theirs, of a deleted member', async () => {
  const tables = await whoKnows(SAID);
  expect(tables.toSorted()).toEqual(['public.chat_list', 'public.messages', 'public.messages_1']);
  const { body } = await chatting(kindling, joost).open({ profile_id: marit.id });
  expect(body.profile).toMatchObject({ deleted: true, name: '' });
});
