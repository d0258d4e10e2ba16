import { TOTP } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person, staff } from '#tests/people.ts';

const product = await startTestApp();
const live = await startTestApp({ mode: 'live' }, product);
const run = async (text: string, ...values: unknown[]) =>
  (await product.db.query<Record<string, unknown>>({ text, values })).rows;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (who: Pick<Person, 'cookie'>, method: Method, path: string, payload?: object, app = product) => {
  const reply = await app.app.inject({
    method,
    url: `/api/${path}.php`,
    remoteAddress: freshAddress(),
    headers: { cookie: who.cookie },
    ...(payload && { payload }),
  });
  const code = (reply.json() as { error?: { code: string } }).error?.code;
  return { status: reply.statusCode, code, body: reply.json(), cookies: reply.cookies };
};
const codeOf = async (...given: Parameters<typeof call>) => (await call(...given)).code ?? 'ok';
let site = 0;
let other = 0;
/** An administrator of all sites. */
async function leader(name: string): Promise<Person> {
  const who = await staff(product, name, 'admin');
  await run('update accounts set all_sites = true where id = $1', who.id);
  return who;
}
const listed = async (who: Person, id: number) =>
  (await call(who, 'GET', 'admin/staff')).body.staff.find((one: { id: number }) => one.id === id);
const verbs = async (id: number) =>
  (await run("select verb from audit_entries where object = 'staff' and object_id = $1 order by id", id)).map(
    ({ verb }) => verb,
  );
const tokenIn = (to: string) => {
  const mail = product.mails.findLast((one) => one.to === to && one.template === 'staff-invitation');
  return new URL(String(mail?.params.url)).searchParams.get('token');
};

beforeAll(async () => {
  site = Number((await run('select id from sites where is_default'))[0]?.id);
  other = Number(
    (
      await run(`insert into sites (host, pool, company_id, settings)
        select 'other.example', 2, company_id, settings from sites where is_default returning id`)
    )[0]?.id,
  );
  product.travel(10_000);
});

test('who is invited proves the mailbox, chooses a password themselves, and has no rights before a second factor', async () => {
  const ada = await leader('ada');
  const email = 'nora@example.com';
  const invited = await call(ada, 'POST', 'admin/staff', { email, role: 'moderator', site, all_sites: false });
  expect(invited.status).toBe(200);
  const { id } = invited.body;
  expect(await listed(ada, id)).toMatchObject({ email, role: 'moderator', invited: true, passkeys: 0, totp: false });
  const first = tokenIn(email);
  expect(await codeOf(ada, 'POST', 'admin/staff-invitation', { id })).toBe('ok');
  const visitor = { cookie: '' };
  const password = 'lantern street 9';
  const chosen = { password, repeat: password };
  expect(await codeOf(visitor, 'PUT', 'reset-password', { token: first, ...chosen })).toBe('link_expired');
  expect(await codeOf(visitor, 'PUT', 'reset-password', { token: tokenIn(email), ...chosen })).toBe('ok');
  expect(await codeOf(ada, 'POST', 'admin/staff-invitation', { id })).toBe('staff_not_invited');
  const login = await call(visitor, 'POST', 'user', { login: email, password }, live);
  expect(login.body).toMatchObject({ user: { role: 'moderator' }, secure_first: true });
  const nora = { cookie: `auth=${login.cookies.find(({ name }) => name === 'auth')?.value}` };
  expect((await call(nora, 'GET', 'admin/desk', undefined, live)).status).toBe(403);
  const { secret } = (await call(nora, 'POST', 'totp', undefined, live)).body;
  const code = new TOTP({ secret }).generate({ timestamp: live.services.now().getTime() });
  expect((await call(nora, 'PUT', 'totp', { code }, live)).status).toBe(200);
  expect((await call(nora, 'GET', 'admin/desk', undefined, live)).status).toBe(200);
  const row = await listed(ada, id);
  expect(row).toMatchObject({ invited: false, totp: true });
  expect(row.last_seen).not.toBeNull();
  expect(await verbs(id)).toEqual(['staff.invited', 'staff.invited_again']);
});

test('an address that has an account is refused, also for staff of all sites elsewhere, and mails are few', async () => {
  const ada = await leader('ada two');
  const marit = await person(product, 'marit');
  const order = { role: 'support', site, all_sites: false };
  expect(await codeOf(ada, 'POST', 'admin/staff', { ...order, email: marit.email })).toBe('staff_address_taken');
  expect(await codeOf(ada, 'POST', 'admin/staff', { ...order, email: 'nobody' })).toBe('staff_address_wrong');
  const wide = { ...order, email: 'wide@example.com', all_sites: true };
  const both = await Promise.all([
    call(ada, 'POST', 'admin/staff', wide),
    call(ada, 'POST', 'admin/staff', { ...wide, site: other }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { id } = both.find(({ status }) => status === 200)?.body ?? {};
  for (let time = 0; time < 4; time += 1)
    expect(await codeOf(ada, 'POST', 'admin/staff-invitation', { id })).toBe('ok');
  expect(await codeOf(ada, 'POST', 'admin/staff-invitation', { id })).toBe('staff_invitation_limit');
});

test('a role holds at once and only over what was seen; nobody changes their own', async () => {
  const ada = await leader('ada three');
  const mo = await staff(product, 'mo', 'moderator');
  const seen = { role: 'moderator', site, all_sites: false };
  expect((await call(mo, 'GET', 'admin/payments')).status).toBe(403);
  const toFinance = { id: mo.id, ...seen, role: 'finance', seen };
  expect(await codeOf(ada, 'PUT', 'admin/staff', toFinance)).toBe('ok');
  expect((await call(mo, 'GET', 'admin/payments')).status).toBe(200);
  // Pressed again, and by somebody who saw a moderator.
  expect(await codeOf(ada, 'PUT', 'admin/staff', toFinance)).toBe('ok');
  expect(await codeOf(ada, 'PUT', 'admin/staff', { ...toFinance, role: 'support' })).toBe('staff_changed_meanwhile');
  const own = { role: 'admin', site, all_sites: true };
  expect(await codeOf(ada, 'PUT', 'admin/staff', { id: ada.id, ...own, role: 'support', seen: own })).toBe(
    'staff_own_role',
  );
  expect(await codeOf(ada, 'DELETE', 'admin/staff', { id: ada.id })).toBe('staff_own_role');
  expect(
    await run("select before, after from audit_entries where verb = 'staff.changed' and object_id = $1", mo.id),
  ).toEqual([{ before: seen, after: { ...seen, role: 'finance' } }]);
});

test('an admin of one site neither sees staff of another site nor changes those of all, and makes none', async () => {
  const own = await staff(product, 'one site', 'admin');
  const ada = await leader('ada four');
  const far = await staff(product, 'far', 'support');
  await run('update accounts set site_id = $2 where id = $1', far.id, other);
  expect(await listed(own, far.id)).toBeUndefined();
  expect(await listed(own, ada.id)).toMatchObject({ all_sites: true, locked: 'staff_wider' });
  const marit = await person(product, 'no staff');
  for (const id of [far.id, marit.id, 99_999_999])
    for (const [method, path] of [
      ['DELETE', 'admin/staff'],
      ['POST', 'admin/staff-factor'],
      ['POST', 'admin/staff-invitation'],
    ] as const)
      expect((await call(own, method, path, { id })).status).toBe(404);
  const wide = { role: 'admin', site, all_sites: true };
  const [changed, ended] = [
    await codeOf(own, 'PUT', 'admin/staff', { id: ada.id, ...wide, all_sites: false, seen: wide }),
    await codeOf(own, 'DELETE', 'admin/staff', { id: ada.id }),
  ];
  expect([changed, ended]).toEqual(['staff_wider', 'staff_wider']);
  const order = { email: 'new@example.com', role: 'support' };
  expect(await codeOf(own, 'POST', 'admin/staff', { ...order, site, all_sites: true })).toBe('staff_wider');
  expect((await call(own, 'POST', 'admin/staff', { ...order, site: other, all_sites: false })).status).toBe(404);
  const narrow = { role: 'support', site, all_sites: false };
  const sue = await staff(product, 'sue', 'support');
  expect(await codeOf(own, 'PUT', 'admin/staff', { id: sue.id, ...narrow, all_sites: true, seen: narrow })).toBe(
    'staff_wider',
  );
  expect((await call(own, 'PUT', 'admin/staff', { id: sue.id, ...narrow, site: other, seen: narrow })).status).toBe(
    404,
  );
  for (const role of ['moderator', 'support', 'finance'] as const)
    expect((await call(await staff(product, `mere ${role}`, role), 'GET', 'admin/staff')).status).toBe(403);
});

test('an ended account is logged out at once, lets nobody in, and comes back by an invitation with the same number', async () => {
  const ada = await leader('ada five');
  const sam = await staff(product, 'sam', 'finance');
  const draft = { site, code: 'SAM10', percent: 10, country: null, currency: null, minimum: null, methods: null };
  const rest = { validity: 'once', starts: null, ends: null };
  expect((await call(sam, 'POST', 'admin/codes', { ...draft, ...rest })).status).toBe(200);
  const number = async () =>
    (await run('select id from staff where account_id = $1 and ended_at is null', sam.id))[0]?.id;
  const before = await number();
  expect(await codeOf(ada, 'DELETE', 'admin/staff', { id: sam.id })).toBe('ok');
  expect((await call(sam, 'GET', 'admin/desk')).status).toBe(403);
  expect(await number()).toBeUndefined();
  expect(await listed(ada, sam.id)).toBeUndefined();
  expect((await call(ada, 'DELETE', 'admin/staff', { id: sam.id })).status).toBe(404);
  const order = { email: sam.email, role: 'support', site, all_sites: false };
  expect((await call(ada, 'POST', 'admin/staff', order)).body).toEqual({ id: sam.id });
  expect(await listed(ada, sam.id)).toMatchObject({ role: 'support', invited: true });
  expect(await number()).toBe(before);
});

test('of two admins who end each other at once one stays, and the last of a site is not taken away', async () => {
  await run("update accounts set status = 'deleted' where kind = 'staff' and role = 'admin'");
  const [one, two] = [await leader('last one'), await leader('last two')];
  const both = await Promise.all([
    call(one, 'DELETE', 'admin/staff', { id: two.id }),
    call(two, 'DELETE', 'admin/staff', { id: one.id }),
  ]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = await run("select id from accounts where kind = 'staff' and role = 'admin' and status = 'active'");
  expect(left).toHaveLength(1);
});

test('a lost second factor goes by two people, neither of whom is its owner, and its sessions end', async () => {
  const [ada, bea] = [await leader('ada six'), await leader('bea six')];
  const cas = await staff(product, 'cas', 'support');
  const waits = async () => (await listed(ada, cas.id)).reset;
  expect(await codeOf(ada, 'POST', 'admin/staff-factor', { id: cas.id })).toBe('staff_factor_none');
  await run("insert into totp (account_id, secret, created_at, confirmed_at) values ($1, 'x', now(), now())", cas.id);
  expect(await codeOf(ada, 'POST', 'admin/staff-factor', { id: ada.id })).toBe('staff_own_role');
  expect(await codeOf(ada, 'POST', 'admin/staff-factor', { id: cas.id })).toBe('ok');
  expect(await codeOf(bea, 'POST', 'admin/staff-factor', { id: cas.id })).toBe('staff_factor_asked');
  const { id, own } = await waits();
  expect(own).toBe(true);
  expect(await codeOf(ada, 'PUT', 'admin/staff-factor', { id, approve: true })).toBe('staff_factor_own');
  // Not by the database either.
  const mine = await run('select asking_staff_id from factor_resets where id = $1', id);
  await expect(
    run(
      "update factor_resets set state = 'done', deciding_staff_id = $2, decided_at = now() where id = $1",
      id,
      mine[0]?.asking_staff_id,
    ),
  ).rejects.toThrow('factor_resets');
  expect((await call(cas, 'GET', 'security')).body.totp).toBe(true);
  expect(await codeOf(bea, 'PUT', 'admin/staff-factor', { id, approve: true })).toBe('ok');
  expect((await call(cas, 'GET', 'security')).status).toBe(403);
  expect(await listed(ada, cas.id)).toMatchObject({ totp: false, reset: null });
  expect(product.mails.findLast(({ to }) => to === cas.email)).toMatchObject({
    template: 'security-changed',
    params: { change: 'factor_reset' },
  });
  expect(await codeOf(bea, 'PUT', 'admin/staff-factor', { id, approve: true })).toBe('staff_factor_decided');
  expect(await verbs(cas.id)).toEqual(['staff.factor_asked', 'staff.factor_reset']);
});

test('a request for a reset that nobody decides within 48 hours is over, and its owner was told of it', async () => {
  const [ada, bea] = [await leader('ada nine'), await leader('bea nine')];
  const cas = await staff(product, 'cas nine', 'support');
  await run("insert into totp (account_id, secret, created_at, confirmed_at) values ($1, 'x', now(), now())", cas.id);
  const ask = () => codeOf(ada, 'POST', 'admin/staff-factor', { id: cas.id });
  expect(await ask()).toBe('ok');
  expect(product.mails.findLast(({ to }) => to === cas.email)).toMatchObject({
    template: 'factor-asked',
    params: { hours: 48 },
  });
  const { id, at, until } = (await listed(bea, cas.id)).reset;
  expect(Date.parse(until) - Date.parse(at)).toBe(48 * 3600_000);
  product.travel(48 * 3600_000);
  const later = bea;
  expect((await listed(later, cas.id)).reset).toBeNull();
  expect(await codeOf(later, 'PUT', 'admin/staff-factor', { id, approve: true })).toBe('staff_factor_decided');
  expect(await run('select 1 from totp where account_id = $1', cas.id)).toHaveLength(1);
  // Asked for anew before the job came, it is another request; the job leaves it alone.
  expect(await codeOf(later, 'POST', 'admin/staff-factor', { id: cas.id })).toBe('ok');
  await product.runSchedule('accounts-factor-resets-over');
  expect((await listed(later, cas.id)).reset.id).not.toBe(id);
  product.travel(49 * 3600_000);
  await product.runSchedule('accounts-factor-resets-over');
  expect(await run('select 1 from factor_resets where account_id = $1', cas.id)).toEqual([]);
});

test('who asked for a reset may take it back, and who became an admin does not approve their own', async () => {
  const [ada, bea] = [await leader('ada seven'), await leader('bea seven')];
  await run("insert into totp (account_id, secret, created_at, confirmed_at) values ($1, 'x', now(), now())", bea.id);
  expect(await codeOf(ada, 'POST', 'admin/staff-factor', { id: bea.id })).toBe('ok');
  const { id } = (await listed(ada, bea.id)).reset;
  expect(await codeOf(bea, 'PUT', 'admin/staff-factor', { id, approve: true })).toBe('staff_own_role');
  expect(await codeOf(ada, 'PUT', 'admin/staff-factor', { id, approve: false })).toBe('ok');
  expect(await listed(ada, bea.id)).toMatchObject({ totp: true, reset: null });
  expect(await codeOf(ada, 'POST', 'admin/staff-factor', { id: bea.id })).toBe('ok');
});
