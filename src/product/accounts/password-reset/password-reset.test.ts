import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { hashPassword } from '../passwords/passwords.ts';

const app = await startTestApp();
const DAY_MS = 24 * 3600_000;
const PASSWORD = 'lantern street 9';
const OTHER = 'four horses at noon';
const password_hash = await hashPassword(PASSWORD);

let callers = 0;
/** Each of a network of its own: nobody is suspected for what another one asked. */
const freshAddress = () => {
  callers += 1;
  return `11.${callers >> 8}.${callers & 255}.7`;
};

let count = 0;
const somebody = (traits: { language?: string; confirmed?: boolean } = {}) => {
  count += 1;
  return person(app, `marit${count}`, { password_hash, ...traits });
};
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, cookie = '') =>
  app.app.inject({ method, url, remoteAddress: freshAddress(), headers: { cookie }, ...(payload && { payload }) });
const ask = (email: string) => call('POST', '/api/reset-password.php', { email });
const show = (token: string) => call('GET', `/api/reset-password.php?token=${token}`);
const reset = (token: string, password = OTHER, repeat = password) =>
  call('PUT', '/api/reset-password.php', { token, password, repeat });
const logIn = (login: string, password: string) => call('POST', '/api/user.php', { login, password });
const me = async ({ cookie }: { cookie: string }) =>
  (await call('GET', '/api/user.php', undefined, cookie)).json().user;
const mailTo = (email: string, template: string) =>
  app.mails.findLast((mail) => mail.to === email && mail.template === template);
const tokenFor = async ({ email }: Person): Promise<string> => {
  expect((await ask(email)).statusCode).toBe(200);
  return new URL(String(mailTo(email, 'password-reset')?.params.url)).searchParams.get('token') ?? '';
};
const refusal = (reply: Awaited<ReturnType<typeof call>>) => [reply.statusCode, reply.json().error?.message];
const EXPIRED = [410, 'Link expired or invalid, request a new email'];
const settings = (set: object) =>
  app.db.query({ text: 'update sites set settings = settings || $1::jsonb', values: [JSON.stringify(set)] });

describe('a new password by mail', () => {
  test('is chosen once by the link, ends every session, and the owner is told in their language', async () => {
    const marit = await somebody({ language: 'nl' });
    const token = await tokenFor(marit);
    expect(mailTo(marit.email, 'password-reset')).toMatchObject({ locale: 'nl' });
    expect((await show(token)).json()).toEqual({ email: marit.email });
    expect((await reset(token)).json()).toEqual({ email: marit.email });
    expect(await me(marit)).toBeNull();
    expect(mailTo(marit.email, 'password-changed')).toMatchObject({ locale: 'nl' });
    expect((await logIn(marit.email, PASSWORD)).statusCode).toBe(401);
    expect((await logIn(marit.email, OTHER)).statusCode).toBe(200);
    expect(refusal(await reset(token, PASSWORD))).toEqual(EXPIRED);
    expect(refusal(await show(token))).toEqual(EXPIRED);
  });

  test('logs nobody in by itself', async () => {
    const reply = await reset(await tokenFor(await somebody()));
    expect(reply.cookies.filter(({ name }) => name === 'auth')).toEqual([]);
  });

  test('may be asked for by whoever wrote the address in other letters, and is no use after an hour', async () => {
    const marit = await somebody();
    expect((await ask(` ${marit.email.toUpperCase()} `)).json()).toEqual({ ok: true, hidden: false });
    const token = new URL(String(mailTo(marit.email, 'password-reset')?.params.url)).searchParams.get('token') ?? '';
    expect((await show(token)).statusCode).toBe(200);
    app.travel(3600_000 + 1000);
    expect(refusal(await reset(token))).toEqual(EXPIRED);
    expect((await logIn(marit.email, PASSWORD)).statusCode).toBe(200);
  });

  test('of two chosen at the same moment one counts, and the other links are over then', async () => {
    const marit = await somebody();
    const [token, earlier] = [await tokenFor(marit), await tokenFor(marit)];
    const replies = await Promise.all([reset(token, 'the first of two'), reset(earlier, 'the other of two')]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
  });

  test('needs eight characters, and the same twice, each told at its field', async () => {
    const token = await tokenFor(await somebody());
    const short = await reset(token, 'short');
    expect(short.json().error).toMatchObject({ code: 'password_too_short', fields: { password: expect.any(String) } });
    const differing = await reset(token, OTHER, 'four horses at nine');
    expect(refusal(differing)).toEqual([422, 'The entered passwords are not the same.']);
    expect(Object.keys(differing.json().error.fields)).toEqual(['repeat']);
    expect((await reset(token, 'cafe\u0301 au lait', 'caf\u00e9 au lait')).statusCode).toBe(200);
  });

  test('is refused with its reason when it is easy to guess, by link as well as by who knows the old one', async () => {
    const marit = await somebody();
    const token = await tokenFor(marit);
    const weak = { password1: 'common', '12341234': 'pattern', [marit.email]: 'personal' };
    for (const [password, reason] of Object.entries(weak)) {
      const refused = { code: `password_${reason}`, fields: { password: expect.any(String) } };
      expect((await reset(token, password)).json().error).toMatchObject(refused);
      const own = { old_password: PASSWORD, password, repeat: password };
      expect((await call('PUT', '/api/password.php', own, marit.cookie)).json().error).toMatchObject(refused);
    }
    expect((await reset(token, 'password1', 'password2')).json().error).toMatchObject({
      code: 'invalid_input',
      fields: { password: expect.any(String), repeat: expect.any(String) },
    });
    expect((await logIn(marit.email, PASSWORD)).statusCode).toBe(200);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('is mailed five times a day', async () => {
    const { email } = await somebody();
    for (let time = 0; time < 5; time += 1) expect((await ask(email)).statusCode).toBe(200);
    expect(refusal(await ask(email))).toEqual([429, 'Too many password reset emails sent, please try again tomorrow.']);
    app.travel(DAY_MS + 1000);
    expect((await ask(email)).statusCode).toBe(200);
  });

  test('keeps to five a day when asked many times at once', async () => {
    const { email } = await somebody();
    const replies = await Promise.all(Array.from({ length: 8 }, () => ask(email)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  });

  test('is not for addresses of nobody, and what is no address is said to be none', async () => {
    expect(refusal(await ask('nobody@example.com'))).toEqual([404, 'E-mail address not found']);
    expect(refusal(await ask('nobody'))).toEqual([422, 'Invalid email']);
    expect((await ask('  ')).json().error.code).toBe('email_missing');
  });

  test('asks for a proof after five in an hour from one address, whoever they are for', async () => {
    const [marit, joost] = [await somebody(), await somebody()];
    const from = freshAddress();
    const askFrom = (email: string, captcha?: string) =>
      app.app.inject({
        method: 'POST',
        url: '/api/reset-password.php',
        remoteAddress: from,
        payload: { email, ...(captcha !== undefined && { captcha }) },
      });
    for (let time = 0; time < 5; time += 1) expect((await askFrom('nobody@example.com')).statusCode).toBe(404);
    expect((await askFrom(marit.email)).json().error.code).toBe('captcha_required');
    expect((await askFrom(marit.email, '{}')).json().error.code).toBe('captcha_required');
    const { challenge } = (await call('GET', '/api/captcha.php')).json();
    const captcha = JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
    expect((await askFrom(marit.email, captcha)).statusCode).toBe(200);
    expect((await askFrom(joost.email, captcha)).json().error.code).toBe('captcha_required');
    expect(mailTo(joost.email, 'password-reset')).toBeUndefined();
    expect((await ask(joost.email)).statusCode).toBe(200);
  });

  test('can be left alone: then the old password stays and the links are over', async () => {
    const marit = await somebody();
    const [token, other] = [await tokenFor(marit), await tokenFor(marit)];
    for (let time = 0; time < 2; time += 1)
      expect((await call('DELETE', '/api/reset-password.php', { token })).json()).toEqual({ ok: true });
    for (const one of [token, other]) expect(refusal(await reset(one))).toEqual(EXPIRED);
    expect(await me(marit)).toMatchObject({ id: marit.id });
  });

  test('lifts what was counted against the log-in, and that mails bounced', async () => {
    const marit = await somebody();
    for (let time = 0; time < 5; time += 1) await logIn(marit.email, 'not it at all');
    await app.db.query({
      text: "update accounts set notifications_disabled = '{bounce,fbl}' where id = $1",
      values: [marit.id],
    });
    await reset(await tokenFor(marit));
    const reply = await logIn(marit.email, OTHER);
    expect(reply.json().user).toMatchObject({ notifications_disabled: ['fbl'] });
  });
});

test('a link of another purpose, a forged and a broken one choose no password', async () => {
  const marit = await somebody({ confirmed: false });
  await call('POST', '/api/activation-mail.php', undefined, marit.cookie);
  const activation = new URL(String(mailTo(marit.email, 'activation')?.params.url)).pathname.slice(1);
  for (const token of [activation, 'A'.repeat(43)]) expect(refusal(await reset(token))).toEqual(EXPIRED);
  expect((await reset('short')).statusCode).toBe(400);
});

test('a site that hides who has an account answers everybody alike, and mails the owner all the same', async () => {
  await settings({ hide_account_existence: true });
  app.travel(10_000);
  const marit = await somebody();
  const before = app.mails.length;
  const replies = [await ask(marit.email), await ask('nobody-at-all@example.com')];
  expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    replies.map(() => [200, '{"ok":true,"hidden":true}']),
  );
  await app.runJobs();
  expect(app.mails.slice(before).map(({ to }) => to)).toEqual([marit.email]);
  for (let time = 0; time < 6; time += 1) expect((await ask(marit.email)).statusCode).toBe(200);
  await app.runJobs();
  expect(app.mails.slice(before)).toHaveLength(5);
  await settings({ hide_account_existence: false });
  app.travel(10_000);
});

describe('the own password', () => {
  const change = ({ cookie }: Person, old_password: string, password = OTHER, repeat = password) =>
    call('PUT', '/api/password.php', { old_password, password, repeat }, cookie);

  test('is changed by who knows the old one: other sessions end, this one stays, and the owner is told', async () => {
    const marit = await somebody();
    const elsewhere = (await logIn(marit.email, PASSWORD)).cookies.find(({ name }) => name === 'auth')?.value;
    const resetToken = await tokenFor(marit);
    expect((await change(marit, PASSWORD)).json()).toEqual({ ok: true });
    expect(await me(marit)).toMatchObject({ id: marit.id });
    expect(await me({ cookie: `auth=${elsewhere}` })).toBeNull();
    expect(mailTo(marit.email, 'password-changed')).toBeDefined();
    expect((await logIn(marit.email, OTHER)).statusCode).toBe(200);
    expect(refusal(await show(resetToken))).toEqual(EXPIRED);
  });

  test('says when it was changed last, and of one that never was, that it was not', async () => {
    const changedAt = async (cookie: string) =>
      (await call('GET', '/api/security.php', undefined, cookie)).json().password_changed_at;
    const marit = await somebody();
    expect(await changedAt(marit.cookie)).toBeNull();
    expect((await change(marit, 'not it at all')).statusCode).toBe(422);
    expect(await changedAt(marit.cookie)).toBeNull();
    await change(marit, PASSWORD);
    const changed = Date.parse(await changedAt(marit.cookie));
    expect(Math.abs(changed - app.services.now().getTime())).toBeLessThan(60_000);
  });

  test('stays when the old one is wrong, and tries are counted as those of a log-in', async () => {
    const marit = await somebody();
    const wrong = await change(marit, 'not it at all');
    expect(refusal(wrong)).toEqual([422, 'Please check your old password.']);
    expect(Object.keys(wrong.json().error.fields)).toEqual(['old_password']);
    for (let time = 0; time < 4; time += 1) await change(marit, 'not it at all');
    const blocked = await change(marit, PASSWORD);
    expect(refusal(blocked)).toEqual([429, 'Too many incorrect attempts, account blocked for 15 min.']);
    // The log-in itself is not blocked by it: whoever holds an open device keeps nobody out.
    expect((await logIn(marit.email, PASSWORD)).statusCode).toBe(200);
  });

  test('of two changes at the same moment one counts', async () => {
    const marit = await somebody();
    const replies = await Promise.all([
      change(marit, PASSWORD, 'the first of two'),
      change(marit, PASSWORD, 'the other one'),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });

  test('is nothing for visitors', async () => {
    const reply = await call('PUT', '/api/password.php', { old_password: PASSWORD, password: OTHER, repeat: OTHER });
    expect(reply.json().authentication_required).toBe(true);
  });
});

test('an address whose account waits to be deleted is told so, and where nobody is told, mailed the way back', async () => {
  const marit = await somebody();
  await app.db.query({ text: "update accounts set status = 'deleted' where id = $1", values: [marit.id] });
  await app.db.query({
    text: `insert into deletions (account_id, before, created_at, erase_at)
      values ($1, 'active', $2, $2::timestamptz + interval '14 days')`,
    values: [marit.id, app.services.now()],
  });
  const sentence = 'This account is waiting to be deleted. The link in our e-mail brings it back within 14 days.';
  const refused = await ask(marit.email);
  expect([refused.statusCode, refused.json().error.fields]).toEqual([422, { email: sentence }]);
  const check = () => call('POST', '/api/signup-check.php', { email: marit.email.toUpperCase() });
  expect((await check()).json()).toMatchObject({ fields: { email: sentence }, has_account: true });
  const set = (hide: boolean) =>
    app.db.query({
      text: 'update sites set settings = settings || $1::jsonb',
      values: [JSON.stringify({ hide_account_existence: hide })],
    });
  await set(true);
  app.travel(10_000);
  expect((await ask(marit.email)).json()).toEqual({ ok: true, hidden: true });
  expect((await check()).json()).toMatchObject({ fields: {}, has_account: false });
  await app.runJobs();
  expect([mailTo(marit.email, 'password-reset'), mailTo(marit.email, 'account-deleted')]).toEqual([
    undefined,
    expect.objectContaining({ params: expect.objectContaining({ name: marit.name }) }),
  ]);
  await set(false);
  app.travel(10_000);
});
