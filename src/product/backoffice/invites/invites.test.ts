import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person, staff } from '#tests/people.ts';

const product = await startTestApp();
const sue = await staff(product, 'sue', 'support');
const run = async (text: string, ...values: unknown[]) =>
  (await product.db.query<Record<string, unknown>>({ text, values })).rows;
const site = Number((await run('select id from sites where is_default'))[0]?.id);
await run('update sites set settings = settings || \'{"signups": "invite", "member_invites": 2}\'');
product.travel(6000);
const call = async (method: 'GET' | 'POST', path: string, payload?: object, who = sue) => {
  const reply = await product.app.inject({
    method,
    url: `/api/admin/${path}`,
    headers: { cookie: who.cookie },
    ...(payload && { payload }),
  });
  const body = reply.json();
  return { status: reply.statusCode, code: body.error?.code as string | undefined, body };
};
const make = async (given: object = {}) =>
  (await call('POST', 'invites.php', { site, label: 'Fair', count: 1, uses: 1, days: 14, ...given })).body.made;
let count = 0;
const join = async (invite: string) => {
  count += 1;
  const reply = await product.app.inject({
    method: 'POST',
    url: '/api/signup.php',
    headers: { 'x-forwarded-for': `198.51.100.${count}` },
    payload: {
      ...{ email: `gast${count}@example.com`, name: `gast${count}`, date_of_birth: '1984-11-02', gender: 'female' },
      ...{ sexuality: 'hetero', password: 'lantern street', terms: true, invite },
    },
  });
  return reply.json().error?.code ?? reply.statusCode;
};
const listed = async (id: number) =>
  (await call('GET', 'invites.php')).body.invites.find((one: { id: number }) => one.id === id);

test('a code lets in as many as it says, also at the same moment, and is used up then', async () => {
  const [{ id, code }] = await make({ uses: 3 });
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => join(code)));
  expect(replies.map(String).toSorted()).toEqual(['200', '200', '200', 'invite_invalid', 'invite_invalid']);
  expect(await listed(id)).toMatchObject({ uses: 3, max_uses: 3, state: 'used', staff: 'sue', label: 'Fair' });
  const [uses] = await run('select count(*)::int as n from invite_uses where invite_id = $1', id);
  expect(uses?.n).toBe(3);
});

test('many codes are made at once, shown once, and each is written down', async () => {
  const made = await make({ count: 5, uses: 1 });
  expect(new Set(made.map(({ code }: { code: string }) => code)).size).toBe(5);
  const text = JSON.stringify((await call('GET', 'invites.php')).body);
  for (const { code, id } of made) {
    expect(text).not.toContain(code);
    expect(
      await run("select 1 as one from audit_entries where verb = 'invite.made' and object_id = $1", id),
    ).toHaveLength(1);
  }
  expect(await join(made[0].code)).toBe(200);
  expect(await run('select used_by is not null as known from invites where id = $1', made[0].id)).toEqual([
    { known: true },
  ]);
});

test('a paused code lets nobody in until it counts again, and its end can be moved', async () => {
  const [{ id, code }] = await make({ uses: 5 });
  const first = (await listed(id)).expires_at;
  const pause = { id, seen: 'active', seen_expires_at: first, state: 'paused' };
  expect((await call('POST', 'invite-state.php', pause)).status).toBe(200);
  expect(await join(code)).toBe('invite_invalid');
  expect(await listed(id)).toMatchObject({ state: 'paused', uses: 0 });
  // Pressed again, and by somebody who saw it open.
  expect((await call('POST', 'invite-state.php', pause)).status).toBe(200);
  const day = (from: number) =>
    new Date(product.services.now().getTime() + from * 86_400_000).toISOString().slice(0, 10);
  expect((await call('POST', 'invite-state.php', { ...pause, ends: day(2) })).code).toBe('invite_changed_meanwhile');
  const again = { id, seen: 'paused', seen_expires_at: first, state: 'active' };
  for (const ends of [day(-1), day(800)])
    expect((await call('POST', 'invite-state.php', { ...again, ends })).code).toBe('invite_ends_before');
  expect((await call('POST', 'invite-state.php', { ...again, ends: day(0) })).status).toBe(200);
  // Somebody who saw the end before.
  const stale = { id, seen: 'active', seen_expires_at: first, state: 'active', ends: day(1) };
  expect((await call('POST', 'invite-state.php', stale)).code).toBe('invite_changed_meanwhile');
  expect(await join(code)).toBe(200);
  product.travel(2 * 86_400_000);
  expect(await join(code)).toBe('invite_invalid');
  expect(await listed(id)).toMatchObject({ state: 'over', uses: 1 });
});

test('what members made is neither listed nor changed, nor what is of another site', async () => {
  const marit = await person(product, 'marit');
  await product.app.inject({ method: 'POST', url: '/api/invites.php', headers: { cookie: marit.cookie } });
  const [own] = await run('select id from invites where made_by = $1', marit.id);
  const [other] = await run(`insert into sites (host, pool, company_id, settings)
    select 'other.example', 2, company_id, settings from sites where is_default returning id`);
  product.travel(10_000);
  const [theirs] = await run(
    `insert into invites (site_id, code_hash, created_at, expires_at) values ($1, 'x', now(), now() + interval '900 days') returning id`,
    other?.id,
  );
  for (const id of [own?.id, theirs?.id, 99_999]) {
    expect(await listed(Number(id))).toBeUndefined();
    expect(
      (
        await call('POST', 'invite-state.php', {
          id,
          seen: 'active',
          seen_expires_at: '2036-01-01T00:00:00Z',
          state: 'paused',
        })
      ).status,
    ).toBe(404);
  }
  const draft = { label: '', count: 1, uses: 1, days: 1 };
  expect((await call('POST', 'invites.php', { ...draft, site: other?.id })).status).toBe(404);
  for (const role of ['moderator', 'finance'] as const)
    expect((await call('GET', 'invites.php', undefined, await staff(product, role, role))).status).toBe(403);
  expect((await call('POST', 'invites.php', { ...draft, site }, marit)).status).toBe(403);
});

test('numbers beyond their limits are refused, and who lets in all is named', async () => {
  const draft = { site, label: 'x', count: 1, uses: 1, days: 1 };
  for (const wrong of [{ count: 0 }, { count: 101 }, { uses: 10_001 }, { days: 366 }, { label: 'x'.repeat(81) }])
    expect((await call('POST', 'invites.php', { ...draft, ...wrong })).status).toBe(400);
  expect((await call('GET', 'invites.php')).body.open).toEqual([]);
  await run('update sites set settings = settings || \'{"signups": "all"}\' where is_default');
  product.travel(6000);
  expect((await call('GET', 'invites.php')).body.open).toEqual(['localhost']);
});
