import { expect, test } from 'vitest';
import { hashPassword } from '#product/accounts/passwords/passwords.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';

const plain = await startTestApp();
const secure = await startTestApp({ publicUrl: 'https://www.example.com' }, plain);
const password = 'lantern street 9';
const password_hash = await hashPassword(password);

const call = (cookie = '', method: 'GET' | 'POST' | 'PUT' = 'GET', url = '/api/user.php', payload?: object) =>
  secure.app.inject({
    method,
    url,
    headers: cookie ? { cookie } : {},
    ...(payload && { payload }),
  });
type Reply = Awaited<ReturnType<typeof call>>;
const setBy = (reply: Reply) => reply.cookies.filter(({ value }) => value !== '').map(({ name }) => name);
const droppedBy = (reply: Reply) => reply.cookies.filter(({ value }) => value === '').map(({ name }) => name);
const tokenOf = ({ cookie }: { cookie: string }) => cookie.replace('auth=', '');

test('on https every cookie has the name that no other host can set, and goes by https only', async () => {
  await person(secure, 'ada', { password_hash });
  const reply = await call('', 'POST', '/api/user.php', { login: 'ada', password });
  expect(setBy(reply).sort()).toEqual(['__Host-auth', '__Host-device', '__Host-locale']);
  const language = await call('', 'PUT', '/api/language.php', { language: 'nl' });
  expect(setBy(language)).toEqual(['__Host-locale']);
  for (const { name, ...attributes } of [...reply.cookies, ...language.cookies]) {
    expect(name).toMatch(/^__Host-/);
    expect(attributes).toMatchObject({ secure: true, path: '/' });
    expect(attributes).not.toHaveProperty('domain');
  }
  expect(
    setBy(await plain.app.inject({ method: 'POST', url: '/api/user.php', payload: { login: 'ada', password } })).sort(),
  ).toEqual(['auth', 'device', 'locale']);
});

test('what a neighbouring host has set is not read', async () => {
  const asked = (cookie: string) => call(cookie, 'GET', '/api/nothing-here.php');
  const english = (await asked('locale=nl')).json().error.message;
  expect((await asked('__Host-locale=nl')).json().error.message).not.toBe(english);
  expect(english).toBe((await asked('')).json().error.message);
});

test('a session of before goes on, gets the other name and loses the plain one', async () => {
  const [bea, cas] = [await person(secure, 'bea', { password_hash }), await person(secure, 'cas')];
  const first = await call(bea.cookie);
  expect(first.json().user.id).toBe(bea.id);
  expect(first.cookies.find(({ name }) => name === '__Host-auth')).toMatchObject({ value: tokenOf(bea), secure: true });
  expect(droppedBy(first)).toEqual(['auth']);
  // Whoever plants one beside the own one is not heard.
  const both = await call(`${cas.cookie}; __Host-auth=${tokenOf(bea)}`);
  expect(both.json().user.id).toBe(bea.id);
  expect(setBy(both)).toEqual([]);
  const unknown = await call('auth=made-up');
  expect([setBy(unknown), droppedBy(unknown).sort()]).toEqual([[], ['__Host-auth', 'auth']]);
});

test('a log-out takes the cookie back by the name that the browser has', async () => {
  const eda = await person(secure, 'eda');
  const out = await call(`__Host-auth=${tokenOf(eda)}`, 'GET', '/api/logout.php');
  expect(droppedBy(out)).toEqual(['__Host-auth']);
  expect((await call(`__Host-auth=${tokenOf(eda)}`)).json().user).toBeNull();
});
