import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { decideBanAppeal, openBanAppeals } from './appeal-ban.ts';
import { ban, lift } from './bans.ts';

const app = await startTestApp();
const calls = await app.calls();
const page = await servePagesOf(app);
const PASSWORD = 'lantern street 9';
const password_hash = await hashPassword(PASSWORD);
const [ada, bo] = [{ name: 'ada' }, { name: 'bo' }];

let callers = 0;
const call = (method: 'GET' | 'POST', url: string, cookie = '', payload?: object) =>
  app.app.inject({
    method,
    url,
    headers: { 'x-forwarded-for': `198.51.100.${++callers}`, ...(cookie && { cookie }) },
    ...(payload && { payload }),
  });
const logIn = (login: string, password = PASSWORD) => call('POST', '/api/user.php', '', { login, password });
/** Somebody who is banned, and the proof that their browser has after the right password. */
async function banned(name: string, until: Date | null = null) {
  const who = await person(app, name, { password_hash });
  await calls.transaction((within) => ban(within, ada, { account: who.id, reason: 'rude', until }));
  const reply = await logIn(name);
  const proof = reply.cookies.find((one) => one.name === 'login_proof')?.value;
  return { ...who, reply, proof: `login_proof=${proof}` };
}
const banSeen = async (proof: string) => (await call('GET', '/api/ban.php', proof)).json().ban;
const appeals = (proof: string, text: string) => call('POST', '/api/ban-appeal.php', proof, { text });

test('only the right password tells that an account is banned, why, and until when', async () => {
  const until = new Date(app.services.now().getTime() + 7 * 24 * 3600_000);
  until.setUTCHours(12, 0, 0, 0);
  const { reply, proof } = await banned('rude', until);
  expect(reply.statusCode).toBe(403);
  expect(reply.json().error).toEqual({ code: 'account_banned', message: 'Your account is suspended.' });
  expect(reply.cookies.map(({ name }) => name)).toEqual(['login_proof']);
  expect(reply.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 900 });
  expect(await banSeen(proof)).toMatchObject({ reason: 'rude', until: until.toISOString(), appeal: null });
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(until);
  const { html } = await page('/pages/ban', { cookie: `${proof}; locale=en` });
  expect(html).toContain(`It is suspended until ${day}.`);
  const wrong = await logIn('rude', 'wrong one');
  expect([wrong.statusCode, wrong.cookies]).toEqual([401, []]);
  expect(wrong.json()).toEqual((await logIn('nobody-at-all')).json());
});

test('a deleted account that can still come back is told after the right password only', async () => {
  const { id } = await person(app, 'gone', { password_hash });
  await app.db.query({ text: "update accounts set status = 'deleted' where id = $1", values: [id] });
  const reply = await logIn('gone');
  expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'account_deleted']);
  expect((await logIn('gone', 'wrong one')).json().error.code).toBe('login_failed');
});

test('the proof is no session, is over after a quarter of an hour, and is nobody else’s', async () => {
  const { proof } = await banned('short');
  expect((await call('GET', '/api/user.php', proof)).json().user).toBeNull();
  expect(await banSeen('')).toBeNull();
  expect(await banSeen(`login_proof=${'a'.repeat(43)}`)).toBeNull();
  app.travel(15 * 60_000 + 1);
  expect(await banSeen(proof)).toBeNull();
  expect((await appeals(proof, 'Please')).json().error.code).toBe('second_step_over');
});

test('an appeal is kept once, decided by somebody else, and lifts the ban', async () => {
  const { id, email, proof } = await banned('sorry');
  expect((await appeals(proof, ' ')).statusCode).toBe(400);
  const both = await Promise.all([appeals(proof, 'It was my brother.'), appeals(proof, 'It was my brother.')]);
  expect(both.map((reply) => reply.json().ban.appeal)).toEqual(['open', 'open']);
  expect((await openBanAppeals(calls.read, 10)).map(({ account_id, text }) => [account_id, text])).toEqual([
    [id, 'It was my brother.'],
  ]);
  const decide = (by: { name: string }, accept: boolean) =>
    calls.transaction((within) => decideBanAppeal(within, by, { account: id, accept }));
  expect(await decide(ada, true)).toBe('own_decision');
  expect(await Promise.all([decide(bo, true), decide(bo, true)])).toEqual(
    expect.arrayContaining(['decided', 'not_open']),
  );
  expect((await logIn('sorry')).statusCode).toBe(200);
  expect(app.mails.filter(({ to }) => to === email).map(({ params }) => params.outcome)).toEqual(['accepted']);
});

test('an appeal that staff did not follow says so, and is for one ban', async () => {
  const { id, proof } = await banned('again');
  await appeals(proof, 'No.');
  await calls.transaction((within) => decideBanAppeal(within, bo, { account: id, accept: false }));
  expect(await banSeen(proof)).toMatchObject({ appeal: 'kept' });
  expect((await appeals(proof, 'Still no.')).json().ban.appeal).toBe('kept');
  await calls.transaction((within) => lift(within, bo, { account: id }));
  expect((await appeals(proof, 'Again.')).json().error.code).toBe('ban_over');
  await calls.transaction((within) => ban(within, ada, { account: id, reason: 'fake', until: null }));
  expect(await banSeen(proof)).toMatchObject({ reason: 'fake', appeal: null });
});
