import { beforeAll, expect, test } from 'vitest';
import { authenticator } from '#tests/fakes/authenticator.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { addStaff, endStaff, giveRole } from './staff.ts';

const demo = await startTestApp();
const live = await startTestApp({ mode: 'live' }, demo);
const calls = await demo.calls();
const PASSWORD = 'lantern street 9';
const passwordHash = await hashPassword(PASSWORD);
let callers = 0;
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, cookie = '', payload?: object, app = live) => {
  callers += 1;
  const headers = { 'x-forwarded-for': `203.0.113.${callers}`, ...(cookie && { cookie }) };
  return app.app.inject({ method, url, headers, ...(payload && { payload }) });
};
const logIn = async (login: string, app = live) => {
  const reply = await call('POST', '/api/user.php', '', { login, password: PASSWORD }, app);
  return { reply, cookie: `auth=${reply.cookies.find(({ name }) => name === 'auth')?.value}` };
};
const ada = { email: 'ada@example.com', role: 'moderator' } as const;
let hidden = 0;
beforeAll(async () => {
  await calls.transaction((within) => addStaff(within, { ...ada, passwordHash }));
  hidden = (await person(demo, 'hidden', { status: 'disabled' })).id;
});
/** What only staff see: a profile that no longer takes part. */
const seesHidden = async (cookie: string, app = live) =>
  (await call('GET', `/api/member.php?id=${hidden}`, cookie, undefined, app)).statusCode === 200;
const security = async (cookie: string) => (await call('GET', '/api/security.php', cookie)).json();

test('staff of a live site have no rights before they have shown a passkey or a code, and are told so', async () => {
  const { reply, cookie } = await logIn(ada.email);
  expect(reply.json()).toMatchObject({ user: { role: 'moderator' }, secure_first: true });
  expect((await call('GET', '/api/user.php', cookie)).json().user.role).toBe('moderator');
  expect([await seesHidden(cookie), (await security(cookie)).staff]).toEqual([false, 'set_up']);

  const { origin } = await live.app.sites.byHost('localhost');
  const key = authenticator(origin);
  const options = (await call('POST', '/api/passkey-options.php', cookie)).json();
  await call('POST', '/api/passkeys.php', cookie, { passkey: key.make(options), name: 'Key' });
  expect([await seesHidden(cookie), (await security(cookie)).staff]).toEqual([true, null]);

  // Who knows the password alone can neither work nor add a key of their own.
  const thief = await logIn(ada.email);
  expect([await seesHidden(thief.cookie), (await security(thief.cookie)).staff]).toEqual([false, 'use']);
  for (const url of ['/api/passkey-options.php', '/api/totp.php'])
    expect((await call('POST', url, thief.cookie)).json().error.code).toBe('strong_login_needed');
  const removal = await call('DELETE', '/api/passkeys.php', thief.cookie, { id: 1 });
  expect(removal.json().error.code).toBe('strong_login_needed');

  const challenge = (await call('POST', '/api/passkey-challenge.php')).json();
  const strong = await call('POST', '/api/login-passkey.php', '', { passkey: key.sign(challenge) });
  expect(strong.json().secure_first).toBe(false);
  const [{ id }] = (await security(cookie)).passkeys;
  await call('DELETE', '/api/passkeys.php', cookie, { id });
  expect([await seesHidden(cookie), (await security(cookie)).staff]).toEqual([false, 'set_up']);
});

test('staff of a demo need neither', async () => {
  const { reply, cookie } = await logIn(ada.email, demo);
  expect([reply.json().secure_first, await seesHidden(cookie, demo)]).toEqual([false, true]);
});

test('an address has one account, a role can change, and an ended account lets nobody in', async () => {
  const again = await Promise.all(
    [1, 2].map(() =>
      calls.transaction((within) => addStaff(within, { email: 'bo@example.com', role: 'support', passwordHash })),
    ),
  );
  expect(again.filter((id) => id !== null)).toHaveLength(1);
  const { cookie } = await logIn('bo@example.com', demo);
  await calls.transaction((within) => giveRole(within, { email: 'bo@example.com', role: 'admin' }));
  expect((await call('GET', '/api/user.php', cookie, undefined, demo)).json().user.role).toBe('admin');
  const marit = await person(demo, 'marit');
  for (const email of [marit.email, 'nobody@example.com']) {
    expect(await calls.transaction((within) => giveRole(within, { email, role: 'admin' }))).toBe(false);
    expect(await calls.transaction((within) => endStaff(within, { email }))).toBe(false);
  }
  expect(await calls.transaction((within) => endStaff(within, { email: 'bo@example.com' }))).toBe(true);
  expect((await call('GET', '/api/user.php', cookie, undefined, demo)).json().user).toBeNull();
  expect((await logIn('bo@example.com', demo)).reply.statusCode).toBe(401);
});
