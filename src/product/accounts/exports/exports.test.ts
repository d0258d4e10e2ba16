import sharp from 'sharp';
import { expect, test } from 'vitest';
import yauzl from 'yauzl';
import { ingestPhoto } from '#product/media/media.ts';
import { chatting } from '#tests/chatting.ts';
import { startS3 } from '#tests/fakes/s3.ts';
import { startTestApp, type TestApp } from '#tests/harness.ts';
import { type Person, person, staff, takeCookie } from '#tests/people.ts';
import { ban } from '../bans/bans.ts';
import { hashPassword } from '../passwords/passwords.ts';

const s3 = await startS3();
const kindling = await startTestApp({ s3: s3.config });
const PASSWORD = 'lantern street 9';
const password_hash = await hashPassword(PASSWORD);
const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

const someone = (name: string, traits = {}) =>
  person(kindling, name, { password_hash, premium: true, credits: 10, ...traits });
const call = (method: 'GET' | 'POST', url: string, { cookie }: Pick<Person, 'cookie'>, payload?: object) =>
  kindling.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
const order = (who: Person) => call('POST', '/api/data-export.php', who);
const show = async (who: Person) => (await call('GET', '/api/data-export.php', who)).json();
const open = async (who: Person, password = PASSWORD) => {
  const reply = await call('POST', '/api/data-export-ticket.php', who, { password });
  takeCookie(who, reply);
  return reply;
};
const archives = () => [...s3.files.keys()].filter((key) => key.startsWith('exports/'));
const ask = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await kindling.db.query<Row & Record<string, unknown>>({ text, values })).rows;

async function photoOf({ db, services }: TestApp, { id }: Person, shade: number, position: number): Promise<void> {
  const background = { r: shade, g: 90, b: 9 };
  const bytes = await sharp({ create: { width: 60, height: 80, channels: 3, background } })
    .png()
    .toBuffer();
  await db.transaction((tx) => ingestPhoto({ ...services, tx, sql: tx }, id, bytes, position, 'active'));
}

/** Names and contents of a ZIP archive; a wrong checksum throws. */
async function filesIn(archive: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const zip = await yauzl.fromBufferPromise(archive);
  for await (const entry of zip.eachEntry()) {
    const parts: Buffer[] = [];
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
    files.set(entry.fileName, Buffer.concat(parts));
  }
  return files;
}

const download = async (who: Person) => call('GET', (await open(who)).json().url, who);

test('who is banned takes the archive along after a right password, and sees nothing else of the site', async () => {
  const marit = await someone('Berta');
  const calls = await kindling.calls();
  await calls.transaction((within) =>
    ban(within, { name: 'desk' }, { account: marit.id, reason: 'rude', until: null }),
  );
  expect((await call('GET', '/api/data-export.php', marit)).json().authentication_required).toBe(true);
  const login = await call('POST', '/api/user.php', { cookie: '' }, { login: 'Berta', password: PASSWORD });
  const proof = login.cookies.find(({ name }) => name === 'login_proof')?.value;
  const banned = { ...marit, cookie: `login_proof=${proof}` };
  expect((await call('GET', '/api/chats.php', banned)).statusCode).toBe(403);
  expect((await order(banned)).json().export).toMatchObject({ status: 'waiting' });
  await kindling.runJobs();
  expect((await show(banned)).export).toMatchObject({ status: 'ready' });
  // The proof stands for the password, in this browser and for this account alone.
  const { url } = (await call('POST', '/api/data-export-ticket.php', banned, {})).json();
  const other = await someone('Other');
  expect((await call('GET', url, other)).statusCode).toBe(404);
  const archive = await call('GET', url, banned);
  expect(archive.statusCode).toBe(200);
  expect([...(await filesIn(archive.rawPayload)).keys()]).toContain('README.txt');
  expect((await call('GET', '/api/user.php', banned)).json()).toEqual({ user: null });
  kindling.travel(16 * 60_000);
  expect((await order(banned)).json().authentication_required).toBe(true);
});

test('the archive has everything as JSON, the pictures as they are stored, and a README in the member’s language', async () => {
  const marit = await someone('Marit', { language: 'de' });
  const joost = await someone('Joost', { gender: 'male' });
  await photoOf(kindling, marit, 7, 0);
  await photoOf(kindling, marit, 8, 1);
  for (const words of ['Hello', 'Are you there?'])
    await chatting(kindling, marit).send({ profile_id: joost.id }, words);
  expect(await show(marit)).toEqual({ export: null, next_at: null });
  expect((await order(marit)).json().export).toMatchObject({ status: 'waiting' });
  expect((await open(marit)).json().error.code).toBe('export_not_found');
  await kindling.runJobs();
  const shown = await show(marit);
  expect(shown.export).toMatchObject({ status: 'ready' });
  expect(kindling.mails.at(-1)).toMatchObject({ to: marit.email, template: 'export-ready', locale: 'de' });
  const reply = await download(marit);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.rawPayload.length).toBe(shown.export.bytes);
  const files = await filesIn(reply.rawPayload);
  expect(`${files.get('README.txt')}`).toContain('Passwort');
  const table = (name: string) => JSON.parse(`${files.get(`data/${name}.json`)}`);
  expect(table('accounts/accounts')).toMatchObject([{ id: marit.id, email: marit.email }]);
  expect(table('chat/messages')).toMatchObject([{ body: 'Hello' }, { body: 'Are you there?' }]);
  expect(table('members/passes')).toEqual([]);
  const [first] = await ask<{ file_hash: string }>(
    'select file_hash from photos where member_id = $1 order by position',
    marit.id,
  );
  expect(files.get('photos/1.webp')).toEqual(s3.files.get(`media/${first?.file_hash}/original.webp`));
  expect(files.has('photos/2.webp')).toBe(true);
  expect([...files.values()].join()).not.toContain(password_hash);
});

test('only its owner downloads it: logged in, with the password, once for each ticket, within five minutes', async () => {
  const [ada, eva] = [await someone('Ada'), await someone('Eva')];
  await order(ada);
  await order(eva);
  await kindling.runJobs();
  expect((await open(ada, 'not this one')).json().error.code).toBe('password_wrong');
  expect((await open({ ...ada, cookie: '' })).statusCode).toBe(403);
  const { url } = (await open(ada)).json();
  for (const other of [eva, { cookie: '' }]) expect((await call('GET', url, other)).statusCode).toBeGreaterThan(399);
  const replies = await Promise.all([call('GET', url, ada), call('GET', url, ada)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  const late = (await open(ada)).json().url;
  kindling.travel(5 * 60_000 + 1000);
  expect((await call('GET', late, ada)).statusCode).toBe(404);
  for (const ticket of ['', 'x', url.split('=')[1]])
    expect((await call('GET', `/api/data-export-file.php?ticket=${ticket}`, ada)).statusCode).toBe(404);
});

test('one is made at a time, and at most one a day', async () => {
  const ida = await someone('Ida');
  const replies = await Promise.all([order(ida), order(ida), order(ida)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await ask('select status from data_exports where account_id = $1', ida.id)).toEqual([{ status: 'waiting' }]);
  await kindling.runJobs();
  const refused = await order(ida);
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'export_limit']);
  expect(Date.parse((await show(ida)).next_at)).toBeGreaterThan(kindling.services.now().getTime());
  kindling.travel(DAY_MS);
  const [old] = await ask<{ id: string }>('select id from data_exports where account_id = $1', ida.id);
  expect((await order(ida)).statusCode).toBe(200);
  await kindling.runJobs();
  expect(archives().filter((key) => key.includes(`${old?.id}`))).toEqual([]);
  expect((await show(ida)).export.status).toBe('ready');
});

test('after seven days it is gone, from the storage too', async () => {
  const nora = await someone('Nora');
  await order(nora);
  await kindling.runJobs();
  const { url } = (await open(nora)).json();
  expect(archives()).not.toEqual([]);
  kindling.travel(7 * DAY_MS + 1000);
  expect((await show(nora)).export).toBeNull();
  expect((await call('GET', url, nora)).statusCode).toBe(404);
  await kindling.runSchedule('accounts-exports-over');
  expect(archives()).toEqual([]);
  expect(await ask('select id from data_exports')).toEqual([]);
});

test('a storage that is away leaves it waiting, and what can not be made is given up and may be ordered again', async () => {
  const lotte = await someone('Lotte');
  await order(lotte);
  s3.away = true;
  await expect(kindling.runJobs()).rejects.toThrow();
  s3.away = false;
  expect((await show(lotte)).export.status).toBe('waiting');
  kindling.travel(3 * HOUR_MS);
  await kindling.runSchedule('accounts-exports-over');
  expect((await show(lotte)).export.status).toBe('failed');
  expect((await order(lotte)).json().export.status).toBe('waiting');
  await kindling.runJobs();
  expect((await show(lotte)).export.status).toBe('ready');
});

test('an account that is erased meanwhile leaves no archive', async () => {
  const greta = await someone('Greta');
  await order(greta);
  await ask('delete from data_exports where account_id = $1', greta.id);
  const before = archives();
  await kindling.runJobs();
  expect(archives()).toEqual(before);
});

test('staff have no archive, and it is refused to visitors', async () => {
  const ruth = await staff(kindling, 'Ruth', 'admin');
  for (const who of [ruth, { ...ruth, cookie: '' }]) expect((await order(who)).statusCode).toBe(403);
});
