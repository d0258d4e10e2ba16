import { TOTP } from 'otpauth';
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

test('staff of all sites log in on any host and have their role there, others on their own site alone', async () => {
  await demo.db.query({
    text: `insert into sites (host, pool, company_id, settings)
      select 'other.example', 2, company_id, settings from sites where is_default`,
    values: [],
  });
  live.travel(10_000);
  const names = { bea: 'bea@example.com', cas: 'cas@example.com' };
  await calls.transaction(async (within) => {
    await addStaff(within, { email: names.bea, role: 'moderator', passwordHash, allSites: true });
    await addStaff(within, { email: names.cas, role: 'moderator', passwordHash });
  });
  const ask = (host: string, method: 'GET' | 'POST' | 'PUT', url: string, cookie = '', payload?: object) => {
    callers += 1;
    const headers = { host, 'x-forwarded-for': `203.0.114.${callers}`, ...(cookie && { cookie }) };
    return live.app.inject({ method, url, headers, ...(payload && { payload }) });
  };
  const enter = (host: string, login: string) => ask(host, 'POST', '/api/user.php', '', { login, password: PASSWORD });
  const cookieOf = (reply: Awaited<ReturnType<typeof enter>>, name: string) =>
    `${name}=${reply.cookies.find((one) => one.name === name)?.value}`;
  const sees = async (host: string, cookie: string) =>
    (await ask(host, 'GET', '/api/security.php', cookie)).statusCode === 200;

  expect((await enter('other.example', names.cas)).statusCode).toBe(401);
  const elsewhere = await enter('other.example', names.bea);
  expect(elsewhere.json()).toMatchObject({ user: { role: 'moderator' }, secure_first: true });
  // A session of one host holds on the other, and only theirs does.
  const own = await enter('localhost', names.cas);
  expect([
    await sees('other.example', cookieOf(elsewhere, 'auth')),
    await sees('localhost', cookieOf(elsewhere, 'auth')),
  ]).toEqual([true, true]);
  expect([await sees('localhost', cookieOf(own, 'auth')), await sees('other.example', cookieOf(own, 'auth'))]).toEqual([
    true,
    false,
  ]);

  const { secret } = (await ask('localhost', 'POST', '/api/totp.php', cookieOf(elsewhere, 'auth'))).json();
  const code = () => new TOTP({ secret }).generate({ timestamp: live.services.now().getTime() });
  const on = await ask('localhost', 'PUT', '/api/totp.php', cookieOf(elsewhere, 'auth'), { code: code() });
  expect(on.statusCode, on.body).toBe(200);
  live.travel(60_000);
  const step = await enter('other.example', names.bea);
  expect(step.json().error.code).toBe('second_step_needed');
  const done = await ask('other.example', 'POST', '/api/login-code.php', cookieOf(step, 'login_proof'), {
    code: code(),
  });
  expect(done.json()).toMatchObject({ user: { role: 'moderator' }, secure_first: false });
});
