import { expect, test } from 'vitest';
import type { MailPurpose } from '#product/accounts/mail-tokens/contract.ts';
import { issueLoginLink, issueMailToken } from '#product/accounts/mail-tokens/mail-tokens.ts';
import { freshAddress } from './endpoints.ts';
import { startTestApp } from './harness.ts';
import { type Person, person } from './people.ts';
import { servePagesOf } from './rendered-pages.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);
const calls = await kindling.calls();
const run = (text: string, ...values: unknown[]) => kindling.db.query({ text, values });
const DAY_MS = 24 * 3600_000;

let count = 0;
const somebody = () => {
  count += 1;
  return person(kindling, `marit${count}`, { language: 'nl' });
};
const issue = ({ id }: Person, purpose: MailPurpose = 'login') =>
  calls.transaction((call) => issueMailToken(call, id, purpose, 7 * 24 * 3600));
const look = (token: string, cookie = '', headers: Record<string, string> = {}) =>
  kindling.app.inject({
    url: `/api/mail-link.php?token=${token}`,
    remoteAddress: freshAddress(),
    headers: { cookie, ...headers },
  });
const press = (token: string, cookie = '', headers: Record<string, string> = {}) =>
  kindling.app.inject({
    method: 'POST',
    url: '/api/login-link.php',
    remoteAddress: freshAddress(),
    headers: { cookie, ...headers },
    payload: { token },
  });
const sessionOf = (reply: Awaited<ReturnType<typeof press>>) =>
  reply.cookies.find(({ name }) => name === 'auth')?.value;
const meOf = async (cookie: string) =>
  (await kindling.app.inject({ url: '/api/user.php', headers: { cookie } })).json().user;
const EXPIRED = { code: 'link_expired', message: 'Link expired or invalid, request a new email' };

test('a link that logs in does so by a press, once, in the language of its member', async () => {
  const marit = await somebody();
  const link = await calls.transaction((call) => issueLoginLink(call, marit.id));
  expect(link).toMatch(/^http:\/\/localhost:3000\/[\w-]{43}$/);
  const token = new URL(link).pathname.slice(1);
  const reply = await press(token);
  expect(reply.json().user).toMatchObject({ id: marit.id });
  expect(reply.cookies.find(({ name }) => name === 'auth')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(reply.cookies.find(({ name }) => name === 'locale')).toMatchObject({ value: 'nl' });
  expect(await meOf(`auth=${sessionOf(reply)}`)).toMatchObject({ id: marit.id });
  const again = await press(token);
  expect([again.statusCode, again.json().error]).toEqual([410, EXPIRED]);
  expect(sessionOf(again)).toBeUndefined();
});

test('programs that open every link of a mail neither log in nor use it up', async () => {
  const token = await issue(await somebody());
  for (let time = 0; time < 3; time += 1) {
    const sent = await page(`/${token}?next=/chats`);
    expect(sent).toMatchObject({ status: 200, title: 'Log in from an e-mail', robots: 'noindex' });
    expect((await look(token)).json().link).toMatchObject({ purpose: 'login', state: 'open' });
  }
  expect((await press(token)).statusCode).toBe(200);
  expect((await look(token)).json().link).toMatchObject({ state: 'used' });
});

test('of two presses at the same moment one logs in', async () => {
  const token = await issue(await somebody());
  const replies = await Promise.all([1, 2, 3].map(() => press(token)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410]);
});

test('another website can not make a browser log in by a link of its own', async () => {
  const token = await issue(await somebody());
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
    expect((await press(token, '', headers as Record<string, string>)).json().error.code).toBe('foreign_origin');
});

test('a link that is too old, forged, of another purpose or of an account that is closed logs nobody in', async () => {
  const old = await somebody();
  const oldToken = await issue(old);
  await run("update mail_tokens set expires_at = now() - interval '1 second' where account_id = $1", old.id);
  const closed = await somebody();
  const closedToken = await issue(closed);
  await run("update accounts set status = 'blocked' where id = $1", closed.id);
  const other = await issue(await somebody(), 'unsubscribe');
  for (const token of [oldToken, closedToken, other, 'A'.repeat(43)]) {
    const reply = await press(token);
    expect([reply.statusCode, reply.json().error, sessionOf(reply)]).toEqual([410, EXPIRED, undefined]);
  }
  expect((await press('short')).statusCode).toBe(400);
  expect((await look(oldToken)).json().link).toMatchObject({ state: 'expired' });
  for (const token of [other, 'A'.repeat(43)]) expect((await look(token)).statusCode).toBe(404);
});

test('a link works on the site of its member only, and another site does not use it up', async () => {
  await run(
    "insert into sites (host, pool, company_id, settings) select 'velvet.test', 7, company_id, settings from sites where is_default",
  );
  const marit = await somebody();
  const token = await issue(marit);
  const elsewhere = { host: 'velvet.test' };
  kindling.travel(10_000);
  expect((await look(token, '', elsewhere)).statusCode).toBe(404);
  expect((await press(token, '', elsewhere)).statusCode).toBe(410);
  expect((await press(token)).statusCode).toBe(200);
});

test('who is logged in already is led on, by a path of this site only, and keeps the link', async () => {
  const marit = await somebody();
  const token = await issue(marit);
  const led = async (next: string) => (await page(`/${token}?next=${next}`, { cookie: marit.cookie })).location;
  expect(await led('/members/saved')).toBe('/members/saved');
  // What is refused leaves the address first.
  for (const next of ['https://evil.example', '//evil.example', '/%5Cevil.example'])
    expect(await led(next), next).toBe(`/${token}`);
  expect((await page(`/${token}`, { cookie: marit.cookie })).location).toBe('/members');
  expect((await press(token)).statusCode).toBe(200);
});

test('a member who opens somebody else’s link is asked first', async () => {
  const [marit, joost] = [await somebody(), await somebody()];
  const token = await issue(marit);
  const sent = await page(`/${token}`, { cookie: joost.cookie });
  expect(sent.status).toBe(200);
  expect(sent.html).toContain(`Inloggen als ${marit.name}?`);
});

test('a used link leads to the log-in by password', async () => {
  const token = await issue(await somebody());
  await press(token);
  const { html } = await page(`/${token}?next=/chats`);
  expect(html).toContain('Link expired or invalid, request a new email');
  expect(html).toContain('/login?next=%2Fchats');
});

test('the link of an activation shows its button, and once it is over where it has led', async () => {
  const [fresh, late] = [await somebody(), await somebody()];
  await run("update accounts set status = 'not_confirmed' where id = any($1)", [fresh.id, late.id]);
  const [token, lateToken] = [await issue(fresh, 'activate'), await issue(late, 'activate')];
  const sent = await page(`/${token}`);
  expect(sent).toMatchObject({ status: 200, title: 'Confirm your e-mail address' });
  expect(sent.html).toContain('Confirm my e-mail address');
  await kindling.app.inject({ method: 'POST', url: '/api/activate.php', payload: { token } });
  const done = `/activate/done?token=${token}`;
  expect((await page(`/${token}`)).location).toBe(done);
  expect(await page(done)).toMatchObject({ status: 200, title: 'Activated' });
  kindling.travel(8 * DAY_MS);
  expect((await page(`/${lateToken}`)).location).toBe('/activate/error');
  for (const nothing of ['', `?token=${lateToken}`, `?token=${'x'.repeat(43)}`])
    expect((await page(`/activate/done${nothing}`)).location).toBe('/login');
  expect((await page('/activate/done', { cookie: fresh.cookie })).location).toBe('/members');
});

test.each(['/nowhere', `/${'A'.repeat(43)}`, `/${'A'.repeat(42)}%00`, '/Zm9v'])(
  '%s is no link and no page',
  async (url) => {
    expect(await page(url)).toMatchObject({ status: 404, title: 'This page could not be found' });
  },
);
