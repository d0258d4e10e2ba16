import { expect, test } from 'vitest';
import { ban, lift } from '#product/accounts/bans/bans.ts';
import { hashPassword } from '#product/accounts/passwords/passwords.ts';
import { chatting } from '#tests/chatting.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person, staff } from '#tests/people.ts';
import { hintsOf } from './hints-of.ts';

const product = await startTestApp();
const calls = await product.calls();
const run = (text: string, ...values: unknown[]) => product.db.query<Record<string, unknown>>({ text, values });
const PASSWORD = 'lantern street 9';
const password_hash = await hashPassword(PASSWORD);
const DAY_MS = 24 * 3600_000;
const mo = await staff(product, 'mo', 'moderator');

/** A browser somewhere: it keeps the cookies that it got. */
function browser(address = freshAddress()) {
  let device = '';
  return async (who: Person) => {
    const reply = await product.app.inject({
      method: 'POST',
      url: '/api/user.php',
      remoteAddress: address,
      headers: device ? { cookie: device } : {},
      payload: { login: who.name, password: PASSWORD },
    });
    expect(reply.statusCode).toBe(200);
    device = `device=${reply.cookies.find(({ name }) => name === 'device')?.value}`;
  };
}
let count = 0;
const man = (traits: Parameters<typeof person>[2] = {}) => {
  count += 1;
  return person(product, `man${count}`, { gender: 'male', password_hash, ...traits });
};
const factsOf = async ({ id }: Person) => (await hintsOf(calls.read, [id])).get(id);
const keepOut = ({ id }: Person) =>
  calls.transaction((call) => ban(call, { name: 'ada' }, { account: id, reason: 'money', until: null }));
const erase = async ({ id }: Person) => {
  await run(
    `insert into deletions (account_id, before, created_at, erase_at) values ($1, 'blocked', now(), now() - interval '1 day')`,
    id,
  );
  await run("update accounts set status = 'deleted' where id = $1", id);
  await run("update bans set created_at = created_at - interval '2 days' where account_id = $1", id);
  await product.runSchedule('accounts-erase-deleted');
};

test('who begins with the same words everywhere, or with contact data, is pointed out in the queue and to who decides', async () => {
  const scammer = await man({ premium: true, credits: 500 });
  const women = await Promise.all(Array.from({ length: 3 }, (_, at) => person(product, `woman${at}`)));
  const { send } = chatting(product, scammer);
  const words = ['Hello beautiful!', 'hello, BEAUTIFUL', 'Hello beautiful. '];
  for (const [at, who] of women.entries())
    expect((await send({ profile_id: who.id }, words[at] ?? '')).status).toBe(200);
  expect(await factsOf(scammer)).toMatchObject({ hints: ['same_words'], same_words: 3, contacts_first: 0 });
  const last = await person(product, 'woman9');
  await send({ profile_id: last.id }, 'Write me at anna@example.org');
  expect(await factsOf(scammer)).toMatchObject({ hints: ['same_words', 'contacts_first'], contacts_first: 1 });
  const headers = { cookie: mo.cookie };
  const { cases } = (await product.app.inject({ url: '/api/admin/cases.php?queue=reports', headers })).json();
  expect(cases.find(({ member }: { member: number }) => member === scammer.id).hints).toEqual([
    'same_words',
    'contacts_first',
  ]);
  const open = async (who: Person) =>
    (
      await product.app.inject({
        method: 'POST',
        url: '/api/admin/member.php',
        headers: { cookie: who.cookie },
        payload: { id: scammer.id },
      })
    ).json().signals;
  expect(await open(mo)).toMatchObject({ same_words: 3 });
  expect(await open(await staff(product, 'sue', 'support'))).toBeNull();
  expect((await run('select status from accounts where id = $1', scammer.id)).rows).toEqual([{ status: 'active' }]);
});

test('somebody in the browser of who was banned is pointed out, also once that account is erased', async () => {
  const [first, second, stranger] = [await man(), await man(), await man()];
  const same = browser();
  await same(first);
  await same(second);
  await browser()(stranger);
  expect((await factsOf(second))?.hints).toEqual(['shared_device']);
  expect((await factsOf(stranger))?.hints).toEqual([]);
  await keepOut(first);
  expect(await factsOf(second)).toMatchObject({
    hints: ['banned_device', 'banned_network', 'shared_device'],
    device: { others: 1, banned: 1, banned_at: expect.any(String) },
  });
  await erase(first);
  expect((await run('select 1 from account_signals where account_id = $1', first.id)).rows).toEqual([]);
  expect(await factsOf(second)).toMatchObject({ hints: ['banned_device', 'banned_network'], device: { others: 0 } });
  expect((await factsOf(first))?.hints).toEqual([]);
});

test('many accounts of one network are pointed out, and staff who work there are not among them', async () => {
  const [here, ...others] = await Promise.all(Array.from({ length: 6 }, () => man()));
  if (!here) throw new Error('nobody');
  const address = freshAddress();
  for (const who of others.slice(0, 4)) await browser(address)(who);
  await browser(address)(here);
  expect((await factsOf(here))?.hints).toEqual([]);
  await browser(address)(others[4] ?? here);
  expect(await factsOf(here)).toMatchObject({ hints: ['crowded_network'], network: { others: 5, banned: 0 } });
});

test('a crowd on the network hides nobody in the same browser', async () => {
  const [first, second] = [await man(), await man()];
  const shared = browser();
  await shared(first);
  await shared(second);
  await run(
    `with crowd as (
       insert into accounts (site_id, kind, email, status, language)
       select site_id, 'member', 'crowd' || n || '@example.com', 'active', 'en' from accounts, generate_series(1, 150) n
        where id = $1 returning id)
     insert into account_signals (account_id, kind, hash, first_at, last_at)
     select crowd.id, s.kind, s.hash, s.first_at, s.last_at from crowd, account_signals s where s.account_id = $1 and s.kind = 'network'`,
    second.id,
  );
  expect((await factsOf(second))?.hints.toSorted()).toEqual(['crowded_network', 'shared_device']);
});

test('what is kept is no address and no cookie, is another one in another pool, and is gone after 90 days', async () => {
  const who = await man();
  await browser('203.0.113.9')(who);
  const { rows } = await run('select kind, hash from account_signals where account_id = $1 order by kind', who.id);
  expect(rows.map(({ kind }) => kind)).toEqual(['device', 'network']);
  for (const { hash } of rows) expect((hash as Buffer).length).toBe(32);
  const other = await man();
  await run(`insert into sites (host, pool, company_id, settings)
    select 'pool.example', 2, company_id, settings from sites where is_default`);
  product.travel(10_000);
  await run("update accounts set site_id = (select id from sites where host = 'pool.example') where id = $1", other.id);
  await run('update members set pool = 2 where id = $1', other.id);
  const reply = await product.app.inject({
    method: 'POST',
    url: '/api/user.php',
    remoteAddress: '203.0.113.9',
    headers: { host: 'pool.example' },
    payload: { login: other.name, password: PASSWORD },
  });
  expect(reply.statusCode).toBe(200);
  expect((await factsOf(who))?.network.others).toBe(0);
  product.travel(91 * DAY_MS);
  await product.runSchedule('accounts-signals-old');
  expect((await run('select 1 from account_signals where account_id = $1', who.id)).rows).toEqual([]);
});

test('a ban that is lifted points out nobody, and one of two years ago does not either', async () => {
  const [first, second] = [await man(), await man()];
  const same = browser();
  await same(first);
  await same(second);
  await keepOut(first);
  await calls.transaction((call) => lift(call, { name: 'bo' }, { account: first.id }));
  expect((await factsOf(second))?.hints).toEqual(['shared_device']);
  await keepOut(first);
  product.travel(2 * 366 * DAY_MS);
  await same(second);
  expect((await factsOf(second))?.device.banned).toBe(0);
  await product.runSchedule('accounts-signals-old');
  expect((await run('select 1 from ban_signals where until <= $1', product.services.now())).rows).toEqual([]);
  expect((await run('select 1 from account_signals where account_id = $1', first.id)).rows).toEqual([]);
});
