import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { DEMO_LOGINS, joinAnew } from './accounts.ts';
import { BRANDS } from './more-brands.ts';
import { demoResidents } from './niche-people.ts';
import { readPortraitPeople } from './portraits.ts';
import { insertDemo } from './seed.ts';

const product = await startTestApp();
const rows = async <Row extends Record<string, unknown>>(text: string) => (await product.db.query<Row>({ text })).rows;

test('a filled demo has four sites with members, log-ins and books that agree, none of them across two pools', async () => {
  // The template has the first site already.
  for (const table of ['package_prices', 'packages', 'sites', 'payment_accounts', 'companies'])
    await product.db.query({ text: `delete from ${table}` });
  const people = demoResidents(150, readPortraitPeople(), product.services.now());
  await product.db.transaction((tx) =>
    insertDemo(tx, { people, pictures: new Map(), passwordHash: 'none', now: product.services.now() }),
  );
  const members = await rows<{ host: string; members: number; premium: number }>(`
    select s.host, count(*)::int as members, (count(*) filter (where a.paid_user))::int as premium
      from accounts a join sites s on s.id = a.site_id where a.kind <> 'staff' group by s.host`);
  expect(members.map(({ host }) => host).toSorted()).toEqual(BRANDS.map(({ host }) => host).toSorted());

  const logins = await rows<{ email: string; host: string }>(`
    select a.email, s.host from accounts a join sites s on s.id = a.site_id
     where a.email = any ('{${DEMO_LOGINS.map(({ login }) => login).join(',')}}')`);
  for (const known of DEMO_LOGINS)
    expect(logins).toContainEqual({ email: known.login, host: 'brand' in known ? known.brand : 'localhost' });

  const wrong = await rows(`
    select a.id from accounts a
     where a.kind = 'member' and (a.credits < 0 or a.credits <>
       (select coalesce(sum(l.amount), 0) from credit_ledger l where l.account_id = a.id))
    union all
    select p.id from payments p join packages k on k.id = p.package_id where k.site_id <> p.site_id or k.credits <> p.credits
    union all
    select c.id from conversations c join members low on low.id = c.low_member_id join members high on high.id = c.high_member_id
     where low.pool <> high.pool
    union all
    select l.liker_id from likes l join members a on a.id = l.liker_id join members b on b.id = l.liked_id where a.pool <> b.pool`);
  expect(wrong).toEqual([]);
  // Whoever tries the site of a niche has been written to.
  const waiting = await rows<{ host: string; unread: number }>(`
    select s.host, sum(c.unread)::int as unread from chat_list c join accounts a on a.id = c.member_id
      join sites s on s.id = a.site_id where a.email like 'free@%' group by s.host`);
  for (const host of ['velvet.localhost', 'kade.localhost'])
    expect(waiting.find((one) => one.host === host)?.unread).toBeGreaterThan(0);
});

test('somebody has the time bonus whenever the demo is started', async () => {
  const text =
    "select round(extract(epoch from now() - signup_date))::int as ago, credits from accounts where email = 'bonus@kindling.example'";
  const newcomer = async () => (await rows<{ ago: number; credits: number }>(text))[0];
  expect(await newcomer()).toMatchObject({ credits: 0 });
  await product.db.query({
    text: "update accounts set signup_date = now() - interval '3 days' where email = 'bonus@kindling.example'",
  });
  await joinAnew(product.db, product.services.now());
  expect(Math.abs((await newcomer())?.ago ?? Number.NaN)).toBeLessThan(60);
});
