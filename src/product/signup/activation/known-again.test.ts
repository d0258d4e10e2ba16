import { expect, test } from 'vitest';
import { ban, lift } from '#product/accounts/bans/bans.ts';
import type { BanReason } from '#product/accounts/bans/contract.ts';
import { listHeld } from '#product/accounts/bans/holds-back.ts';
import { addressHash } from '#product/accounts/bans/traces/policy.ts';
import { issueMailToken } from '#product/accounts/mail-tokens/mail-tokens.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { scene, uploading } from '#tests/uploading.ts';
import { admitHeld } from './activation.ts';

const product = await startTestApp();
const ask = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await product.db.query<Row & Record<string, unknown>>({ text, values })).rows;
const post = (url: string, payload: object) =>
  product.app.inject({ method: 'POST', url, remoteAddress: freshAddress(), payload });
const calls = await product.calls();
const ada = { name: 'ada' };
const DAY_MS = 24 * 3600_000;
const marit = await person(product, 'marit');

const keepOut = (who: Person, reason: BanReason = 'money', until: Date | null = null) =>
  calls.transaction((call) => ban(call, ada, { account: who.id, reason, until }));
async function leave(who: Person): Promise<void> {
  await ask(
    `insert into deletions (account_id, before, created_at, erase_at) values ($1, 'blocked', now(), now() - interval '1 day')`,
    who.id,
  );
  await ask("update accounts set status = 'deleted' where id = $1", who.id);
  await ask("update bans set created_at = created_at - interval '2 days' where account_id = $1", who.id);
  await product.runSchedule('accounts-erase-deleted');
  expect(await ask('select email from accounts where id = $1', who.id)).toEqual([{ email: null }]);
}

let count = 0;
async function join(email: string) {
  count += 1;
  const name = `newcomer ${count}`;
  const form = {
    email,
    name,
    date_of_birth: '1979-04-12',
    gender: 'male',
    sexuality: 'hetero',
    password: 'lantern street',
  };
  const joined = await post('/api/signup.php', { ...form, terms: true, recipient_id: marit.id, like_recipient: true });
  expect(joined.statusCode).toBe(200);
  const token = `${product.mails.findLast(({ to }) => to === email)?.params.url}`.split('/').at(-1);
  const press = async () => (await post('/api/activate.php', { token })).json();
  const activated = await press();
  const [row] = await ask<{ id: number }>('select id from members where name = $1', name);
  const { id = 0 } = row ?? {};
  const cookie = `auth=${joined.cookies.find(({ name: of }) => of === 'auth')?.value}`;
  const seen = async () =>
    (await product.app.inject({ url: `/api/member.php?id=${id}`, headers: { cookie: marit.cookie } })).statusCode;
  return { id, cookie, activated, press, seen };
}

test('who signs up with the address of somebody banned waits for staff, and is in once they say so', async () => {
  const rik = await person(product, 'rik');
  await ask("update accounts set email = 'r.ik@gmail.com' where id = $1", rik.id);
  await keepOut(rik);
  const again = await join('Rik+love@googlemail.com');
  expect(again.activated).toEqual({ ok: true, held: true });
  expect(await again.press()).toEqual({ ok: true, held: true });
  expect(await again.seen()).toBe(404);
  expect((await listHeld({ sql: product.db }, 10)).map(({ account_id }) => account_id)).toEqual([again.id]);
  const resend = await product.app.inject({
    method: 'POST',
    url: '/api/activation-mail.php',
    headers: { cookie: again.cookie },
  });
  expect(resend.json().error.code).toBe('already_confirmed');
  expect(await ask('select 1 from likes where liker_id = $1 and liked_id = $2', again.id, marit.id)).toHaveLength(1);

  const told = async () =>
    (await product.app.inject({ url: '/api/user.php', headers: { cookie: again.cookie } })).json().user;
  expect(await told()).toMatchObject({ status: 'not_confirmed', held: true });

  const admit = () => calls.transaction((call) => admitHeld(call, ada, { account: again.id }));
  expect([await admit(), await admit()]).toEqual([true, false]);
  expect(await again.seen()).toBe(200);
  expect(await again.press()).toEqual({ ok: true });
  expect((await told()).held).toBeUndefined();
  expect(await listHeld({ sql: product.db }, 10)).toEqual([]);
  expect(
    await ask("select staff_name from audit_entries where verb = 'account.let_in' and account_id = $1", again.id),
  ).toEqual([{ staff_name: 'ada' }]);
});

test('somebody banned is known again after they were erased: two years after fraud, one after anything else, and nothing tells who it was', async () => {
  for (const [reason, years] of [
    ['money', 2],
    ['rude', 1],
  ] as const) {
    const who = await person(product, `gone-${reason}`);
    await keepOut(who, reason);
    await leave(who);
    const left = JSON.stringify(await ask('select * from ban_traces where ban_id is null'));
    expect(left).not.toContain(who.email);
    expect((await join(`gone-${reason}+1@example.com`)).activated).toEqual({ ok: true, held: true });
    product.travel((years * 365 - 10) * DAY_MS);
    expect((await join(`gone-${reason}+2@example.com`)).activated).toEqual({ ok: true, held: true });
    product.travel(20 * DAY_MS);
    expect((await join(`gone-${reason}+3@example.com`)).activated).toEqual({ ok: true });
    await product.runSchedule('accounts-ban-traces');
    expect(await ask('select 1 from ban_traces where ban_id is null')).toEqual([]);
    product.travel((-years * 365 - 10) * DAY_MS);
  }
});

test('a lifted ban, and one for a time that is over, leave nothing, and others with an address like it are not held', async () => {
  const lifted = await person(product, 'lifted');
  await keepOut(lifted);
  await calls.transaction((call) => lift(call, ada, { account: lifted.id }));
  const short = await person(product, 'short');
  await keepOut(short, 'rude', new Date(product.services.now().getTime() + DAY_MS));
  await leave(short);
  expect((await join('short+1@example.com')).activated).toEqual({ ok: true, held: true });
  product.travel(2 * DAY_MS);
  for (const email of ['lifted+1@example.com', 'short+2@example.com', 'rik@example.com'])
    expect((await join(email)).activated).toEqual({ ok: true });
  product.travel(-2 * DAY_MS);
});

test('photos of somebody banned who was erased are known again: a new one waits for staff, also where the site accepts by itself', async () => {
  const [banned, left] = [await person(product, 'with-photo'), await person(product, 'left')];
  for (const [who, seed] of [
    [banned, 71],
    [left, 72],
  ] as const) {
    const upload = uploading(product, who);
    await upload.finish(await upload.send(await scene(seed)));
  }
  await keepOut(banned);
  await leave(banned);
  await leave(left);
  const states: unknown[] = [];
  for (const seed of [71, 72, 73]) {
    const who = await person(product, `copies-${seed}`);
    const upload = uploading(product, who);
    await upload.finish(await upload.send(await scene(seed, 220, 290)));
    states.push(...(await ask('select status, like_banned from photos where member_id = $1', who.id)));
  }
  expect(states).toEqual([
    { status: 'pending', like_banned: true },
    { status: 'active', like_banned: false },
    { status: 'active', like_banned: false },
  ]);
  product.travel(3 * 365 * DAY_MS);
  await product.runSchedule('media-old-prints');
  expect(await ask('select 1 from banned_prints')).toEqual([]);
  product.travel(-3 * 365 * DAY_MS);
});

const traces = () => ask<{ address_hash: Buffer; keyed: boolean }>('select address_hash, keyed from ban_traces');
const innerKey = async () =>
  (await ask<{ secret: Buffer }>('select secret from ban_keys'))[0]?.secret ?? Buffer.alloc(0);

test('whoever has the whole database tries no address against it: one key of the hashes lies in it encrypted only', async () => {
  const who = await person(product, 'hashed');
  await keepOut(who);
  const known = await traces();
  expect(known.length).toBeGreaterThan(0);
  const guess = addressHash(await innerKey(), 1, who.email).toString('hex');
  expect(known.map(({ address_hash }) => address_hash.toString('hex'))).not.toContain(guess);
  const [{ sealed } = {}] = await ask<{ sealed: string }>('select sealed from ban_keys');
  expect(sealed).toMatch(/^v1\.test\./);
});

test('traces from before the second key are known again, and get it within an hour', async () => {
  const who = await person(product, 'of-before');
  await keepOut(who);
  const first = addressHash(await innerKey(), 1, who.email);
  await ask(
    'update ban_traces set address_hash = $1, keyed = false where ban_id = (select id from bans where account_id = $2)',
    first,
    who.id,
  );
  expect((await join('of-before+1@example.com')).activated).toEqual({ ok: true, held: true });
  await product.runSchedule('accounts-ban-traces');
  expect((await traces()).filter(({ keyed }) => !keyed)).toEqual([]);
  expect((await traces()).map(({ address_hash }) => address_hash.toString('hex'))).not.toContain(first.toString('hex'));
  expect((await join('of-before+2@example.com')).activated).toEqual({ ok: true, held: true });
});

test('who changes to the address of somebody banned waits for staff as a new member does', async () => {
  const banned = await person(product, 'banned-box');
  await keepOut(banned);
  const [moves, honest] = [await person(product, 'moves'), await person(product, 'honest')];
  const seen = async ({ id }: Person) =>
    (await product.app.inject({ url: `/api/member.php?id=${id}`, headers: { cookie: marit.cookie } })).statusCode;
  for (const [who, email] of [
    [moves, 'banned-box+new@example.com'],
    [honest, 'honest-new@example.com'],
  ] as const) {
    const token = await calls.transaction((call) => issueMailToken(call, who.id, 'change_email', 60, email));
    expect((await post('/api/mail-change.php', { token })).statusCode).toBe(200);
  }
  await product.runJobs();
  expect([await seen(moves), await seen(honest)]).toEqual([404, 200]);
  const visible = () => ask('select visible from member_search where member_id = $1', moves.id);
  expect(await visible()).toEqual([{ visible: false }]);
  const held = (await listHeld({ sql: product.db }, 50)).map(({ account_id }) => account_id);
  expect([held.includes(moves.id), held.includes(honest.id)]).toEqual([true, false]);
  await calls.transaction((call) => admitHeld(call, ada, { account: moves.id }));
  await product.runJobs();
  expect(await seen(moves)).toBe(200);
  expect(await visible()).toEqual([{ visible: true }]);
});
