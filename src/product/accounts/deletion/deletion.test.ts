import { createHash } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import type { StartPaymentReply } from '#product/payments/contract.ts';
import { chatting } from '#tests/chatting.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { brokenInvariants } from '#tests/faults/invariants.ts';
import { startTestApp } from '#tests/harness.ts';
import { factOf, orderOf, referenceOf, sandboxCall } from '#tests/paying.ts';
import { type Person, person, staff } from '#tests/people.ts';
import { ban, lift } from '../bans/bans.ts';
import { hashPassword } from '../passwords/passwords.ts';

const kindling = await startTestApp();
const { app, db } = kindling;
const PASSWORD = 'lantern street 9';
const password_hash = await hashPassword(PASSWORD);
const DAY_MS = 24 * 3600 * 1000;

const someone = (name: string, traits = {}) =>
  person(kindling, name, { password_hash, premium: true, credits: 20, ...traits });
const call = (method: 'GET' | 'POST', url: string, cookie: string, payload?: object) =>
  app.inject({ method, url, headers: { cookie }, remoteAddress: freshAddress(), ...(payload && { payload }) });
const remove = ({ cookie }: Person, password = PASSWORD) =>
  call('POST', '/api/account-deletion.php', cookie, { password });
const reactivate = (token: string) => call('POST', '/api/reactivate.php', '', { token });
const tokenOf = (email: string) =>
  String(kindling.mails.findLast((mail) => mail.to === email && mail.template === 'account-deleted')?.params.url)
    .split('/')
    .at(-1) ?? '';
const ask = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await db.query<Row & Record<string, unknown>>({ text, values })).rows;
const statusOf = async ({ id }: Person) =>
  (await ask<{ status: string }>('select status from accounts where id = $1', id))[0]?.status;
const profileFor = async (viewer: Person, { id }: Person) =>
  (await call('GET', `/api/member.php?id=${id}`, viewer.cookie)).statusCode;
async function later<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  kindling.travel(milliseconds);
  try {
    return await work();
  } finally {
    kindling.travel(-milliseconds);
  }
}

const joost = await someone('Joost', { gender: 'male' });

test('a deleted account is hidden and logged out everywhere at once, and all of it is back by the mailed link', async () => {
  const marit = await someone('Marit');
  await chatting(kindling, marit).send({ profile_id: joost.id }, 'Hello');
  await ask('update members set invisible = true where id = $1', marit.id);
  const before = await ask('select * from members where id = $1', marit.id);
  const reply = await remove(marit);
  expect(reply.statusCode).toBe(200);
  expect(Math.round((Date.parse(reply.json().until) - Date.now()) / DAY_MS)).toBe(14);
  expect((await call('GET', '/api/user.php', marit.cookie)).json().user).toBeNull();
  expect(await profileFor(joost, marit)).toBe(404);
  expect((await chatting(kindling, joost).send({ profile_id: marit.id }, 'Are you there?')).status).toBe(404);
  await kindling.runJobs();
  expect(await ask('select visible from member_search where member_id = $1', marit.id)).toEqual([{ visible: false }]);
  expect((await reactivate(tokenOf(marit.email))).json()).toEqual({ verdict: 'reactivated' });
  await kindling.runJobs();
  expect(await statusOf(marit)).toBe('active');
  expect(await ask('select * from members where id = $1', marit.id)).toEqual(before);
  expect(await profileFor(joost, marit)).toBe(200);
  const entered = await call('POST', '/api/user.php', '', { login: marit.email, password: PASSWORD });
  expect(entered.json().user).toMatchObject({ status: 'active', paid_user: true, invisible: true });
  // The link is opened twice by many.
  expect((await reactivate(tokenOf(marit.email))).json()).toEqual({ verdict: 'active' });
});

test('whose account is back is told so by mail, once', async () => {
  const tess = await someone('Tess', { language: 'de' });
  await remove(tess);
  const token = tokenOf(tess.email);
  await Promise.all([reactivate(token), reactivate(token)]);
  const told = kindling.mails.filter(({ to, template }) => to === tess.email && template === 'account-reactivated');
  expect(told).toMatchObject([{ locale: 'de', params: { name: 'Tess' } }]);
});

test('who has not confirmed the address is so again after it', async () => {
  const ada = await someone('Ada', { confirmed: false });
  await remove(ada);
  await reactivate(tokenOf(ada.email));
  expect(await statusOf(ada)).toBe('not_confirmed');
});

test('those who had the member in their lists get them anew', async () => {
  const nora = await someone('Nora');
  await chatting(kindling, nora).send({ profile_id: joost.id }, 'Hello');
  const chats = (tag = '') =>
    app.inject({ url: '/api/chats.php', headers: { cookie: joost.cookie, 'if-none-match': tag } });
  const tag = `${(await chats()).headers.etag}`;
  expect((await chats(tag)).statusCode).toBe(304);
  await remove(nora);
  expect((await chats(tag)).statusCode).toBe(200);
});

test('a wrong password deletes nothing, and is counted like those of a log-in', async () => {
  const wim = await someone('Wim', { gender: 'male' });
  for (let tries = 0; tries < 5; tries += 1)
    expect((await remove(wim, 'not this one')).json().error.code).toBe('password_wrong');
  expect((await remove(wim)).json().error.code).toBe('login_blocked');
  expect(await statusOf(wim)).toBe('active');
});

test('visitors, staff and fictional profiles delete nothing', async () => {
  const ruth = await staff(kindling, 'Ruth', 'admin');
  await ask('update accounts set password_hash = $2 where id = $1', ruth.id, password_hash);
  const dream = await someone('Dream', { fictional: true });
  for (const who of [ruth, dream, { ...joost, cookie: '' }]) expect((await remove(who)).statusCode).toBe(403);
  expect([await statusOf(ruth), await statusOf(dream), await statusOf(joost)]).toEqual(['active', 'active', 'active']);
});

test('two deletions at once are one, with one mail', async () => {
  const pim = await someone('Pim', { gender: 'male' });
  const replies = await Promise.all([remove(pim), remove(pim), remove(pim)]);
  expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
  expect(replies.filter(({ statusCode }) => ![200, 403].includes(statusCode))).toEqual([]);
  expect(kindling.mails.filter(({ to }) => to === pim.email)).toHaveLength(1);
  expect(await ask('select before from deletions where account_id = $1', pim.id)).toEqual([{ before: 'active' }]);
});

test('a forged link, one of another purpose and one of an earlier deletion give nothing back', async () => {
  const eva = await someone('Eva');
  await remove(eva);
  const first = tokenOf(eva.email);
  const ofLogin = 'l'.repeat(43);
  await ask(
    "insert into mail_tokens (token_hash, account_id, purpose, expires_at) values ($1, $2, 'login', now() + interval '1 hour')",
    createHash('sha256').update(ofLogin).digest(),
    eva.id,
  );
  for (const token of ['x'.repeat(43), ofLogin])
    expect((await reactivate(token)).json().error.code).toBe('link_expired');
  for (const token of ['', `${first}x`]) expect((await reactivate(token)).statusCode).toBe(400);
  const shown = await call('GET', `/api/mail-link.php?token=${first}`, '');
  expect(shown.json().link).toMatchObject({ purpose: 'reactivate', state: 'open' });
  expect(await statusOf(eva)).toBe('deleted');
  await reactivate(first);
  const back = (await call('POST', '/api/user.php', '', { login: eva.email, password: PASSWORD })).cookies;
  const cookie = `auth=${back.find(({ name }) => name === 'auth')?.value}`;
  await remove({ ...eva, cookie });
  expect((await reactivate(first)).json().error.code).toBe('link_expired');
  expect(await statusOf(eva)).toBe('deleted');
});

const calls = await kindling.calls();
const keepOut = ({ id }: Person, order: object = {}) =>
  calls.transaction((within) => ban(within, { name: 'ada' }, { account: id, reason: 'money', until: null, ...order }));

test('a ban reaches an account that its owner has deleted, which comes back to the page of the ban', async () => {
  const rik = await someone('Rik');
  const vera = await someone('Vera');
  await chatting(kindling, rik).send({ profile_id: vera.id }, 'You are the first who understands me.');
  for (const text of ['Really?', 'And you?']) await chatting(kindling, vera).send({ profile_id: rik.id }, text);
  const balance = async () =>
    (await ask<{ credits: number }>('select credits from accounts where id = $1', vera.id))[0];
  expect(await balance()).toEqual({ credits: 10 });
  await remove(rik);
  expect(await keepOut(rik)).toBe('banned');
  expect(await keepOut(rik)).toBe('unchanged');
  expect(await statusOf(rik)).toBe('deleted');
  await later(15_000, () => kindling.runJobs());
  expect(await balance()).toEqual({ credits: 20 });
  expect(kindling.mails.filter(({ to, template }) => to === vera.email && template === 'fraud-removed')).toHaveLength(
    1,
  );

  const back = await reactivate(tokenOf(rik.email));
  expect(back.json()).toEqual({ verdict: 'banned' });
  expect(await statusOf(rik)).toBe('blocked');
  const proof = back.cookies.find(({ httpOnly, value }) => httpOnly && value);
  const shown = await call('GET', '/api/ban.php', `${proof?.name}=${proof?.value}`);
  expect(shown.json().ban).toMatchObject({ reason: 'money', until: null });
  const login = await call('POST', '/api/user.php', '', { login: rik.email, password: PASSWORD });
  expect(login.json().error?.code ?? login.statusCode).toBe('account_banned');
  expect(await profileFor(vera, rik)).toBe(404);
});

test('a deleted account whose ban is lifted or over comes back as it was', async () => {
  for (const [name, end] of [
    ['Lifted', (who: Person) => calls.transaction((within) => lift(within, { name: 'ada' }, { account: who.id }))],
    ['Over', () => later(2 * DAY_MS, () => kindling.runSchedule('accounts-bans-over'))],
  ] as const) {
    const who = await someone(name);
    await remove(who);
    await keepOut(who, { reason: 'rude', until: new Date(kindling.services.now().getTime() + DAY_MS) });
    await end(who);
    expect([name, await statusOf(who)]).toEqual([name, 'deleted']);
    expect((await reactivate(tokenOf(who.email))).json()).toEqual({ verdict: 'reactivated' });
    expect([name, await statusOf(who)]).toEqual([name, 'active']);
  }
});

test('an account that is banned at the end of its fourteen days is erased a day later, once those it wrote to were told', async () => {
  const sly = await someone('Sly');
  await remove(sly);
  await later(14 * DAY_MS - 60_000, () => keepOut(sly));
  await later(14 * DAY_MS + 1000, () => kindling.runSchedule('accounts-erase-deleted'));
  expect((await ask('select email from accounts where id = $1', sly.id))[0]).toEqual({ email: sly.email });
  await later(15 * DAY_MS + 1000, () => kindling.runSchedule('accounts-erase-deleted'));
  expect((await ask('select email from accounts where id = $1', sly.id))[0]).toEqual({ email: null });
});

test('the link is mailed again to the browser that deleted the account, five times a day, and to no other', async () => {
  const ida = await someone('Ida');
  const proof = (await remove(ida)).cookies.find(({ httpOnly, value }) => httpOnly && value);
  const own = `${proof?.name}=${proof?.value}`;
  const again = (cookie: string) => call('POST', '/api/reactivation-mail.php', cookie);
  const shown = await call('GET', '/api/account-deletion.php', own);
  expect(shown.json().deleted).toMatchObject({ email: ida.email });
  for (const cookie of ['', `${proof?.name}=${'x'.repeat(43)}`, joost.cookie]) {
    expect((await call('GET', '/api/account-deletion.php', cookie)).json()).toEqual({ deleted: null });
    expect((await again(cookie)).json().error.code).toBe('second_step_over');
  }
  const sent = await Promise.all(Array.from({ length: 8 }, () => again(own)));
  expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  expect(sent.find(({ statusCode }) => statusCode !== 200)?.json().error.code).toBe('reactivation_mail_limit');
  expect((await reactivate(tokenOf(ida.email))).statusCode).toBe(200);
  expect((await again(own)).json().error.code).toBe('link_expired');
});

test('fourteen days later the account is erased, not before, and a link that comes then is too late', async () => {
  const lotte = await someone('Lotte');
  const kept = await someone('Karel');
  await remove(lotte);
  await remove(kept);
  await later(14 * DAY_MS - 60_000, async () => {
    await kindling.runSchedule('accounts-erase-deleted');
    expect((await reactivate(tokenOf(kept.email))).statusCode).toBe(200);
  });
  expect((await ask('select email from accounts where id = $1', lotte.id))[0]).toEqual({ email: lotte.email });
  await later(14 * DAY_MS + 1000, async () => {
    const late = await reactivate(tokenOf(lotte.email));
    expect([late.statusCode, late.json().error.code]).toEqual([410, 'link_expired']);
    await kindling.runSchedule('accounts-erase-deleted');
  });
  expect(await ask('select email, status from accounts where id = any($1) order by id', [lotte.id, kept.id])).toEqual([
    { email: null, status: 'deleted' },
    { email: kept.email, status: 'active' },
  ]);
});

test.runIf(inject('databaseUrl'))('of a reactivation and the erasing at the same moment exactly one wins', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, (_, index) => someone(`Edge ${index}`)));
  for (const who of people) await remove(who);
  // The last moment of the link for one half of the calls, the first of the job for the other.
  await ask(
    `update deletions set erase_at = now() + interval '14 days' where account_id = any($1)`,
    people.map(({ id }) => id),
  );
  let tick = 0;
  const now = kindling.services.now;
  kindling.services.now = () => new Date(now().getTime() + 14 * DAY_MS + (tick++ % 2 ? 60_000 : -60_000));
  const replies = await Promise.all([
    ...people.map((who) => reactivate(tokenOf(who.email))),
    kindling.runSchedule('accounts-erase-deleted'),
    kindling.runSchedule('accounts-erase-deleted'),
  ]).finally(() => {
    kindling.services.now = now;
  });
  const codes = replies.slice(0, people.length).map((reply) => (reply as { statusCode: number }).statusCode);
  for (const [index, who] of people.entries()) {
    const [row] = await ask<{ email: string | null; status: string }>(
      'select email, status from accounts where id = $1',
      who.id,
    );
    if (codes[index] === 200) expect(row).toEqual({ email: who.email, status: 'active' });
    else expect([codes[index], row?.status]).toEqual([410, 'deleted']);
  }
});

test('a payment that arrives after the deletion, or after the erasing, is booked and keeps its invoice', async () => {
  const greta = await someone('Greta', { premium: false });
  const [pack] = await ask<{ id: number }>('select min(id) as id from packages');
  const begin = async () =>
    (
      await call('POST', '/api/payment.php', greta.cookie, await orderOf(kindling, { package_id: pack?.id ?? 0 }))
    ).json();
  const [one, two] = [await begin(), await begin()];
  const arrive = async (started: StartPaymentReply) =>
    app.inject(await sandboxCall(kindling.services, [factOf(started.payment, referenceOf(started))]));
  await remove(greta);
  expect((await arrive(one)).statusCode).toBe(200);
  await ask("update deletions set erase_at = now() - interval '1 second' where account_id = $1", greta.id);
  await kindling.runSchedule('accounts-erase-deleted');
  expect((await arrive(two)).statusCode).toBe(200);
  const [account] = await ask('select credits, paid_user, email from accounts where id = $1', greta.id);
  expect(account).toMatchObject({
    credits: 20 + one.payment.credits + two.payment.credits,
    paid_user: true,
    email: null,
  });
  expect(await ask('select status from payments where account_id = $1', greta.id)).toEqual([
    { status: 'completed' },
    { status: 'completed' },
  ]);
  expect(await brokenInvariants((text) => ask<{ id: unknown }>(text))).toEqual([]);
});
