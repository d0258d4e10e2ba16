import { TOTP } from 'otpauth';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ban } from '#product/accounts/bans/bans.ts';
import { issueLoginLink } from '#product/accounts/mail-tokens/mail-tokens.ts';
import { hashPassword } from '#product/accounts/passwords/passwords.ts';
import { setPassword } from '#product/accounts/passwords/set-password.ts';
import * as turns from '#product/accounts/passwords/take-turn.ts';
import { openSession } from '#product/accounts/sessions/sessions.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';

const app = await startTestApp();
const PASSWORD = 'lantern street 9';
const [password_hash, another] = await Promise.all([hashPassword(PASSWORD), hashPassword('all mine again 4')]);
const staff = { name: 'desk' };

const call = (method: 'POST' | 'PUT', url: string, payload: object, cookie = '', remoteAddress = freshAddress()) =>
  app.app.inject({ method, url, remoteAddress, headers: { ...(cookie && { cookie }) }, payload });
type Reply = Awaited<ReturnType<typeof call>>;
const logIn = (login: string) => call('POST', '/api/user.php', { login, password: PASSWORD });
const codeOf = (reply: Reply) => (reply.statusCode < 400 ? 'ok' : reply.json().error.code);
const cookieIn = (reply: Reply, name: string) => {
  const value = reply.cookies.find((one) => one.name === name)?.value;
  return value ? `${name}=${value}` : '';
};
const sessions = async (id: number) =>
  (await app.db.query({ text: 'select id from sessions where account_id = $1', values: [id] })).rows.length;
const renewed = async (id: number) => {
  const calls = await app.calls();
  await calls.transaction((within) => setPassword(within, id, { hash: another, before: null }));
};
const banned = async (account: number) => {
  const calls = await app.calls();
  await calls.transaction((within) => ban(within, staff, { account, reason: 'rude', until: null }));
};

function holdChecks() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (let place = 0; place < 3; place += 1) void turns.takeTurn('', () => held);
  onTestFinished(release);
  return release;
}

async function logInDuring(login: string, change: () => Promise<void>): Promise<Reply> {
  const release = holdChecks();
  const waiting = vi.spyOn(turns, 'takeTurn');
  const reply = logIn(login);
  await vi.waitFor(() => expect(waiting).toHaveBeenCalledOnce(), 10_000);
  waiting.mockRestore();
  await change();
  release();
  return reply;
}

describe('a log-in under way', () => {
  test('does not outlive a new password', async () => {
    const { id } = await person(app, 'tilda', { password_hash });
    expect(codeOf(await logInDuring('tilda', () => renewed(id)))).toBe('login_failed');
    expect(await sessions(id)).toBe(0);
  });

  test('ends at a ban of that moment, and says so', async () => {
    const { id } = await person(app, 'otto', { password_hash });
    expect(codeOf(await logInDuring('otto', () => banned(id)))).toBe('account_banned');
    expect(await sessions(id)).toBe(0);
  });

  test('leaves no proof of an old password where the account asks for a code or is banned', async () => {
    const { id } = await person(app, 'berta', { password_hash });
    await banned(id);
    const reply = await logInDuring('berta', () => renewed(id));
    expect([codeOf(reply), cookieIn(reply, 'login_proof')]).toEqual(['login_failed', '']);
  });

  test('by a passkey ends with the passkey', async () => {
    const { id } = await person(app, 'petra', { password_hash });
    const calls = await app.calls();
    expect(await openSession(calls.read, id, { strong: true, by: { passkey: 4711 } })).toBeNull();
    await app.db.query({
      text: `insert into passkeys (id, account_id, credential_id, public_key, counter, name)
        overriding system value values (4711, $1, 'petras', '\\x00', 0, 'Phone')`,
      values: [id],
    });
    expect(await openSession(calls.read, id, { strong: true, by: { passkey: 4711 } })).not.toBeNull();
  });
});

describe('a second step under way', () => {
  async function waiting(name: string) {
    const who = await person(app, name, { password_hash });
    const cookie = cookieIn(await logIn(name), 'auth');
    const { secret } = (await call('POST', '/api/totp.php', {}, cookie)).json();
    const code = () => new TOTP({ secret }).generate({ timestamp: app.services.now().getTime() });
    expect(codeOf(await call('PUT', '/api/totp.php', { code: code() }, cookie))).toBe('ok');
    app.travel(60_000);
    const reply = await logIn(name);
    expect(codeOf(reply)).toBe('second_step_needed');
    const proof = cookieIn(reply, 'login_proof');
    return { ...who, goOn: () => call('POST', '/api/login-code.php', { code: code() }, proof) };
  }

  test('is over with a new password', async () => {
    const { id, goOn } = await waiting('sanne');
    await renewed(id);
    expect(codeOf(await goOn())).toBe('second_step_over');
    expect(await sessions(id)).toBe(0);
  });

  test('is asked for after a new password, and no link of a mail leads around it', async () => {
    const { id } = await waiting('lena');
    await renewed(id);
    const byPassword = await call('POST', '/api/user.php', { login: 'lena', password: 'all mine again 4' });
    const calls = await app.calls();
    const link = await calls.transaction((within) => issueLoginLink(within, id));
    const byLink = await call('POST', '/api/login-link.php', { token: new URL(link).pathname.slice(1) });
    for (const reply of [byPassword, byLink])
      expect([codeOf(reply), cookieIn(reply, 'auth')]).toEqual(['second_step_needed', '']);
    expect(await sessions(id)).toBe(0);
  });

  test('is over with a ban, however it came about', async () => {
    const [bram, hugo] = [await waiting('bram'), await waiting('hugo')];
    await banned(bram.id);
    await app.db.query({ text: "update accounts set status = 'blocked' where id = $1", values: [hugo.id] });
    for (const { goOn } of [bram, hugo]) expect(codeOf(await goOn())).toBe('second_step_over');
    expect(await sessions(bram.id)).toBe(0);
  });
});

describe('passwords that are typed by who is logged in', () => {
  test('are counted together, whatever they are asked for', async () => {
    const { cookie } = await person(app, 'nele', { password_hash });
    const codes = [];
    for (let time = 0; time < 3; time += 1) {
      codes.push(codeOf(await call('POST', '/api/identity.php', { password: `no ${time}` }, cookie)));
      codes.push(codeOf(await call('POST', '/api/email.php', { email: 'n@example.com', password: 'no' }, cookie)));
    }
    expect(codes.slice(0, 5)).toEqual([
      'password_wrong',
      ...Array(2).fill(['old_password_wrong', 'password_wrong']).flat(),
    ]);
    expect(codes[5]).toBe('login_blocked');
  });

  test('are not counted when the server was too busy to look at them', async () => {
    const { cookie } = await person(app, 'fien', { password_hash });
    const address = freshAddress();
    const release = holdChecks();
    const line = Array.from({ length: 20 }, () => turns.takeTurn(address, async () => {}));
    const bodies = Array.from({ length: 6 }, () =>
      call('POST', '/api/identity.php', { password: PASSWORD }, cookie, address),
    );
    const logins = Array.from({ length: 6 }, () =>
      call('POST', '/api/user.php', { login: 'fien', password: PASSWORD }, '', address),
    );
    const replies = await Promise.all([...bodies, ...logins]);
    expect(replies.map(codeOf).filter((code) => code !== 'login_blocked')).toContain('busy');
    release();
    await Promise.all(line);
    expect(codeOf(await call('POST', '/api/identity.php', { password: PASSWORD }, cookie, address))).toBe('ok');
    expect(codeOf(await logIn('fien'))).toBe('ok');
  });
});
