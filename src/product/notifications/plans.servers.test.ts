import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { vacuumed } from '#tests/vacuumed.ts';
import { dueAccounts } from './news/queries.ts';
import { takeUnread, unreadAccounts } from './notices/queries.ts';

const product = await startTestApp();
const MANY = 20_000;
const UNSEEN = 10_000;
/** Blocks of 8 kB that are looked at. */
const MAX_BLOCKS = 500;

for (const text of [
  `insert into accounts (id, site_id, email, status, language)
     select 1000 + n, (select id from sites), 'm' || n || '@example.com', 'active', 'nl' from generate_series(1, ${MANY}) n`,
  `insert into members (id, pool, name, gender, sexuality, date_of_birth, country, region)
     select 1000 + n, 1, 'm' || n, 'male', 'hetero', '1980-01-01', 'NL', 'R1' from generate_series(1, ${MANY}) n`,
  `insert into member_search (member_id, pool, gender, seeks, country, region, dob, has_photo, visible, fictional, last_active)
     select m.id, 1, 1, 2, 'NL', 'R1', m.date_of_birth, true, true, false, now() - interval '3 days' from members m where m.id > 1000`,
  // Of everybody something was mailed that is not to be reminded of yet, and of one member everything is due.
  `insert into pending_mails (account_id, about, subject, since, mailed_at, remind_at)
     select 1000 + n, 'chat', k, now() - interval '1 day', now() - interval '1 hour', now() + interval '1 day'
       from generate_series(1, ${MANY}) n cross join generate_series(1, 3) k`,
  `insert into pending_mails (account_id, about, subject, since, mailed_at, remind_at)
     select 1001, 'chat', 1000000 + n, now() - interval '2 days', now() - interval '1 day', now() - interval '1 hour' - n * interval '1 second'
       from generate_series(1, ${UNSEEN}) n`,
  `insert into pending_mails (account_id, about, subject, since)
     select 1002, 'chat', 1000000 + n, now() - interval '2 days' - n * interval '1 second' from generate_series(1, ${UNSEEN}) n`,
])
  await product.db.query({ text });
await vacuumed(product.db, 'pending_mails', 'accounts', 'member_search');

const GIVEN: Record<string, string> = {
  account: '1001',
  now: 'now()',
  before: 'now()',
  away: "now() - interval '12 hours'",
  pause: "now() - interval '2 hours'",
  most: '5000',
};

async function planOf({ text, names }: { text: string; names: string[] }, given: Record<string, string> = {}) {
  return product.db.transaction(async (tx) => {
    await tx.query({ text: 'set local plan_cache_mode = force_generic_plan' });
    await tx.query({ text: 'set local jit = off' });
    await tx.query({ text: `prepare planned as ${text}` });
    const values = names.map((name) => ({ ...GIVEN, ...given })[name]).join(', ');
    const { rows } = await tx.query<{ 'QUERY PLAN': string }>({
      text: `explain (analyze, buffers, costs off, timing off) execute planned(${values})`,
    });
    await tx.query({ text: 'deallocate planned' });
    const lines = rows.map((row) => row['QUERY PLAN']);
    const buffers = lines.find((line) => line.includes('Buffers:')) ?? '';
    const blocks = [...buffers.matchAll(/(?:hit|read)=(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
    return { text: lines.join('\n'), blocks };
  });
}

test('who is to be reminded is found from an index alone, and looked up once however much waits of them', async () => {
  const plan = await planOf(unreadAccounts);
  expect(plan.text).toContain('Index Only Scan using pending_mails_remind on pending_mails');
  expect(plan.text).not.toMatch(/Seq Scan/);
  expect(plan.text).toMatch(/accounts_pkey.*rows=1 loops=1/);
  expect(plan.blocks).toBeLessThan(MAX_BLOCKS);
});

test('who is to be told is found from an index alone, and looked up once however much waits of them', async () => {
  const plan = await planOf(dueAccounts);
  expect(plan.text).toContain('Index Only Scan using pending_mails_due on pending_mails');
  expect(plan.text).toContain('using pending_mails_mailed');
  expect(plan.text).not.toMatch(/Seq Scan/);
  expect(plan.blocks).toBeLessThan(MAX_BLOCKS);
});

test('what one member is reminded of comes in its order, and no more of it than a reminder says', async () => {
  const plan = await planOf(takeUnread, { most: '100' });
  expect(plan.text).toContain('Index Scan Backward using pending_mails_remind_account');
  expect(plan.text).not.toMatch(/Seq Scan|Sort/);
  expect(plan.blocks).toBeLessThan(MAX_BLOCKS);
});
