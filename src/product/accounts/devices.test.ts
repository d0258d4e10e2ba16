import { describe, expect, test, vi } from 'vitest';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import * as argon2 from './passwords/gateway.ts';
import { hashPassword } from './passwords/passwords.ts';

const app = await startTestApp();
const PASSWORD = 'lantern street 9';
const password_hash = await hashPassword(PASSWORD);

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { cookie = '', address = freshAddress() }: { cookie?: string; address?: string },
  payload?: object,
) =>
  app.app.inject({
    method,
    url,
    remoteAddress: address,
    headers: cookie ? { cookie } : {},
    ...(payload && { payload }),
  });
type Reply = Awaited<ReturnType<typeof call>>;
const logIn = (login: string, password = PASSWORD, from: { cookie?: string; address?: string } = {}) =>
  call('POST', '/api/user.php', from, { login, password });
const codeOf = (reply: Reply) => (reply.statusCode < 400 ? 'ok' : reply.json().error.code);
const cookieIn = (reply: Reply, name: string) =>
  `${name}=${reply.cookies.find((one) => one.name === name)?.value ?? ''}`;
/** Makes so many wrong tries, one after the other, each from an address of its own unless one is given. */
async function guesses(login: string, times: number, from: { cookie?: string; address?: string } = {}) {
  const codes: string[] = [];
  for (let time = 0; time < times; time += 1) codes.push(codeOf(await logIn(login, `wrong ${time}`, from)));
  return codes;
}
/** A member with the cookies of the browser in which they have logged in. */
async function known(name: string) {
  const who = await person(app, name, { password_hash });
  const reply = await logIn(name);
  return { ...who, device: cookieIn(reply, 'device'), session: cookieIn(reply, 'auth') };
}
const failed = (times: number) => Array(times).fill('login_failed');

describe('a browser in which somebody has logged in before', () => {
  test('lets its owner in, whatever strangers try, from the same address too', async () => {
    const { device, email } = await known('ada');
    expect(await guesses('ada', 6)).toEqual([...failed(5), 'login_blocked']);
    expect(codeOf(await logIn('ada'))).toBe('login_blocked');
    const address = freshAddress();
    for (let time = 0; time < 20; time += 1) await logIn(`nobody ${time}`, 'x', { address });
    expect(codeOf(await logIn('nobody else', 'x', { address }))).toBe('login_blocked');
    for (const login of ['ada', email])
      expect(codeOf(await logIn(login, PASSWORD, { cookie: device, address }))).toBe('ok');
    expect(codeOf(await logIn('ada'))).toBe('login_blocked');
  });

  test('has ten tries of its own, which block nobody else, and is a stranger’s after them', async () => {
    const { device } = await known('bea');
    expect(await guesses('bea', 4, { cookie: device })).toEqual(failed(4));
    expect(codeOf(await logIn('bea', PASSWORD, { cookie: device }))).toBe('ok');
    expect(await guesses('bea', 10, { cookie: device })).toEqual(failed(10));
    expect(codeOf(await logIn('bea'))).toBe('ok');
    expect(await guesses('bea', 6, { cookie: device })).toEqual([...failed(5), 'login_blocked']);
    expect(codeOf(await logIn('bea', PASSWORD, { cookie: device }))).toBe('login_blocked');
  });

  test('has no more tries when many are made at once', async () => {
    const { device } = await known('bob');
    const many = await Promise.all(Array.from({ length: 16 }, () => logIn('bob', 'wrong', { cookie: device })));
    const codes = many.map(codeOf);
    expect(codes.filter((code) => code === 'login_blocked')).toHaveLength(1);
    expect(codes.filter((code) => code === 'login_failed')).toHaveLength(15);
  });

  test('is one for its own login only, and opens nothing by itself', async () => {
    const [cas, dora] = [await known('cas'), await known('dora')];
    expect((await call('GET', '/api/user.php', { cookie: cas.device })).json().user).toBeNull();
    await guesses('dora', 5);
    expect(codeOf(await logIn('dora', PASSWORD, { cookie: cas.device }))).toBe('login_blocked');
    expect(codeOf(await logIn('dora', PASSWORD, { cookie: 'device=made-up' }))).toBe('login_blocked');
    expect(codeOf(await logIn('dora', PASSWORD, { cookie: dora.device }))).toBe('ok');
  });

  test('is unknown after a new password or the end of all sessions, but where that was done', async () => {
    const one = await known('eda');
    const other = cookieIn(await logIn('eda'), 'device');
    const ended = await call('DELETE', '/api/sessions.php', { cookie: `${one.session}; ${one.device}` });
    const here = cookieIn(ended, 'device');
    await guesses('eda', 5);
    for (const cookie of [one.device, other])
      expect(codeOf(await logIn('eda', PASSWORD, { cookie }))).toBe('login_blocked');
    expect(codeOf(await logIn('eda', PASSWORD, { cookie: here }))).toBe('ok');
    const change = { old_password: PASSWORD, password: 'all mine again 4', repeat: 'all mine again 4' };
    const changed = await call('PUT', '/api/password.php', { cookie: `${one.session}; ${here}` }, change);
    expect(codeOf(changed)).toBe('ok');
    await guesses('eda', 5);
    expect(codeOf(await logIn('eda', change.password, { cookie: here }))).toBe('login_blocked');
    expect(codeOf(await logIn('eda', change.password, { cookie: cookieIn(changed, 'device') }))).toBe('ok');
  });

  test('is one of twenty at most, and forgotten after a year', async () => {
    const { id, device } = await known('fee');
    for (let time = 0; time < 20; time += 1) {
      app.travel(1000);
      await logIn('fee');
    }
    const count = async () =>
      (await app.db.query({ text: 'select 1 from login_devices where account_id = $1', values: [id] })).rows.length;
    expect(await count()).toBe(20);
    await guesses('fee', 5);
    expect(codeOf(await logIn('fee', PASSWORD, { cookie: device }))).toBe('login_blocked');
    app.travel(366 * 24 * 3600_000);
    await app.runSchedule('accounts-clean-up');
    expect(await count()).toBe(0);
  });
});

describe('the name and the address of an account', () => {
  test('count together, and a refusal of the other one is that of a wrong password and of nobody', async () => {
    const { email } = await person(app, 'gea', { password_hash });
    expect(await guesses('gea', 5)).toEqual(failed(5));
    const checks = vi.spyOn(argon2, 'verifyHash');
    expect(codeOf(await logIn(email))).toBe('login_failed');
    expect(await guesses('nobody@example.com', 1)).toEqual(failed(1));
    // As long as for anybody else: one hash, which is nobody's.
    expect(checks).toHaveBeenCalledTimes(2);
    expect(checks.mock.calls.map(([stored]) => stored)).not.toContain(password_hash);
    checks.mockRestore();
    expect(await guesses(email, 5)).toEqual([...failed(4), 'login_blocked']);
    expect(await guesses('nobody@example.com', 5)).toEqual([...failed(4), 'login_blocked']);
    app.travel(15 * 60_000 + 1);
    expect(codeOf(await logIn(email))).toBe('ok');
  });

  test('are free again when the block is over, however much was tried meanwhile', async () => {
    await person(app, 'hilde', { password_hash });
    await guesses('hilde', 5);
    for (let minutes = 0; minutes < 14; minutes += 7) {
      app.travel(7 * 60_000);
      expect(await guesses('hilde', 3)).toEqual(Array(3).fill('login_blocked'));
    }
    app.travel(60_001);
    expect(codeOf(await logIn('hilde'))).toBe('ok');
  });
});
