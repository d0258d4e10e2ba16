import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { pushKeys } from '#platform/push/keys.ts';
import { keyRingOf } from '#platform/secrets/key-ring.ts';
import { withRightKeys } from '#platform/secrets/open-key-ring.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { checkTotpKeys, sealSecretsAnew } from './seal-secrets.ts';

const app = await startTestApp();
const { db } = app;
const PASSWORD = 'lantern street 9';
const password_hash = await hashPassword(PASSWORD);

const call = (method: 'POST' | 'PUT', url: string, cookie: string, payload?: object) =>
  app.app.inject({ method, url, remoteAddress: freshAddress(), headers: { cookie }, ...(payload && { payload }) });
const cookieOf = ({ cookies }: Awaited<ReturnType<typeof call>>, name: string) =>
  `${name}=${cookies.find((one) => one.name === name)?.value}`;
const logIn = (login: string) => call('POST', '/api/user.php', '', { login, password: PASSWORD });
const codeFor = (secret: string) => new TOTP({ secret }).generate({ timestamp: app.services.now().getTime() });
const stored = async (id: number) =>
  (await db.query<{ secret: Buffer }>({ text: 'select secret from totp where account_id = $1', values: [id] })).rows[0]
    ?.secret ?? Buffer.alloc(0);
async function withCodes(name: string) {
  const { id } = await person(app, name, { password_hash });
  const cookie = cookieOf(await logIn(name), 'auth');
  const { secret } = (await call('POST', '/api/totp.php', cookie)).json();
  expect((await call('PUT', '/api/totp.php', cookie, { code: codeFor(secret) })).statusCode).toBe(200);
  return { id, secret: String(secret), bytes: Buffer.from(new TOTP({ secret }).secret.bytes) };
}
async function enters(name: string, secret: string) {
  app.travel(60_000);
  const proof = cookieOf(await logIn(name), 'login_proof');
  return (await call('POST', '/api/login-code.php', proof, { code: codeFor(secret) })).statusCode;
}

test('the secret of codes lies encrypted, for its own account alone', async () => {
  const [ada, bea] = [await withCodes('ada'), await withCodes('bea')];
  const sealed = await stored(ada.id);
  expect(sealed.toString()).toMatch(/^v1\.test\./);
  expect(sealed.includes(ada.bytes)).toBe(false);
  expect(await enters('ada', ada.secret)).toBe(200);
  await db.query({ text: 'update totp set secret = $2 where account_id = $1', values: [bea.id, sealed] });
  expect(await enters('bea', ada.secret)).toBe(500);
  await db.query({ text: 'delete from totp where account_id = $1', values: [bea.id] });
});

test('secrets of before go on, and a job encrypts them and those of an older key with the newest', async () => {
  const [cas, dora] = [await withCodes('cas'), await withCodes('dora')];
  await db.query({ text: 'update totp set secret = $2 where account_id = $1', values: [cas.id, cas.bytes] });
  expect(await enters('cas', cas.secret)).toBe(200);
  await app.runSchedule('accounts-seal-anew');
  expect((await stored(cas.id)).toString()).toMatch(/^v1\.test\./);
  expect(await enters('cas', cas.secret)).toBe(200);

  const [before] = app.services.config.encryptionKeys ?? [];
  if (!before) throw new Error('The harness has a key.');
  const newest = { id: 'newest', key: Buffer.alloc(32, 7) };
  const both = keyRingOf([newest, before]);
  await sealSecretsAnew({ sql: db, keys: both });
  for (const { id } of [cas, dora]) expect((await stored(id)).toString()).toMatch(/^v1\.newest\./);
  await expect(checkTotpKeys({ sql: db, keys: keyRingOf([newest]) })).resolves.toBeUndefined();
  const old = withRightKeys(() => checkTotpKeys({ sql: db, keys: keyRingOf([before]) }));
  await expect(old).rejects.toThrow('ENCRYPTION_KEYS does not open what this database holds (There is no key newest)');
});

test('the key that push services know lies encrypted too, and one of before is encrypted at the next start', async () => {
  const [one, other] = ['one', 'other'].map((id, at) => ({ id, key: Buffer.alloc(32, at + 1) }));
  if (!one || !other) throw new Error('There are two keys.');
  const kept = async () =>
    (await db.query<{ private_key: string }>({ text: 'select private_key from push_keys' })).rows;
  const made = await pushKeys(db, { vapid: null }, keyRingOf([one]));
  expect(await kept()).toEqual([{ private_key: expect.stringMatching(/^v1\.one\./) }]);
  expect(await pushKeys(db, { vapid: null }, keyRingOf([other, one]))).toEqual(made);
  expect(await kept()).toEqual([{ private_key: expect.stringMatching(/^v1\.other\./) }]);
  await expect(pushKeys(db, { vapid: null }, keyRingOf([one]))).rejects.toThrow('There is no key other.');
  await db.query({ text: 'update push_keys set private_key = $1', values: [made.privateKey] });
  expect(await pushKeys(db, { vapid: null }, keyRingOf([other]))).toEqual(made);
  expect(await kept()).toEqual([{ private_key: expect.stringMatching(/^v1\.other\./) }]);
});
