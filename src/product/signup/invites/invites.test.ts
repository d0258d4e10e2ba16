import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { makeInvite, openInvites, takeBackInvite } from './invites.ts';

const app = await startTestApp();
const DAY_MS = 24 * 3600_000;
const calls = await app.calls();
const set = async (settings: object) => {
  await app.db.query({ text: 'update sites set settings = settings || $1::jsonb', values: [JSON.stringify(settings)] });
  app.travel(6000);
};
await set({ signups: 'invite', member_invites: 2 });

let count = 0;
const caller = () => ({ 'x-forwarded-for': `198.${Math.floor(++count / 250)}.${count % 250}.7` });
const form = (change: object = {}) => {
  const name = `gast${++count}`;
  return {
    ...{ email: `${name}@example.com`, name, date_of_birth: '1984-11-02', gender: 'female', sexuality: 'hetero' },
    ...{ password: 'lantern street', terms: true },
    ...change,
  };
};
const join = (change: object) =>
  app.app.inject({ method: 'POST', url: '/api/signup.php', headers: caller(), payload: form(change) });
const admission = async (invite?: string) =>
  (
    await app.app.inject({ url: `/api/signup-admission.php${invite ? `?invite=${encodeURIComponent(invite)}` : ''}` })
  ).json().closed;
const fresh = async (days = 14) => (await app.calls()).transaction((call) => makeInvite(call, days, null));
const codeOf = (reply: Awaited<ReturnType<typeof join>>) => reply.json().error?.code ?? reply.statusCode;
const rows = async <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  (await app.db.query<Row>({ text, values })).rows;
const accounts = async () => (await rows<{ n: number }>('select count(*)::int as n from accounts'))[0]?.n;

beforeEach(() => {
  app.mails.length = 0;
});

test('an invitation opens the form and makes one account, and only its hash is stored', async () => {
  const { code, url } = await fresh();
  expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
  expect(url).toBe(`http://localhost:3000/signup?invite=${code}`);
  expect(await admission()).toBe('invite');
  expect(await admission(code)).toBeNull();
  const stored = await rows<{ text: string }>('select i::text as text from invites i');
  expect(stored.some(({ text }) => text.includes(code) || text.includes(code.replaceAll('-', '')))).toBe(false);

  const { user } = (await join({ invite: code })).json();
  expect(await rows('select made_by, used_at is not null as used from invites where used_by = $1', user.id)).toEqual([
    { made_by: null, used: true },
  ]);
  expect(await admission(code)).toBe('invite_invalid');
  const before = await accounts();
  expect(codeOf(await join({ invite: code }))).toBe('invite_invalid');
  expect(await accounts()).toBe(before);
});

test('a code is read as people type it', async () => {
  const { code } = await fresh();
  expect(await admission(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBeNull();
  expect(codeOf(await join({ invite: code.toLowerCase().replaceAll('-', '') }))).toBe(200);
});

test('of several who use one code at the same moment one gets an account', async () => {
  const { code } = await fresh();
  const before = (await accounts()) ?? 0;
  const replies = await Promise.all([1, 2, 3, 4].map(() => join({ invite: code })));
  expect(replies.map(codeOf).map(String).sort()).toEqual(['200', 'invite_invalid', 'invite_invalid', 'invite_invalid']);
  expect(await accounts()).toBe(before + 1);
  expect(app.mails).toHaveLength(1);
});

test('a form that is refused leaves the invitation as it was', async () => {
  const owner = await person(app, 'owner');
  const { code } = await fresh();
  expect(codeOf(await join({ invite: code, email: owner.email }))).toBe('email_taken');
  expect(codeOf(await join({ invite: code, name: 'owner' }))).toBe('username_taken');
  expect(await admission(code)).toBeNull();
});

test('without a code, with a made-up, expired or withdrawn one, or with one of another site nobody gets in', async () => {
  const site = await rows<{ id: number }>(
    `insert into sites (host, pool, company_id, settings)
     select 'other.example', 9, company_id, settings from sites where is_default returning id`,
  );
  const elsewhere = await fresh();
  await rows(
    'update invites set site_id = $1 where used_at is null and id = (select max(id) from invites)',
    site[0]?.id,
  );
  const withdrawn = await fresh();
  const [latest] = (await openInvites(calls.read)).slice(-1);
  expect(await (await app.calls()).transaction((call) => takeBackInvite(call, latest?.id ?? 0))).toBe(true);
  const old = await fresh(3);
  app.travel(3 * DAY_MS);
  expect(codeOf(await join({}))).toBe('signup_not_allowed');
  for (const invite of ['AAAA-BBBB-CCCC-DDDD', '%_', '\u0000', elsewhere.code, withdrawn.code, old.code]) {
    expect(await admission(invite)).toBe('invite_invalid');
    expect(codeOf(await join({ invite }))).toBe('invite_invalid');
  }
  expect((await join({ invite: 'x'.repeat(61) })).statusCode).toBe(400);
});

const ask = (method: 'GET' | 'POST', { cookie }: Person) =>
  app.app.inject({ method, url: '/api/invites.php', headers: { ...caller(), cookie } });

test('a member invites as often in 30 days as the site allows, also with many presses at once', async () => {
  const marit = await person(app, 'marit');
  expect((await ask('GET', marit)).json()).toEqual({ most: 2, left: 2, invites: [] });
  const replies = await Promise.all([1, 2, 3, 4].map(() => ask('POST', marit)));
  expect(replies.map(codeOf).map(String).sort()).toEqual(['200', '200', 'invites_spent', 'invites_spent']);
  const [made] = replies.filter(({ statusCode }) => statusCode === 200);
  const code: string = made?.json().code;
  expect(codeOf(await join({ invite: code }))).toBe(200);
  const { left, invites } = (await ask('GET', marit)).json();
  expect(left).toBe(0);
  expect(invites.filter(({ used_at }: { used_at: string | null }) => used_at !== null)).toHaveLength(1);
  expect(JSON.stringify(invites)).not.toContain(code);
  await rows("update invites set created_at = created_at - interval '31 days' where made_by = $1", marit.id);
  expect((await ask('GET', marit)).json().left).toBe(2);
});

test('a member takes back what nobody used, and nobody else’s; the code is over then and another one may be made', async () => {
  const [noor, other] = [await person(app, 'noor'), await person(app, 'other')];
  const withdraw = ({ cookie }: Person, id: number) =>
    app.app.inject({ method: 'DELETE', url: '/api/invites.php', headers: { ...caller(), cookie }, payload: { id } });
  const [used, open] = [(await ask('POST', noor)).json().code, (await ask('POST', noor)).json().code];
  expect(codeOf(await join({ invite: used }))).toBe(200);
  const { invites } = (await ask('GET', noor)).json();
  const usedOne = invites.find(({ used_at }: { used_at: string | null }) => used_at !== null);
  const openOne = invites.find(({ used_at }: { used_at: string | null }) => used_at === null);
  expect((await withdraw(other, openOne.id)).json()).toMatchObject({ invites: [] });
  expect(await admission(open)).toBeNull();
  for (let time = 0; time < 2; time += 1)
    expect((await withdraw(noor, openOne.id)).json()).toMatchObject({ left: 1, invites: [usedOne] });
  expect(await admission(open)).toBe('invite_invalid');
  expect((await withdraw(noor, usedOne.id)).json().invites).toEqual([usedOne]);
  for (const id of [0, -1, 1.5]) expect((await withdraw(noor, id)).statusCode).toBe(400);
});

test('of a press to take back and a sign-up at the same moment one counts', async () => {
  const sara = await person(app, 'sara');
  const { code } = (await ask('POST', sara)).json();
  const [{ id }] = (await ask('GET', sara)).json().invites;
  const [joined, withdrawn] = await Promise.all([
    join({ invite: code }),
    app.app.inject({
      method: 'DELETE',
      url: '/api/invites.php',
      headers: { ...caller(), cookie: sara.cookie },
      payload: { id },
    }),
  ]);
  expect(withdrawn.statusCode).toBe(200);
  expect((await ask('GET', sara)).json().invites).toHaveLength(codeOf(joined) === 200 ? 1 : 0);
});

test('who has not confirmed the address invites nobody yet, and sees that', async () => {
  const late = await person(app, 'late', { confirmed: false });
  expect((await ask('GET', late)).json()).toEqual({ most: 0, left: 0, invites: [] });
  expect((await ask('POST', late)).statusCode).toBe(403);
});

test('where the site lets nobody invite, members make no invitations', async () => {
  const sanne = await person(app, 'sanne');
  await set({ member_invites: 0 });
  expect(codeOf(await ask('POST', sanne))).toBe('invites_spent');
  await set({ member_invites: 2, signups: 'all' });
  expect(await admission()).toBeNull();
  expect((await ask('GET', sanne)).json()).toMatchObject({ most: 0, left: 0 });
  await set({ signups: 'invite' });
});

test('an invitation is forgotten 90 days after it was used or expired', async () => {
  const { code } = await fresh();
  app.travel(80 * DAY_MS);
  await app.runSchedule('signup-invites-clean-up');
  expect(await rows('select 1 from invites')).not.toEqual([]);
  app.travel(30 * DAY_MS);
  await app.runSchedule('signup-invites-clean-up');
  expect(await rows('select 1 from invites')).toEqual([]);
  expect(await admission(code)).toBe('invite_invalid');
});
