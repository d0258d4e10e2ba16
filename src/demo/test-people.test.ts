import { expect, test } from 'vitest';
import { type Config, readConfig } from '#platform/config/config.ts';
import { ConfigError } from '#platform/config/config-error.ts';
import { startTestApp } from '#tests/harness.ts';

const KEY = 'a key for tests only';
const withKey = await startTestApp({ testKey: KEY } satisfies Partial<Config>);
const without = await startTestApp();

const ask = (app: typeof withKey, key: string, data: object) =>
  app.app.inject({ method: 'POST', url: '/test/people', headers: { 'x-test-key': key }, payload: data });

test('tests make people of their own, logged in, with what they ask for', async () => {
  const reply = await ask(withKey, KEY, { name: 'Rosalie', age: 44, credits: 30, premium: true, photos: 0 });
  expect(reply.statusCode).toBe(200);
  const cookie = String(reply.headers['set-cookie']).replace(/;.*/, '');
  const user = await withKey.app.inject({ url: '/api/user.php', headers: { cookie } });
  expect(user.json().user).toMatchObject({
    id: reply.json().id,
    credits: 30,
    paid_user: true,
    status: 'active',
    profile: { name: 'Rosalie', age: 44, gender: 'female' },
  });
});

test('without its key, or in a product without one, nobody is made', async () => {
  for (const [app, key] of [
    [withKey, ''],
    [withKey, 'another key of tests'],
    [withKey, KEY.toUpperCase()],
    [withKey, 'é'.repeat(KEY.length)],
    [without, KEY],
  ] as const)
    expect((await ask(app, key, { name: 'Rosalie' })).statusCode).toBe(404);
});

test('tests make brands of their own, by the key alone', async () => {
  const made = { host: 'own.localhost', settings: { name: 'Own' } };
  const order = (key: string) =>
    withKey.app.inject({ method: 'POST', url: '/test/sites', headers: { 'x-test-key': key }, payload: made });
  expect((await order('another key')).statusCode).toBe(404);
  expect((await order(KEY)).json()).toEqual({ host: made.host });
  withKey.travel(5001);
  const { json } = await withKey.app.inject({ url: '/api/settings.php', headers: { host: made.host } });
  expect(json().settings).toMatchObject({ name: 'Own', domain: made.host });
});

test('a live site has no such key', () => {
  const live = { MODE: 'live', ALLOW_HTTP: '1', SMTP_URL: 'smtp://127.0.0.1', TEST_KEY: KEY };
  expect(() => readConfig(live)).toThrow(ConfigError);
  expect(readConfig({ TEST_KEY: KEY }).testKey).toBe(KEY);
});
