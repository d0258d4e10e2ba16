import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '#tests/faults/invariants.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person, staff } from '#tests/people.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<Record<string, unknown>>({ text, values });
let sue: Person;
let mo: Person;
let ada: Person;
beforeAll(async () => {
  [sue, mo, ada] = [
    await staff(product, 'sue', 'support'),
    await staff(product, 'mo', 'moderator'),
    await staff(product, 'ada', 'admin'),
  ];
});
const call = (who: Person, method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object) =>
  product.app.inject({ method, url: `/api/admin/${path}.php`, headers: { cookie: who.cookie }, payload });
const codeOf = (reply: Awaited<ReturnType<typeof call>>) =>
  reply.statusCode === 200 ? 'ok' : (reply.json().error.code as string);
const log = async (account: number) =>
  (await run('select verb, staff_name, details from audit_entries where account_id = $1 order by id', account)).rows;
const find = async (who: Person, q: string) => {
  const reply = await product.app.inject({
    url: `/api/admin/members.php?${new URLSearchParams({ q })}`,
    headers: { cookie: who.cookie },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json() as { by: string; add_letters: boolean; members: { id: number; email: string | null }[] };
};

test('a member is found by number, payment, address and part of a name, and never by a wildcard', async () => {
  const zo = await person(product, 'zoe_rivers', { credits: 3 });
  for (const q of [`${zo.id}`, zo.email, 'ZOE_RIV', 'e_river', 'zoe_rivers@ex'])
    expect(
      (await find(sue, q)).members.map(({ id }) => id),
      q,
    ).toContain(zo.id);
  expect((await find(sue, zo.email)).members[0]?.email).toBe('z•••@example.com');
  expect((await find(sue, '%_%')).members).toEqual([]);
  expect(await find(sue, 'zo')).toMatchObject({ add_letters: true, members: [] });
  expect((await find(sue, 'zoeXrivers')).members).toEqual([]);
  expect((await find(sue, '')).by).toBe('newest');
});

test('a member of another site is neither found nor opened', async () => {
  await run(`insert into sites (host, pool, company_id, settings)
    select 'far.example', 2, company_id, settings from sites where is_default`);
  product.travel(10_000);
  const far = await person(product, 'farah_far');
  await run("update accounts set site_id = (select id from sites where host = 'far.example') where id = $1", far.id);
  for (const q of [`${far.id}`, far.email, 'farah']) expect((await find(ada, q)).members, q).toEqual([]);
  const acts: [Person, 'POST' | 'PUT' | 'DELETE', string, object][] = [
    [ada, 'POST', 'member', {}],
    [ada, 'POST', 'member-email', {}],
    [ada, 'POST', 'member-help', { what: 'end_sessions' }],
    [ada, 'PUT', 'member-email', { email: 'new@example.com' }],
    [ada, 'PUT', 'member-name', { name: 'Other', reason: 'request' }],
    [ada, 'POST', 'member-credits', { key: randomUUID(), amount: 1, reason: 'fault' }],
    [ada, 'POST', 'member-ban', { reason: 'rude', days: 1 }],
    [ada, 'DELETE', 'member-ban', {}],
  ];
  for (const [who, method, path, input] of acts)
    expect((await call(who, method, path, { id: far.id, ...input })).statusCode, `${method} ${path}`).toBe(404);
  expect(await log(far.id)).toEqual([]);
});

test('opening a member shows counts and closed facts, and leaves a look', async () => {
  const bea = await person(product, 'beatrice', { credits: 7 });
  const opened = (await call(mo, 'POST', 'member', { id: bea.id })).json();
  expect(opened).toMatchObject({
    member: { id: bea.id, email: 'b•••@example.com', credits: 7, sessions: 1, messages: 0, ban: null },
    ledger: [{ reason: 'starting', amount: 7 }],
    ledger_sum: 7,
    may_grant: null,
  });
  expect(opened.timeline.map(({ what }: { what: string }) => what)).toContain('login');
  const again = (await call(sue, 'POST', 'member', { id: bea.id })).json();
  expect(again.timeline).toContainEqual(expect.objectContaining({ what: 'look', of: 'mo' }));
  expect(again.may_grant).toBe(100);
});

test('credits are granted once for a key, up to the daily limit of the role, and the books agree', async () => {
  const cas = await person(product, 'caspian');
  const key = randomUUID();
  const order = { id: cas.id, key, amount: 60, reason: 'fault' };
  const both = await Promise.all([
    call(sue, 'POST', 'member-credits', order),
    call(sue, 'POST', 'member-credits', order),
  ]);
  expect(both.map((reply) => reply.json())).toEqual([{ balance: 60 }, { balance: 60 }]);
  expect(codeOf(await call(sue, 'POST', 'member-credits', { ...order, amount: 5 }))).toBe('nothing_to_do');
  const racing = await Promise.all(
    [1, 2, 3].map(() => call(sue, 'POST', 'member-credits', { ...order, key: randomUUID(), amount: 30 })),
  );
  expect(racing.map(codeOf).toSorted()).toEqual(['grant_limit', 'grant_limit', 'ok']);
  product.travel(25 * 3600_000);
  expect(codeOf(await call(sue, 'POST', 'member-credits', { ...order, key: randomUUID(), amount: 100 }))).toBe('ok');
  expect(codeOf(await call(mo, 'POST', 'member-credits', { ...order, key: randomUUID() }))).toBe('forbidden');
  expect((await log(cas.id)).map(({ details }) => details)).toEqual([
    { amount: 60, reason: 'fault' },
    { amount: 30, reason: 'fault' },
    { amount: 100, reason: 'fault' },
  ]);
  expect(await brokenInvariants(async (text) => (await run(text)).rows as { id: unknown }[])).toEqual([]);
});

test('help runs what the member could have asked for, is written down, and refuses what is done already', async () => {
  const dee = await person(product, 'deetje');
  const mails = () => product.mails.filter(({ to }) => to === dee.email).map(({ template }) => template);
  expect(codeOf(await call(sue, 'POST', 'member-help', { id: dee.id, what: 'reset_mail' }))).toBe('ok');
  expect(codeOf(await call(sue, 'POST', 'member-help', { id: dee.id, what: 'activation_mail' }))).toBe(
    'already_confirmed',
  );
  expect(codeOf(await call(sue, 'POST', 'member-help', { id: dee.id, what: 'export' }))).toBe('ok');
  expect(codeOf(await call(sue, 'PUT', 'member-email', { id: dee.id, email: 'no address' }))).toBe('new_email_invalid');
  expect(codeOf(await call(sue, 'PUT', 'member-email', { id: dee.id, email: 'dee@example.org' }))).toBe('ok');
  expect(codeOf(await call(sue, 'PUT', 'member-name', { id: dee.id, name: 'Deetje', reason: 'request' }))).toBe('ok');
  expect(codeOf(await call(sue, 'PUT', 'member-name', { id: dee.id, name: 'x', reason: 'request' }))).toBe(
    'name_refused',
  );
  expect(codeOf(await call(sue, 'POST', 'member-help', { id: dee.id, what: 'end_sessions' }))).toBe('ok');
  expect((await product.app.inject({ url: '/api/user.php', headers: { cookie: dee.cookie } })).json().user).toBeNull();
  expect(codeOf(await call(sue, 'POST', 'member-help', { id: dee.id, what: 'delete' }))).toBe('ok');
  expect(codeOf(await call(sue, 'POST', 'member-help', { id: dee.id, what: 'delete' }))).toBe('nothing_to_do');
  await product.settled();
  expect(mails()).toContain('password-reset');
  expect((await log(dee.id)).map(({ verb }) => verb)).toEqual([
    'account.helped',
    'account.helped',
    'account.mail_changing',
    'account.renamed',
    'account.logged_out',
    'account.helped',
  ]);
});

test('a ban is by moderators, twice the same is refused, and lifting lets the member in again', async () => {
  const eef = await person(product, 'eefje');
  const order = { id: eef.id, reason: 'rude', days: 7 };
  expect(codeOf(await call(sue, 'POST', 'member-ban', order))).toBe('forbidden');
  expect(codeOf(await call(mo, 'POST', 'member-ban', order))).toBe('ok');
  expect((await call(mo, 'POST', 'member', { id: eef.id })).json().member.ban).toMatchObject({ reason: 'rude' });
  expect(codeOf(await call(mo, 'DELETE', 'member-ban', { id: eef.id }))).toBe('ok');
  expect(codeOf(await call(mo, 'DELETE', 'member-ban', { id: eef.id }))).toBe('nothing_to_do');
});

test('nobody helps a colleague or a fictional profile', async () => {
  const figure = await person(product, 'figure', { fictional: true });
  for (const id of [mo.id, figure.id]) {
    const reply = await call(ada, 'POST', 'member-help', { id, what: 'end_sessions' });
    expect([404, 409]).toContain(reply.statusCode);
  }
});
