import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as argon2 from '#product/accounts/passwords/gateway.ts';
import { hashPassword } from '#product/accounts/passwords/passwords.ts';
import * as turns from '#product/accounts/passwords/take-turn.ts';
import { authenticator } from '#tests/fakes/authenticator.ts';
import { startTestApp } from '#tests/harness.ts';
import { person, takeCookie } from '#tests/people.ts';

const app = await startTestApp();
const PASSWORD = 'lantern street 9';
const CHECK_CONCURRENCY = 3;
const password_hash = await hashPassword(PASSWORD);
let origin = '';
beforeAll(async () => {
  ({ origin } = await app.app.sites.byHost('localhost'));
});

let callers = 0;
const caller = () => {
  callers += 1;
  return { 'x-forwarded-for': `198.51.${callers >> 8}.${callers & 255}` };
};
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, cookie = '', payload?: object, headers: Record<string, string> = {}) =>
  app.app.inject({
    method,
    url,
    headers: { ...caller(), ...headers, ...(cookie && { cookie }) },
    ...(payload && { payload }),
  });
type Reply = Awaited<ReturnType<typeof call>>;
const cookieIn = (reply: Reply, name: string) => {
  const value = reply.cookies.find((one) => one.name === name)?.value;
  return value ? `${name}=${value}` : '';
};
const codeOf = (reply: Reply) => (reply.statusCode < 400 ? 'ok' : reply.json().error.code);
const logIn = (login: string, headers?: Record<string, string>) =>
  call('POST', '/api/user.php', '', { login, password: PASSWORD }, headers);
const sees = async (cookie: string) => (await call('GET', '/api/security.php', cookie)).json();
const changes = (to: string) => app.mails.filter((mail) => mail.to === to).map(({ params }) => params.change);

async function member(name: string) {
  const who = await person(app, name, { password_hash });
  const cookie = cookieIn(await logIn(name), 'auth');
  return { ...who, cookie };
}
async function withPasskey(name: string) {
  const who = await member(name);
  const key = authenticator(origin);
  const options = (await call('POST', '/api/passkey-options.php', who.cookie)).json();
  const added = await call('POST', '/api/passkeys.php', who.cookie, { passkey: key.make(options), name: 'Phone' });
  expect(added.statusCode, added.body).toBe(200);
  return { ...who, key };
}
const challenge = async (cookie = '') => (await call('POST', '/api/passkey-challenge.php', cookie)).json();
const passkeyLogin = (passkey: object) => call('POST', '/api/login-passkey.php', '', { passkey });
const codeAt = (secret: string, milliseconds = 0) =>
  new TOTP({ secret }).generate({ timestamp: app.services.now().getTime() + milliseconds });
const intoStep = () => app.travel(35_000 - (app.services.now().getTime() % 30_000));
async function setUpCodes(cookie: string) {
  const { secret, url, qr } = (await call('POST', '/api/totp.php', cookie)).json();
  const code = codeAt(secret);
  const confirmed = await call('PUT', '/api/totp.php', cookie, { code });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  app.travel(60_000);
  intoStep();
  return { secret, url, qr, used: code, recovery: confirmed.json().recovery_codes as string[] };
}
async function withCodes(name: string) {
  const who = await member(name);
  return { ...who, ...(await setUpCodes(who.cookie)) };
}
const stepCookie = async (login: string) => {
  const reply = await logIn(login);
  expect(codeOf(reply)).toBe('second_step_needed');
  expect(cookieIn(reply, 'auth')).toBe('');
  return cookieIn(reply, 'login_proof');
};
const second = (cookie: string, code: string) => call('POST', '/api/login-code.php', cookie, { code });

describe('an address that is taken back', () => {
  const takenFrom = async ({ email, cookie }: { email: string; cookie: string }) => {
    const next = `new-${email}`;
    await call('POST', '/api/email.php', cookie, { email: next, password: PASSWORD });
    const urlTo = (to: string) => new URL(String(app.mails.findLast((mail) => mail.to === to)?.params.url));
    await call('POST', '/api/mail-change.php', '', { token: urlTo(next).searchParams.get('token') });
    const reverted = await call('POST', '/api/mail-change-revert.php', '', { token: urlTo(email).pathname.slice(1) });
    expect(codeOf(reverted)).toBe('ok');
    const password = 'all mine again';
    const { reset: token } = reverted.json();
    expect(codeOf(await call('PUT', '/api/reset-password.php', '', { token, password, repeat: password }))).toBe('ok');
    return call('POST', '/api/user.php', '', { login: email, password });
  };

  test('leaves no passkey to whoever changed it', async () => {
    const thief = await withPasskey('gijs');
    expect(codeOf(await takenFrom(thief))).toBe('ok');
    expect(codeOf(await passkeyLogin(thief.key.sign(await challenge())))).toBe('passkey_unknown');
  });

  test('lets the owner in whose account asks for somebody else’s codes, and ends a second step that waits', async () => {
    const thief = await withCodes('ruth');
    const proof = await stepCookie('ruth');
    const own = await takenFrom(thief);
    expect(codeOf(own)).toBe('ok');
    expect(await sees(cookieIn(own, 'auth'))).toMatchObject({ passkeys: [], totp: false, recovery_codes_left: 0 });
    expect(codeOf(await second(proof, thief.recovery[0] ?? ''))).toBe('second_step_over');
  });
});

describe('a passkey', () => {
  test('deletes the account in place of the password, and nobody else’s passkey does', async () => {
    const [ilse, other] = [await withPasskey('ilse'), await withPasskey('ottmar')];
    const remove = async (key: typeof ilse.key) =>
      call('POST', '/api/account-deletion.php', ilse.cookie, { passkey: key.sign(await challenge()) });
    expect(codeOf(await remove(other.key))).toBe('passkey_failed');
    expect(codeOf(await call('POST', '/api/account-deletion.php', ilse.cookie, {}))).toBe('identity_needed');
    expect(codeOf(await remove(ilse.key))).toBe('ok');
    expect(codeOf(await logIn('ilse'))).toBe('account_deleted');
  });

  test('is added after a log-in, told by mail, logs in alone, and no longer once it is removed', async () => {
    const { cookie, email, id, key } = await withPasskey('petra');
    const [passkey] = (await sees(cookie)).passkeys;
    expect(passkey).toMatchObject({ name: 'Phone', used_at: null });
    const reply = await passkeyLogin(key.sign(await challenge()));
    expect(reply.json()).toMatchObject({ user: { id }, secure_first: false });
    const again = cookieIn(reply, 'auth');
    expect((await sees(again)).passkeys[0].used_at).not.toBeNull();
    expect((await call('DELETE', '/api/passkeys.php', again, { id: passkey.id })).json()).toEqual({ passkeys: [] });
    expect(codeOf(await passkeyLogin(key.sign(await challenge())))).toBe('passkey_unknown');
    expect(changes(email)).toEqual(['passkey_added', 'passkey_removed']);
  });

  test('of another site, of a copied key, unverified or signed twice opens nothing', async () => {
    const { key } = await withPasskey('paula');
    const evil = { origin: 'https://evil.example', rpId: 'evil.example' };
    expect(codeOf(await passkeyLogin(key.sign(await challenge(), evil)))).toBe('passkey_failed');
    expect(codeOf(await passkeyLogin(key.sign(await challenge(), { origin: evil.origin })))).toBe('passkey_failed');
    expect(codeOf(await passkeyLogin(key.sign(await challenge(), { verified: false })))).toBe('passkey_failed');
    expect(codeOf(await passkeyLogin(key.sign({ challenge: 'x'.repeat(43), rpId: 'localhost' })))).toBe(
      'passkey_failed',
    );
    const signed = key.sign(await challenge());
    const both = await Promise.all([passkeyLogin(signed), passkeyLogin(signed)]);
    expect(both.map(codeOf).sort()).toEqual(['ok', 'passkey_failed']);
    key.turnBack(3);
    expect(codeOf(await passkeyLogin(key.sign(await challenge())))).toBe('passkey_failed');
    const old = await challenge();
    app.travel(5 * 60_000 + 1);
    expect(codeOf(await passkeyLogin(key.sign(old)))).toBe('passkey_failed');
  });

  test('of an account of another brand of the deployment is unknown here', async () => {
    const { id, key } = await withPasskey('polly');
    await app.db.query({
      text: `insert into sites (host, company_id, settings) select 'velvet.example', company_id, settings from sites where is_default on conflict do nothing`,
    });
    await app.db.query({
      text: "update accounts set site_id = (select id from sites where host = 'velvet.example') where id = $1",
      values: [id],
    });
    const reply = await passkeyLogin(key.sign(await challenge()));
    expect(codeOf(reply)).toBe('passkey_unknown');
    expect(reply.json().error.message).toContain('belongs to no account on this website');
  });

  test('is not taken for another account, nor for a challenge that was for signing, nor twice', async () => {
    const [one, other] = [await member('prue'), await member('pia')];
    const key = authenticator(origin);
    const options = (await call('POST', '/api/passkey-options.php', one.cookie)).json();
    const passkey = key.make(options);
    const add = (cookie: string, made: object) =>
      call('POST', '/api/passkeys.php', cookie, { passkey: made, name: 'x' });
    expect(codeOf(await add(other.cookie, passkey))).toBe('passkey_failed');
    expect(codeOf(await add(one.cookie, passkey))).toBe('passkey_failed');
    const signing = await challenge(one.cookie);
    expect(codeOf(await add(one.cookie, key.make({ ...signing, rp: { id: signing.rpId } })))).toBe('passkey_failed');
    const fresh = async () => (await call('POST', '/api/passkey-options.php', one.cookie)).json();
    expect(codeOf(await add(one.cookie, key.make(await fresh())))).toBe('ok');
    expect(codeOf(await add(one.cookie, key.make(await fresh())))).toBe('passkey_known');
    const [{ id }] = (await sees(one.cookie)).passkeys;
    await call('DELETE', '/api/passkeys.php', other.cookie, { id });
    expect((await sees(one.cookie)).passkeys).toHaveLength(1);
  });
});

describe('who changes ways to log in', () => {
  test('proves who they are again after ten minutes, by password, passkey or code, and the session gets another token', async () => {
    const { key, ...who } = await withPasskey('ines');
    const { secret } = await setUpCodes(who.cookie);
    const { cookie } = who;
    app.travel(10 * 60_000 + 1);
    intoStep();
    const blocked = ['/api/passkey-options.php', '/api/totp.php', '/api/recovery-codes.php'] as const;
    for (const url of blocked) expect(codeOf(await call('POST', url, cookie))).toBe('identity_needed');
    expect(codeOf(await call('DELETE', '/api/totp.php', cookie))).toBe('identity_needed');
    expect(codeOf(await call('DELETE', '/api/passkeys.php', cookie, { id: 1 }))).toBe('identity_needed');
    expect((await sees(cookie)).proved).toBe(false);
    expect(codeOf(await call('POST', '/api/identity.php', cookie, {}))).toBe('identity_needed');
    expect(codeOf(await call('POST', '/api/identity.php', cookie, { password: 'wrong one' }))).toBe('password_wrong');
    expect(codeOf(await call('POST', '/api/identity.php', cookie, { code: '000000' }))).toBe('code_wrong');
    const signed = async () => ({ passkey: key.sign(await challenge(who.cookie)) });
    for (const proof of [async () => ({ password: PASSWORD }), signed, async () => ({ code: codeAt(secret) })]) {
      const before = who.cookie;
      const proved = await call('POST', '/api/identity.php', who.cookie, await proof());
      expect(codeOf(proved)).toBe('ok');
      takeCookie(who, proved);
      expect(who.cookie).not.toBe(before);
      expect((await sees(who.cookie)).proved).toBe(true);
      expect((await sees(before)).proved).toBe(false);
      expect(codeOf(await call('POST', '/api/recovery-codes.php', before))).toBe('identity_needed');
      app.travel(60_001);
      expect(codeOf(await call('GET', '/api/security.php', before))).toBe('authentication_required');
      app.travel(10 * 60_000);
      intoStep();
      expect((await sees(who.cookie)).proved).toBe(false);
    }
  });

  test('cannot prove it with somebody else’s passkey, nor guess passwords without end', async () => {
    const [one, other] = [await member('isa'), await withPasskey('ivy')];
    const passkey = other.key.sign(await challenge());
    expect(codeOf(await call('POST', '/api/identity.php', one.cookie, { passkey }))).toBe('passkey_failed');
    const guess = () => call('POST', '/api/identity.php', one.cookie, { password: 'wrong one' });
    const codes: string[] = [];
    for (let attempt = 0; attempt < 6; attempt++) codes.push(codeOf(await guess()));
    expect(codes).toEqual([...Array(5).fill('password_wrong'), 'login_blocked']);
  });
});

describe('a one-time code', () => {
  test('is asked for after the password, and opens one session', async () => {
    const { id, email, secret, url, qr, recovery } = await withCodes('tara');
    expect(url).toMatch(/^otpauth:\/\/totp\//);
    expect(qr).toMatch(/^<svg/);
    expect(recovery).toHaveLength(10);
    const proof = await stepCookie('tara');
    expect((await call('GET', '/api/user.php', proof)).json().user).toBeNull();
    const reply = await second(proof, codeAt(secret));
    expect(reply.json().user.id).toBe(id);
    expect(codeOf(await second(proof, codeAt(secret, 30_000)))).toBe('second_step_over');
    expect(changes(email)).toEqual(['totp_on']);
  });

  test('is good one step early and late, never two, and never twice, also when sent at once', async () => {
    const { secret, used } = await withCodes('theo');
    expect(codeOf(await second(await stepCookie('theo'), used))).toBe('code_wrong');
    for (const off of [-60_000, 60_000])
      expect(codeOf(await second(await stepCookie('theo'), codeAt(secret, off)))).toBe('code_wrong');
    const early = codeAt(secret, -30_000);
    const [one, other] = [await stepCookie('theo'), await stepCookie('theo')];
    const both = await Promise.all([second(one, early), second(other, early)]);
    expect(both.map(codeOf).sort()).toEqual(['code_wrong', 'ok']);
    expect(codeOf(await second(await stepCookie('theo'), codeAt(secret, 30_000)))).toBe('ok');
    // The step before the one that was taken is over with it.
    expect(codeOf(await second(await stepCookie('theo'), codeAt(secret)))).toBe('code_wrong');
  });

  test('can not be guessed: five wrong ones block, whatever address and log-in they come from', async () => {
    const { secret } = await withCodes('tess');
    for (let attempt = 0; attempt < 5; attempt++)
      expect(codeOf(await second(await stepCookie('tess'), '000000'))).toBe('code_wrong');
    expect(codeOf(await second(await stepCookie('tess'), codeAt(secret)))).toBe('login_blocked');
    app.travel(15 * 60_000);
    expect(codeOf(await second(await stepCookie('tess'), codeAt(secret)))).toBe('ok');
  });

  test('wants the password of this browser within a quarter of an hour', async () => {
    const { secret } = await withCodes('tom');
    expect(codeOf(await second('', codeAt(secret)))).toBe('second_step_over');
    expect(codeOf(await second(`login_proof=${'a'.repeat(43)}`, codeAt(secret)))).toBe('second_step_over');
    const proof = await stepCookie('tom');
    app.travel(15 * 60_000 + 1);
    expect(codeOf(await second(proof, codeAt(secret)))).toBe('second_step_over');
  });

  test('has recovery codes that work once each, are told once, and go with new ones', async () => {
    const { cookie, email, recovery } = await withCodes('tina');
    const [first = '', next = '', last = ''] = recovery;
    const { rows } = await app.db.query<{ row: string }>({ text: 'select c::text as row from recovery_codes c' });
    for (const { row } of rows) expect(row).not.toContain(Buffer.from(first.replaceAll('-', '')).toString('hex'));
    expect(codeOf(await second(await stepCookie('tina'), ` ${first.toUpperCase()} `))).toBe('ok');
    expect(codeOf(await second(await stepCookie('tina'), first))).toBe('code_wrong');
    const [one, other] = [await stepCookie('tina'), await stepCookie('tina')];
    const both = await Promise.all([second(one, next), second(other, next)]);
    expect(both.map(codeOf).sort()).toEqual(['code_wrong', 'ok']);
    expect((await sees(cookie)).recovery_codes_left).toBe(8);
    const renewed = (await call('POST', '/api/recovery-codes.php', cookie)).json().recovery_codes;
    expect(codeOf(await second(await stepCookie('tina'), last))).toBe('code_wrong');
    expect(codeOf(await second(await stepCookie('tina'), renewed[9]))).toBe('ok');
    expect(changes(email)).toEqual(['totp_on', 'recovery_used', 'recovery_used', 'codes_renewed', 'recovery_used']);
  });

  test('is asked for no longer once codes are off, and never before they were confirmed', async () => {
    const { cookie, email } = await withCodes('toni');
    expect(codeOf(await call('POST', '/api/totp.php', cookie))).toBe('totp_on');
    expect(codeOf(await call('DELETE', '/api/totp.php', cookie))).toBe('ok');
    expect(codeOf(await logIn('toni'))).toBe('ok');
    expect(changes(email)).toEqual(['totp_on', 'totp_off']);
    await call('POST', '/api/totp.php', cookie);
    expect(codeOf(await call('PUT', '/api/totp.php', cookie, { code: '000000' }))).toBe('code_wrong');
    expect(codeOf(await logIn('toni'))).toBe('ok');
  });

  test('is not asked for after a passkey, which is two things at once', async () => {
    const { cookie, id } = await withCodes('tilda');
    const key = authenticator(origin);
    const options = (await call('POST', '/api/passkey-options.php', cookie)).json();
    await call('POST', '/api/passkeys.php', cookie, { passkey: key.make(options), name: 'Key' });
    expect((await passkeyLogin(key.sign(await challenge()))).json().user.id).toBe(id);
  });
});

describe('sessions', () => {
  const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/129.0.0.0 Mobile Safari/537.36';

  test('are listed with device and last use, this one first, and end one by one or all others', async () => {
    const { cookie, id } = await member('sara');
    const phone = cookieIn(await logIn('sara', { 'user-agent': PHONE }), 'auth');
    const third = cookieIn(await logIn('sara'), 'auth');
    await app.db.query({
      text: "update sessions set last_used_at = last_used_at - interval '1 day' where account_id = $1",
      values: [id],
    });
    app.travel(3001);
    const { sessions } = await sees(phone);
    expect(sessions[0]).toMatchObject({ current: true, browser: 'Chrome', system: 'Android', device: 'phone' });
    expect(Date.parse(sessions[0].last_used_at)).toBeGreaterThan(app.services.now().getTime() - 5000);
    expect(sessions.filter((one: { current: boolean }) => one.current)).toHaveLength(1);
    const mine = (await sees(third)).sessions[0].id;
    const stranger = await member('stan');
    await call('DELETE', '/api/session.php', stranger.cookie, { id: mine });
    expect(codeOf(await call('GET', '/api/security.php', third))).toBe('ok');
    expect(codeOf(await call('DELETE', '/api/session.php', phone, { id: mine }))).toBe('ok');
    expect(codeOf(await call('GET', '/api/security.php', third))).toBe('authentication_required');
    expect(codeOf(await call('DELETE', '/api/sessions.php', phone))).toBe('ok');
    expect(codeOf(await call('GET', '/api/security.php', cookie))).toBe('authentication_required');
    expect((await sees(phone)).sessions).toHaveLength(1);
    expect(codeOf(await call('GET', '/api/security.php', stranger.cookie))).toBe('ok');
  });

  test('of others end after a fresh proof only, one’s own at once', async () => {
    const { cookie } = await member('selma');
    const other = cookieIn(await logIn('selma'), 'auth');
    app.travel(10 * 60_000 + 1);
    const idOf = async (of: string) => (await sees(of)).sessions[0].id;
    const [own, others] = [await idOf(cookie), await idOf(other)];
    expect(codeOf(await call('DELETE', '/api/sessions.php', cookie))).toBe('identity_needed');
    expect(codeOf(await call('DELETE', '/api/session.php', cookie, { id: others }))).toBe('identity_needed');
    expect(codeOf(await call('GET', '/api/security.php', other))).toBe('ok');
    expect(codeOf(await call('DELETE', '/api/session.php', cookie, { id: own }))).toBe('ok');
    expect(codeOf(await call('GET', '/api/security.php', cookie))).toBe('authentication_required');
  });

  test('are twenty at most, however many log in at once: the least used goes', async () => {
    const { cookie, id } = await member('silke');
    const kept = cookieIn(await logIn('silke'), 'auth');
    app.travel(16 * 60_000);
    expect(codeOf(await call('GET', '/api/security.php', kept))).toBe('ok');
    // Five wrong ones block, and each counts as wrong until its password was looked at.
    const atOnce = () => Promise.all(Array.from({ length: 4 }, () => logIn('silke')));
    for (let round = 0; round < 4; round += 1) expect((await atOnce()).map(codeOf)).toEqual(Array(4).fill('ok'));
    for (let more = 0; more < 3; more += 1) expect(codeOf(await logIn('silke'))).toBe('ok');
    const count = async () =>
      (await app.db.query({ text: 'select id from sessions where account_id = $1', values: [id] })).rows.length;
    expect(await count()).toBe(20);
    expect(codeOf(await call('GET', '/api/security.php', kept))).toBe('ok');
    expect(codeOf(await call('GET', '/api/security.php', cookie))).toBe('authentication_required');
    expect((await atOnce()).map(codeOf)).toEqual(Array(4).fill('ok'));
    expect(await count()).toBe(20);
  });

  test('end after fourteen days without use, and after ninety however much they are used', async () => {
    const [idle, busy] = [await member('signe'), await member('stella')];
    const day = 24 * 3600_000;
    const works = async (cookie: string) => codeOf(await call('GET', '/api/security.php', cookie)) === 'ok';
    app.travel(14 * day - 60_000);
    expect(await works(busy.cookie)).toBe(true);
    app.travel(60_001);
    expect([await works(idle.cookie), await works(busy.cookie)]).toEqual([false, true]);
    for (let weeks = 0; weeks < 10; weeks += 1) {
      app.travel(7 * day);
      expect(await works(busy.cookie)).toBe(true);
    }
    app.travel(6 * day + 1);
    expect(await works(busy.cookie)).toBe(false);
  });
});

describe('many log-ins at once', () => {
  test('fifty from one address keep nobody else waiting', async () => {
    await person(app, 'quick', { password_hash });
    await logIn('the first unknown one makes the hash of nobody');
    const checks = vi.spyOn(argon2, 'verifyHash');
    const waiting = vi.spyOn(turns, 'takeTurn');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    for (let place = 0; place < CHECK_CONCURRENCY; place += 1) void turns.takeTurn('', () => held);
    onTestFinished(() => release());
    const waitingOf = (who: ReturnType<typeof caller>) =>
      waiting.mock.calls.filter(([address]) => address === who['x-forwarded-for']).length;
    const [address, quick] = [caller(), caller()];
    const flood = Array.from({ length: 50 }, (_, at) =>
      call('POST', '/api/user.php', '', { login: `flood${at}`, password: 'x' }, address),
    );
    await vi.waitFor(() => expect(waitingOf(address)).toBe(20), 20_000);
    const reply = logIn('quick', quick);
    await vi.waitFor(() => expect(waitingOf(quick)).toBe(1), 20_000);
    release();
    expect((await reply).statusCode).toBe(200);
    // The last to come, and yet among the first to be looked at.
    expect(checks.mock.calls.findIndex(([stored]) => stored === password_hash)).toBeLessThan(CHECK_CONCURRENCY);
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  });
});
