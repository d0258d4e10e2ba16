import { expect, test } from 'vitest';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { issueMailToken } from '../mail-tokens/mail-tokens.ts';
import { hashPassword } from '../passwords/passwords.ts';

const app = await startTestApp();
const DAY_MS = 24 * 3600_000;
const PASSWORD = 'lantern street 9';
const password_hash = await hashPassword(PASSWORD);

let count = 0;
const somebody = (traits: { language?: string; confirmed?: boolean } = {}) => {
  count += 1;
  return person(app, `marit${count}`, { password_hash, ...traits });
};
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, cookie = '') =>
  app.app.inject({ method, url, remoteAddress: freshAddress(), headers: { cookie }, ...(payload && { payload }) });
const ask = ({ cookie }: Person, email: string, password = PASSWORD) =>
  call('POST', '/api/email.php', { email, password }, cookie);
const own = async ({ cookie }: Person) => (await call('GET', '/api/email.php', undefined, cookie)).json();
const show = (token: string) => call('GET', `/api/mail-change.php?token=${token}`);
const confirm = (token: string) => call('POST', '/api/mail-change.php', { token });
const revert = (token: string) => call('POST', '/api/mail-change-revert.php', { token });
const me = async ({ cookie }: { cookie: string }) =>
  (await call('GET', '/api/user.php', undefined, cookie)).json().user;
const mailTo = (email: string, template: string) =>
  app.mails.findLast((mail) => mail.to === email && mail.template === template);
const linkTo = (email: string) =>
  new URL(String(mailTo(email, 'mail-change')?.params.url)).searchParams.get('token') ?? '';
const wayBackFor = (email: string) => new URL(String(mailTo(email, 'mail-changed')?.params.url)).pathname.slice(1);
const refusal = (reply: Awaited<ReturnType<typeof call>>) => [reply.statusCode, reply.json().error?.message];
const EXPIRED = [410, 'Link expired or invalid, request a new email'];
const TAKEN = 'This email address already owns an account on this website.';
const settings = (set: object) =>
  app.db.query({ text: 'update sites set settings = settings || $1::jsonb', values: [JSON.stringify(set)] });
const changed = async (who: Person, email: string) => {
  await ask(who, email);
  expect((await confirm(linkTo(email))).statusCode).toBe(200);
};

test('an address changes once the link that was sent to the new one is pressed, and the old one is told', async () => {
  const marit = await somebody({ language: 'nl' });
  const fresh = `fresh-${marit.email}`;
  await app.db.query({
    text: "update accounts set notifications_disabled = '{fbl,bounce,listunsubscribe}' where id = $1",
    values: [marit.id],
  });
  expect((await ask(marit, ` ${fresh} `)).json()).toEqual({ email: marit.email, pending: fresh });
  expect(mailTo(fresh, 'mail-change')).toMatchObject({ locale: 'nl' });
  const token = linkTo(fresh);
  for (let look = 0; look < 3; look += 1) expect((await show(token)).json()).toEqual({ email: fresh });
  expect(await own(marit)).toEqual({ email: marit.email, pending: fresh });
  expect((await confirm(token)).json()).toEqual({ email: fresh, activation: null });
  expect(await own(marit)).toEqual({ email: fresh, pending: null });
  // Mails of before bounced at another address; what somebody chose stays.
  expect(await me(marit)).toMatchObject({ email: fresh, notifications_disabled: ['listunsubscribe'] });
  expect(mailTo(marit.email, 'mail-changed')).toMatchObject({ locale: 'nl', params: { email: fresh } });
  expect(refusal(await confirm(token))).toEqual(EXPIRED);
  expect((await call('POST', '/api/user.php', { login: fresh, password: PASSWORD })).statusCode).toBe(200);
});

test('nobody changes it without the password, nor to what is no address, or somebody’s', async () => {
  const [marit, joost] = [await somebody(), await somebody()];
  const wrong = await ask(marit, 'elsewhere@example.com', 'not it at all');
  expect(refusal(wrong)).toEqual([422, 'Please check your old password.']);
  expect(Object.keys(wrong.json().error.fields)).toEqual(['password']);
  expect(refusal(await ask(marit, 'no address'))).toEqual([422, 'New email adress is invalid.']);
  expect((await ask(marit, 'marit@sub.mailinator.com')).json().error.code).toBe('email_disposable');
  for (const email of [joost.email, joost.email.toUpperCase(), marit.email.toUpperCase()])
    expect(refusal(await ask(marit, email))).toEqual([422, TAKEN]);
  expect((await call('POST', '/api/email.php', { email: 'x@example.com', password: PASSWORD })).statusCode).toBe(403);
  expect((await own(marit)).pending).toBeNull();
});

test('one change waits at a time, can be called off, and is over after a day', async () => {
  const marit = await somebody();
  const [first, second, third] = ['one', 'two', 'three'].map((word) => `${word}-${marit.email}`) as [
    string,
    string,
    string,
  ];
  await ask(marit, first);
  await ask(marit, second);
  expect(refusal(await confirm(linkTo(first)))).toEqual(EXPIRED);
  expect((await call('DELETE', '/api/email.php', undefined, marit.cookie)).json()).toMatchObject({ pending: null });
  expect(refusal(await confirm(linkTo(second)))).toEqual(EXPIRED);
  await ask(marit, third);
  app.travel(DAY_MS + 1000);
  expect(refusal(await confirm(linkTo(third)))).toEqual(EXPIRED);
  expect(await own(marit)).toEqual({ email: marit.email, pending: null });
});

test('five mails a day may go to new addresses, however many are asked for at once', async () => {
  const marit = await somebody();
  const replies = await Promise.all(Array.from({ length: 7 }, (_, index) => ask(marit, `n${index}-${marit.email}`)));
  expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(5);
  for (let time = 0; time < 6; time += 1) await ask(marit, `m${time}-${marit.email}`);
  const sent = app.mails.filter(({ to, template }) => template === 'mail-change' && to.endsWith(marit.email));
  expect(sent).toHaveLength(5);
  expect((await ask(marit, `last-${marit.email}`)).json().error.code).toBe('mail_change_limit');
});

test('of two accounts that want the same address at once one gets it', async () => {
  const [marit, joost] = [await somebody(), await somebody()];
  const wanted = `wanted-${marit.email}`;
  await ask(marit, wanted);
  const tokens = [linkTo(wanted)];
  await ask(joost, wanted);
  tokens.push(linkTo(wanted));
  const replies = await Promise.all(tokens.map(confirm));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(refusal(replies.find(({ statusCode }) => statusCode === 409) ?? (await confirm('')))).toEqual([409, TAKEN]);
});

test('ten addresses a day may be tried, however many of them are taken', async () => {
  const [marit, joost] = [await somebody(), await somebody()];
  const codes = [];
  for (let time = 0; time < 11; time += 1) codes.push((await ask(marit, joost.email)).json().error.code);
  expect(codes).toEqual([...Array(10).fill('email_taken'), 'mail_change_limit']);
  expect((await ask(marit, `free-${marit.email}`)).json().error.code).toBe('mail_change_limit');
});

test('links of mails to the address before change nothing any more', async () => {
  const marit = await somebody();
  const calls = await app.calls();
  const token = await calls.transaction((within) => issueMailToken(within, marit.id, 'unsubscribe', 3600));
  const show = () => call('GET', `/api/mail-notifications.php?token=${token}`);
  expect((await show()).statusCode).toBe(200);
  await changed(marit, `elsewhere-${marit.email}`);
  expect((await show()).statusCode).toBe(410);
});

test('an address that somebody signed up with meanwhile is theirs', async () => {
  const marit = await somebody();
  const wanted = `meanwhile${count}@example.com`;
  await ask(marit, wanted);
  await person(app, `meanwhile${count}`);
  expect(refusal(await confirm(linkTo(wanted)))).toEqual([409, TAKEN]);
  expect((await own(marit)).email).toBe(marit.email);
});

test('the old address is taken back for seven days: everybody is logged out, and nothing asked for since works', async () => {
  const marit = await somebody();
  const [thief, later] = [`thief-${marit.email}`, `later-${marit.email}`];
  await changed(marit, thief);
  const wayBack = wayBackFor(marit.email);
  await changed(marit, later);
  await call('POST', '/api/reset-password.php', { email: later });
  const theirs = new URL(String(mailTo(later, 'password-reset')?.params.url)).searchParams.get('token') ?? '';
  await ask(marit, `last-${marit.email}`);
  const link = await call('GET', `/api/mail-link.php?token=${wayBack}`);
  expect(link.json().link).toMatchObject({ purpose: 'revert_email', state: 'open', email: marit.email });
  const { reset } = (await revert(wayBack)).json();
  expect(await me(marit)).toBeNull();
  for (const token of [linkTo(`last-${marit.email}`), wayBackFor(thief)])
    expect(refusal(await (token === wayBackFor(thief) ? revert(token) : confirm(token)))).toEqual(EXPIRED);
  const put = (token: string) =>
    call('PUT', '/api/reset-password.php', { token, password: 'all mine again', repeat: 'all mine again' });
  expect(refusal(await put(theirs))).toEqual(EXPIRED);
  expect((await put(reset)).json()).toEqual({ email: marit.email });
  expect((await call('POST', '/api/user.php', { login: marit.email, password: 'all mine again' })).statusCode).toBe(
    200,
  );
  expect(refusal(await revert(wayBack))).toEqual(EXPIRED);
});

test('after seven days it stays as it is', async () => {
  const marit = await somebody();
  await changed(marit, `moved-${marit.email}`);
  app.travel(7 * DAY_MS + 1000);
  expect(refusal(await revert(wayBackFor(marit.email)))).toEqual(EXPIRED);
});

test('as long as it can be taken back nobody else gets the old address, by sign-up or change', async () => {
  const [marit, joost] = [await somebody(), await somebody()];
  await changed(marit, `gone-${marit.email}`);
  expect(refusal(await ask(joost, marit.email))).toEqual([422, TAKEN]);
  const check = () => call('POST', '/api/signup-check.php', { email: marit.email.toUpperCase() });
  expect((await check()).json().fields).toEqual({ email: TAKEN });
  app.travel(7 * DAY_MS + 1000);
  expect((await check()).json().fields).toEqual({});
});

test('where somebody has it all the same, taking it back logs everybody out and says so', async () => {
  const marit = await somebody();
  await changed(marit, `lost-${marit.email}`);
  await app.db.query({
    text: "update accounts set email = $1 where id = (select id from accounts where kind = 'fictional' or email <> $1 limit 1)",
    values: [marit.email],
  });
  expect(refusal(await revert(wayBackFor(marit.email)))).toEqual([409, TAKEN]);
  expect(await me(marit)).toBeNull();
});

test('a new address that is confirmed confirms an account that was not', async () => {
  const marit = await somebody({ confirmed: false });
  await ask(marit, `right-${marit.email}`);
  const { activation } = (await confirm(linkTo(`right-${marit.email}`))).json();
  expect(await me(marit)).toMatchObject({ status: 'not_confirmed', email: `right-${marit.email}` });
  // Whoever has the address before, which nobody confirmed, can take nothing back.
  expect(mailTo(marit.email, 'mail-changed')).toBeUndefined();
  expect((await call('POST', '/api/activate.php', { token: activation })).statusCode).toBe(200);
  expect(await me(marit)).toMatchObject({ status: 'active' });
});

test('a site that hides who has an account answers alike for an address that is taken, and tells its owner', async () => {
  await settings({ hide_account_existence: true });
  app.travel(10_000);
  const [marit, joost] = [await somebody(), await somebody()];
  expect((await ask(marit, joost.email)).json()).toEqual({ email: marit.email, pending: joost.email });
  expect(mailTo(joost.email, 'address-wanted')).toBeDefined();
  expect(mailTo(joost.email, 'mail-change')).toBeUndefined();
  await settings({ hide_account_existence: false });
});
