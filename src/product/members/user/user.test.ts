import { once } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { countStreams, drainStreams } from '#platform/realtime/sse.ts';
import * as argon2 from '#product/accounts/passwords/gateway.ts';
import { hashPassword } from '#product/accounts/passwords/passwords.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { userView } from './user.ts';

const app = await startTestApp();
const PASSWORD = 'lantern street 9';
const WAIT = { timeout: 20_000, interval: 10 };
const password_hash = await hashPassword(PASSWORD);

let callers = 0;
const caller = () => ({ 'x-forwarded-for': `203.0.113.${++callers}` });

interface Options {
  cookie?: string;
  payload?: unknown;
  headers?: Record<string, string>;
}

const call = (method: 'GET' | 'POST' | 'PUT', url: string, { cookie, payload, headers = caller() }: Options = {}) =>
  app.app.inject({
    method,
    url,
    headers: { ...headers, ...(cookie ? { cookie } : {}) },
    ...(payload === undefined ? {} : { payload: payload as object }),
  });
const logIn = (login: unknown, password: unknown, headers: Record<string, string> = caller(), cookie?: string) =>
  call('POST', '/api/user.php', { payload: { login, password }, headers, ...(cookie ? { cookie } : {}) });
const me = async (cookie: string) => (await call('GET', '/api/user.php', { cookie })).json().user;
const setSettings = async (settings: object) => {
  await app.db.query({ text: 'update sites set settings = settings || $1::jsonb', values: [JSON.stringify(settings)] });
};
const cookiesOf = (reply: Awaited<ReturnType<typeof call>>) =>
  new Map(reply.cookies.map((entry) => [entry.name, entry]));

describe('who is logged in', () => {
  test('a visitor is nobody, and that is no error', async () => {
    const reply = await call('GET', '/api/user.php', { headers: { 'x-request-type': 'client' } });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ user: null });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('a member gets the account with the own profile', async () => {
    const ida = await person(app, 'ida', { credits: 12 });
    const user = await me(ida.cookie);
    expect(user).toMatchObject({
      id: ida.id,
      email: ida.email,
      status: 'active',
      role: null,
      credits: 12,
      paid_user: false,
      language: 'en',
      fictional_icon: null,
      notifications_disabled: [],
      dismissed_alerts: [],
      free_conversations_left: 2,
      profile: { id: ida.id, name: 'ida' },
    });
    expect(user.profile.date_of_birth).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(user.signup_date)).toBeGreaterThan(0);
  });

  test('the account of a fictional profile has the site’s sign for it', async () => {
    const { read } = await app.calls(await person(app, 'hostess'));
    const { id } = await person(app, 'host', { fictional: true });
    expect((await userView(read)).fictional_icon).toBe(null);
    expect(await userView({ ...read, actor: { ...read.actor, id } })).toMatchObject({
      fictional_icon: 'masks',
      profile: { fictional: true },
    });
  });

  test('a premium member may start conversations without limit', async () => {
    const pia = await person(app, 'pia', { premium: true });
    expect(await me(pia.cookie)).toMatchObject({ paid_user: true, free_conversations_left: null });
  });

  test('staff have no profile', async () => {
    await app.db.query({
      text: `insert into accounts (site_id, kind, role, email, status, language, password_hash)
        values ((select id from sites where is_default), 'staff', 'support', 'desk@example.com', 'active', 'en', $1)`,
      values: [password_hash],
    });
    const reply = await logIn('desk@example.com', PASSWORD);
    expect(reply.json().user).toMatchObject({ role: 'support', profile: null, free_conversations_left: null });
  });

  test.each([
    ['forged', 'a'.repeat(43)],
    ['cut', 'abc'],
    ['made of nonsense', '%00%ff;drop'],
  ])('a cookie that is %s belongs to nobody and is taken back', async (_, value) => {
    const reply = await call('GET', '/api/user.php', { cookie: `auth=${value}` });
    expect(reply.json()).toEqual({ user: null });
    expect(cookiesOf(reply).get('auth')).toMatchObject({ value: '' });
  });

  test('a session whose time is over belongs to nobody', async () => {
    const old = await person(app, 'olga');
    await app.db.query({
      text: "update sessions set expires_at = now() - interval '1 second' where account_id = $1",
      values: [old.id],
    });
    expect(await me(old.cookie)).toBeNull();
  });

  test('being here is noted at most every ten minutes', async () => {
    const tess = await person(app, 'tess');
    const seen = async () =>
      (
        await app.db.query<{ last_active: Date }>({
          text: 'select last_active from member_search where member_id = $1',
          values: [tess.id],
        })
      ).rows[0]?.last_active.getTime() ?? 0;
    const first = await seen();
    app.travel(5 * 60_000);
    await me(tess.cookie);
    expect(await seen()).toBe(first);
    app.travel(6 * 60_000);
    await me(tess.cookie);
    expect(await seen()).toBeGreaterThan(first + 10 * 60_000);
  });
});

describe('logging in', () => {
  test('works by e-mail address and by username, in any case of letters, and sets both cookies', async () => {
    const nora = await person(app, 'nora', { password_hash, language: 'nl' });
    for (const login of ['nora@example.com', 'NORA@Example.com', 'nora', ' Nora ']) {
      const reply = await logIn(login, PASSWORD);
      expect(reply.statusCode).toBe(200);
      expect(reply.json().user).toMatchObject({ id: nora.id, language: 'nl' });
      const cookies = cookiesOf(reply);
      expect(cookies.get('auth')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 7_776_000 });
      expect(cookies.get('auth')).not.toHaveProperty('secure');
      expect(cookies.get('locale')).toMatchObject({ value: 'nl', maxAge: 31_536_000, path: '/' });
      expect(await me(`auth=${cookies.get('auth')?.value}`)).toMatchObject({ id: nora.id });
    }
  });

  test('the session cookie travels over https only where the site does', async () => {
    const secure = await startTestApp({ publicUrl: 'https://kindling.example' }, app);
    await person(secure, 'sela', { password_hash });
    const payload = { login: 'sela', password: PASSWORD };
    const reply = await secure.app.inject({ method: 'POST', url: '/api/user.php', payload });
    expect(cookiesOf(reply).get('__Host-auth')).toMatchObject({ secure: true });
    expect(cookiesOf(reply).get('auth')).toBeUndefined();
  });

  test('the database never holds the token itself', async () => {
    await person(app, 'vera', { password_hash });
    const token = cookiesOf(await logIn('vera', PASSWORD)).get('auth')?.value ?? '';
    const { rows } = await app.db.query<{ token_hash: Buffer }>({ text: 'select token_hash from sessions' });
    expect(rows.some((row) => row.token_hash.toString('base64url') === token)).toBe(false);
    expect(token).toHaveLength(43);
  });

  test('a session that was open in this browser ends', async () => {
    const before = await person(app, 'bea');
    await person(app, 'cleo', { password_hash });
    expect((await logIn('cleo', PASSWORD, caller(), before.cookie)).statusCode).toBe(200);
    expect(await me(before.cookie)).toBeNull();
  });

  test('a wrong password gets the same answer as an unknown login, of a closed account too', async () => {
    await person(app, 'mona', { password_hash });
    const shut = await person(app, 'shut', { password_hash });
    await app.db.query({ text: "update accounts set status = 'blocked' where id = $1", values: [shut.id] });
    await person(app, 'dream', { fictional: true });
    const replies = await Promise.all([
      logIn('mona', 'not it at all'),
      logIn('nobody-at-all', PASSWORD),
      logIn('nobody@example.com', PASSWORD),
      logIn('shut', 'not it at all'),
      logIn('dream', PASSWORD),
      logIn('mona\u0000', 'not it'),
    ]);
    for (const reply of replies) {
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toEqual({ error: { code: 'login_failed', message: 'Login failed, please try again' } });
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
  });

  test('an unknown login takes as long as a wrong password: one hash of the same costs is verified', async () => {
    await person(app, 'timea', { password_hash });
    await logIn('the first one also makes the hash of nobody', 'wrong password');
    const [verified, computed] = [vi.spyOn(argon2, 'verifyHash'), vi.spyOn(argon2, 'computeHash')];
    const costsOf = async (login: string) => {
      verified.mockClear();
      expect((await logIn(login, 'wrong password')).statusCode).toBe(401);
      return verified.mock.calls.map(([stored]) => stored.split('$').slice(1, -2).join('$'));
    };
    expect(await costsOf('timea@example.com')).toEqual(['argon2id$v=19$m=19456,t=2,p=1']);
    expect(await costsOf('stranger@example.com')).toEqual(['argon2id$v=19$m=19456,t=2,p=1']);
    expect(computed).not.toHaveBeenCalled();
  });

  test.each([
    ['no body', undefined],
    ['a number as login', { login: 5, password: 'x' }],
    ['an empty login', { login: '', password: 'x' }],
    ['a password of 129 characters', { login: 'a', password: 'x'.repeat(129) }],
    ['a list', []],
    ['no password', { login: 'a' }],
  ])('%s is refused as wrong input', async (_, payload) => {
    const reply = await call('POST', '/api/user.php', payload === undefined ? {} : { payload });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.code).toBe('invalid_input');
  });

  test('broken JSON and a foreign page are refused', async () => {
    const broken = await app.app.inject({
      method: 'POST',
      url: '/api/user.php',
      headers: { 'content-type': 'application/json', ...caller() },
      payload: '{"login":',
    });
    expect(broken.statusCode).toBe(400);
    await person(app, 'fay', { password_hash });
    const foreign = await logIn('fay', PASSWORD, { ...caller(), origin: 'https://evil.example' });
    expect(foreign.statusCode).toBe(403);
    expect(foreign.json().error.code).toBe('foreign_origin');
    expect(foreign.headers['set-cookie']).toBeUndefined();
  });
});

describe('the login block', () => {
  test.each(['held', 'held-by-nobody'])('holds %s for 15 minutes after five wrong passwords', async (login) => {
    if (login === 'held') await person(app, login, { password_hash });
    for (let attempt = 0; attempt < 5; attempt++) expect((await logIn(login, 'wrong one')).statusCode).toBe(401);
    const blocked = await logIn(login, PASSWORD);
    expect(blocked.statusCode).toBe(429);
    expect(blocked.json().error).toEqual({
      code: 'login_blocked',
      message: 'Too many incorrect attempts, account blocked for 15 min.',
    });
    app.travel(14 * 60_000 + 30_000);
    expect((await logIn(login, PASSWORD)).json().error.message).toBe(
      'Too many incorrect attempts, account blocked for 1 min.',
    );
    app.travel(60_000);
    expect((await logIn(login, PASSWORD)).statusCode).toBe(login === 'held' ? 200 : 401);
  });

  test('counts every spelling of one login together', async () => {
    await person(app, 'vivian', { password_hash });
    for (const login of ['vivian', 'VİVİAN', 'vİvian@example.com', 'ｖivian', 'viv\u0000ian', ' vivİan ']) {
      expect((await logIn(login, PASSWORD)).statusCode, login).toBe(200);
    }
    for (const login of ['vivian', 'vİvian', 'vivİan', 'VIVIAN', 'ｖivian']) {
      expect((await logIn(login, 'wrong')).statusCode, login).toBe(401);
    }
    expect((await logIn('VİVİAN', PASSWORD)).statusCode).toBe(429);
  });

  test('holds an address after twenty wrong passwords for different accounts, and nobody else', async () => {
    await person(app, 'inno', { password_hash });
    const attacker = caller();
    for (let attempt = 0; attempt < 20; attempt++) {
      expect((await logIn(`victim${attempt}`, 'wrong one', attacker)).statusCode).toBe(401);
    }
    expect((await logIn('inno', PASSWORD, attacker)).statusCode).toBe(429);
    expect((await logIn('inno', PASSWORD)).statusCode).toBe(200);
  });

  test('cannot be outrun by many tries at the same moment', async () => {
    await person(app, 'rush', { password_hash });
    const replies = await Promise.all(Array.from({ length: 12 }, () => logIn('rush', 'wrong one')));
    const codes = replies.map((reply) => reply.statusCode);
    expect(codes.filter((code) => code === 401)).toHaveLength(5);
    expect(codes.filter((code) => code === 429)).toHaveLength(7);
  });

  test('forgets the wrong passwords when the right one comes', async () => {
    await person(app, 'slip', { password_hash });
    for (let round = 0; round < 2; round++) {
      for (let attempt = 0; attempt < 4; attempt++) await logIn('slip', 'wrong one');
      expect((await logIn('slip', PASSWORD)).statusCode).toBe(200);
    }
  });

  test('never comes for wrong passwords far apart', async () => {
    await person(app, 'slow', { password_hash });
    for (let attempt = 0; attempt < 8; attempt++) {
      expect((await logIn('slow', 'wrong one')).statusCode).toBe(401);
      app.travel(4 * 60_000);
    }
  });

  test('follows the settings of the site', async () => {
    const strict = await startTestApp();
    await strict.db.query({
      text: `update sites set settings = settings || '{"login_max_failures": 2, "login_block_minutes": 40}'`,
    });
    const payload = { login: 'anybody', password: 'wrong one' };
    const attempt = () => strict.app.inject({ method: 'POST', url: '/api/user.php', payload });
    await attempt();
    await attempt();
    expect((await attempt()).json().error.message).toBe('Too many incorrect attempts, account blocked for 40 min.');
  });
});

describe('logging out', () => {
  test('ends the session for good and takes the cookie back', async () => {
    const lou = await person(app, 'lou');
    expect(await me(lou.cookie)).toMatchObject({ id: lou.id });
    const reply = await call('GET', '/api/logout.php', { cookie: lou.cookie });
    expect(reply.json()).toEqual({ ok: true });
    expect(cookiesOf(reply).get('auth')).toMatchObject({ value: '', path: '/' });
    expect(await me(lou.cookie)).toBeNull();
    const { rowCount } = await app.db.query({ text: 'select 1 from sessions where account_id = $1', values: [lou.id] });
    expect(rowCount).toBe(0);
  });

  test('is fine for visitors, and cannot be done by another site or a link check', async () => {
    expect((await call('GET', '/api/logout.php')).json()).toEqual({ ok: true });
    const may = await person(app, 'may');
    const foreign = await call('GET', '/api/logout.php', {
      cookie: may.cookie,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.statusCode).toBe(403);
    const head = await app.app.inject({ method: 'HEAD', url: '/api/logout.php', headers: { cookie: may.cookie } });
    expect(head.statusCode).toBe(405);
    expect(await me(may.cookie)).toMatchObject({ id: may.id });
  });
});

describe('the language', () => {
  test('is saved for the member and the browser, and answers are in it at once', async () => {
    const lia = await person(app, 'lia');
    expect((await me(lia.cookie)).language).toBe('en');
    const reply = await call('PUT', '/api/user.php', { cookie: lia.cookie, payload: { language: 'fi' } });
    expect(reply.json()).toEqual({ ok: true });
    expect(cookiesOf(reply).get('locale')).toMatchObject({ value: 'fi' });
    expect((await me(lia.cookie)).language).toBe('fi');
  });

  test('is refused for visitors, other languages and other sites', async () => {
    const visitor = await call('PUT', '/api/user.php', { payload: { language: 'de' } });
    expect(visitor.statusCode).toBe(403);
    expect(visitor.json()).toMatchObject({
      authentication_required: true,
      error: { code: 'authentication_required' },
    });
    const tom = await person(app, 'tom', { gender: 'male' });
    for (const language of ['xx', 7, null, ['de']]) {
      expect((await call('PUT', '/api/user.php', { cookie: tom.cookie, payload: { language } })).statusCode).toBe(400);
    }
    const foreign = await call('PUT', '/api/user.php', {
      cookie: tom.cookie,
      payload: { language: 'de' },
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.statusCode).toBe(403);
    expect((await me(tom.cookie)).language).toBe('en');
  });
});

async function openStream(cookie: string) {
  const reply = await app.app.inject({
    url: '/api/events.php',
    headers: { ...caller(), cookie },
    payloadAsStream: true,
  });
  const stream = reply.stream().setEncoding('utf8');
  const read = { reply, text: '', ended: once(stream, 'close') };
  stream.on('data', (text: string) => {
    read.text += text;
  });
  return read;
}
const BEAT = /event: beat\ndata: 1\nid: \w{8}\.\w+\n\n/g;

describe('live events', () => {
  test('are for members only', async () => {
    const reply = await call('GET', '/api/events.php');
    expect(reply.statusCode).toBe(403);
    expect(reply.json().authentication_required).toBe(true);
  });

  test('reach the member they are for', async () => {
    const eve = await person(app, 'eve');
    const stream = await openStream(eve.cookie);
    await app.services.bus.publish(eve.id, { type: 'like', profile_id: 7 });
    await app.services.bus.publish(eve.id + 1, { type: 'like', profile_id: 8 });
    drainStreams();
    await stream.ended;
    expect(stream.reply.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(stream.text).toContain('data: {"type":"like","profile_id":7}\nid: ');
    expect(stream.text).not.toContain('"profile_id":8');
  });
});

describe('a stream of live events', () => {
  test('ends with the session that opened it, and only with that', async () => {
    const ida = await person(app, 'streaming');
    const before = countStreams();
    const stream = await openStream(ida.cookie);
    const other = await person(app, 'leaving');
    await call('GET', '/api/logout.php', { cookie: other.cookie });
    expect(countStreams()).toBe(before + 1);
    await call('GET', '/api/logout.php', { cookie: ida.cookie });
    await app.services.bus.publish(ida.id, { type: 'like', profile_id: 9 });
    await stream.ended;
    expect(stream.text).not.toContain('"profile_id":9');
    expect(countStreams()).toBe(before);
  });

  test('ends at the next heartbeat when the account was blocked', async () => {
    const kim = await person(app, 'blocked-later');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const stream = await openStream(kim.cookie);
      await vi.advanceTimersByTimeAsync(25_000);
      await vi.waitFor(() => expect(stream.text.match(BEAT)).toHaveLength(2), WAIT);
      await app.db.query({ text: "update accounts set status = 'blocked' where id = $1", values: [kim.id] });
      app.travel(10_000);
      await vi.advanceTimersByTimeAsync(25_000);
      await stream.ended;
      expect([stream.text.match(BEAT)?.length, stream.text.replaceAll(BEAT, '')]).toEqual([2, 'retry: 3000\n\n']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is refused to who has twenty open already', async () => {
    const pia = await person(app, 'many-tabs');
    const streams = await Promise.all(Array.from({ length: 20 }, () => openStream(pia.cookie)));
    expect((await call('GET', '/api/events.php', { cookie: pia.cookie })).statusCode).toBe(429);
    drainStreams();
    await Promise.all(streams.map(({ ended }) => ended));
    const again = await openStream(pia.cookie);
    expect(again.reply.statusCode).toBe(200);
    drainStreams();
    await again.ended;
  });
});

test('one address may not try without end', async () => {
  await setSettings({ login_max_failures_address: 1000 });
  app.travel(10_000);
  const busy = caller();
  let last = 0;
  for (let attempt = 0; attempt < 61; attempt++) {
    last = (await call('POST', '/api/user.php', { payload: { login: 5 }, headers: busy })).statusCode;
  }
  expect(last).toBe(429);
});
