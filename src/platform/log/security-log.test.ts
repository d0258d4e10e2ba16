import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { hashPassword } from '#product/accounts/passwords/passwords.ts';
import { addStaff, giveRole } from '#product/accounts/staff/staff.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { person, staff } from '#tests/people.ts';
import { openLog } from './log.ts';
import { pseudonymKey } from './pseudonym-key.ts';
import { type SecurityLog, securityLogOf } from './security-log.ts';

const app = await startTestApp();
const { db, services } = app;
const PASSWORD = 'lantern street 9';
const password_hash = await hashPassword(PASSWORD);

function logOf(keyOf = (period: number) => pseudonymKey(db, services.keys, period)) {
  const lines: string[] = [];
  const into = new Writable({
    write(chunk, _encoding, done) {
      lines.push(`${chunk}`);
      done();
    },
  });
  const security = securityLogOf(openLog({ logLevel: 'info' }, into), keyOf, services.now);
  const told = async () => {
    await security.settle();
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  return { security, told, lines };
}
/** Lets the product write into this log for a while. */
async function during(log: { security: SecurityLog }, work: () => Promise<unknown>) {
  const { note } = services.security;
  services.security.note = log.security.note;
  await work();
  services.security.note = note;
}
const call = (
  method: 'POST' | 'PUT' | 'GET',
  url: string,
  payload: object | null,
  headers: Record<string, string> = {},
) => app.app.inject({ method, url, remoteAddress: freshAddress(), headers, ...(payload && { payload }) });

test('log-ins, refusals, changed ways to log in and changed roles are told, and nobody’s name, address or number', async () => {
  const ada = await person(app, 'ada', { password_hash });
  const log = logOf();
  await during(log, async () => {
    const login = (password: string, name = 'ada') => call('POST', '/api/user.php', { login: name, password });
    for (let time = 0; time < 6; time += 1) await login(`wrong ${time}`);
    await login('wrong', 'nobody@example.com');
    const known = await person(app, 'bea', { password_hash });
    const entered = await login(PASSWORD, 'bea');
    const cookie = `auth=${entered.cookies.find(({ name }) => name === 'auth')?.value}`;
    await call('POST', '/api/totp.php', null, { cookie });
    await call('PUT', '/api/totp.php', { code: '000000' }, { cookie });
    const chosen = { old_password: PASSWORD, password: 'all mine again 4', repeat: 'all mine again 4' };
    await call('PUT', '/api/password.php', chosen, { cookie });
    await call('GET', '/api/security.php', null, { cookie: 'auth=over' });
    await call('POST', '/api/user.php', {}, { origin: 'https://evil.example' });
    const calls = await app.calls();
    const eve = { email: 'eve@example.com', role: 'support' } as const;
    await calls.transaction((within) => addStaff(within, { ...eve, passwordHash: password_hash }));
    await calls.transaction((within) => giveRole(within, { email: eve.email, role: 'admin' }));
    expect(known.id).toBeGreaterThan(ada.id);
  });
  const told = await log.told();
  const count = (event: string) => told.filter((line) => line.event === event).length;
  expect(
    Object.fromEntries([...new Set(told.map(({ event }) => String(event)))].map((one) => [one, count(one)])),
  ).toEqual({
    authn_login_fail: 7,
    authn_login_lock: 1,
    authn_login_success: 1,
    authn_password_change: 1,
    session_use_after_expire: 1,
    malicious_cors: 1,
    user_created: 1,
    authz_change: 1,
  });
  const fails = told.filter(({ event }) => event === 'authn_login_fail');
  // Six times nobody but the same person, each time from elsewhere.
  expect(new Set(fails.slice(0, 5).map(({ who }) => who)).size).toBe(1);
  expect(new Set(fails.map(({ from }) => from)).size).toBe(fails.length);
  const said = log.lines.join('').replaceAll(/"(who|from)":"[^"]+"/g, '');
  for (const secret of ['ada', 'bea', 'nobody@', 'eve@', PASSWORD, `:${ada.id},`, `"${ada.id}"`, '203.0.113', '198.51'])
    expect(said).not.toContain(secret);
});

test('who is logged in and calls what their role may not is told, with the call’s address and their pseudonym', async () => {
  const { cookie } = await staff(app, 'bob', 'support');
  const log = logOf();
  await during(log, () => call('POST', '/api/like.php', { profile_id: 1 }, { cookie }));
  expect(await log.told()).toMatchObject([
    {
      event: 'authz_fail',
      route: '/api/like.php',
      detail: 'authentication_required',
      who: expect.stringMatching(/^[\w-]{16}$/),
    },
  ]);
});

test('the same again within a minute is one line with a count', async () => {
  const { security, told, lines } = logOf();
  for (let time = 0; time < 5; time += 1) security.note('authz_fail', { account: 7, detail: 'forbidden' });
  security.note('authz_fail', { account: 8, detail: 'forbidden' });
  app.travel(60_001);
  security.note('authz_fail', { account: 7, detail: 'forbidden' });
  const all = await told();
  expect(all.map(({ count }) => count ?? 'one')).toEqual(['one', 'one', 4, 'one']);
  expect([all[0]?.who, all[2]?.who, all[1]?.who === all[0]?.who]).toEqual([all[0]?.who, all[0]?.who, false]);
  expect(lines).toHaveLength(4);
});

test('a pseudonym holds for 90 days in all processes, and its key is destroyed then', async () => {
  const [one, other] = [logOf(), logOf()];
  const about = { account: 7 };
  for (const { security } of [one, other]) security.note('authz_fail', about);
  const [[mine], [theirs]] = [await one.told(), await other.told()];
  expect(mine?.who).toBe(theirs?.who);
  const sealed = async () => (await db.query<{ sealed: string }>({ text: 'select sealed from log_keys' })).rows;
  const before = await sealed();
  expect(before).toEqual([{ sealed: expect.stringMatching(/^v1\./) }]);
  app.travel(90 * 24 * 3600_000);
  one.security.note('authz_fail', about);
  const later = await one.told();
  expect(later.at(-1)?.who).not.toBe(mine?.who);
  expect(await sealed()).toHaveLength(1);
  expect(await sealed()).not.toEqual(before);
});

test('nothing is lost while the key can not be read', async () => {
  const { security, told } = logOf(() => Promise.reject(new Error('away')));
  security.note('authz_fail', { account: 7 });
  expect(await told()).toMatchObject([{ event: 'authz_fail', who: expect.stringMatching(/^[\w-]{16}$/) }]);
});
