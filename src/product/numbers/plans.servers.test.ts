import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { vacuumed } from '#tests/vacuumed.ts';
import * as queries from './queries.ts';

const product = await startTestApp();
const MANY = 30_000;
/** Blocks of 8 kB for four days of these: reading all messages takes over 1,500. */
const MAX_BLOCKS = 900;

for (const text of [
  `insert into accounts (id, site_id, email, status, language, signup_date)
     select 10000 + n, (select id from sites where is_default), 'm' || n || '@example.com', 'active', 'nl', now() - n * interval '20 minutes'
       from generate_series(1, ${MANY}) n`,
  `insert into members (id, pool, name, gender, sexuality, date_of_birth, country)
     select 10000 + n, 1, 'm' || n, 'male', 'hetero', '1980-01-01', 'NL' from generate_series(1, ${MANY}) n`,
  `insert into member_days (member_id, day, site_id)
     select 10000 + n, current_date - g, (select id from sites where is_default) from generate_series(1, 2000) n, generate_series(0, 35) g`,
  `insert into conversations (low_member_id, high_member_id, started_by, created_at, started_at)
     select 10000 + n, 10001 + n, 10000 + n, now() - (${MANY} - n) * interval '20 minutes', now() - (${MANY} - n) * interval '20 minutes'
       from generate_series(1, ${MANY - 1}) n`,
  `insert into messages (conversation_id, sender_id, key, body, cost, created_at)
     select c.id, c.started_by, gen_random_uuid(), repeat('x', 60), 0, c.started_at + k * interval '1 second'
       from conversations c cross join generate_series(1, 5) k order by c.started_at, k`,
])
  await product.db.query({ text });
await vacuumed(product.db, 'accounts', 'members', 'member_days', 'conversations', 'messages');

const {
  rows: [home],
} = await product.db.query<{ id: number }>({ text: 'select id from sites where is_default' });
const day = (ahead: number) => `'${new Date(Date.now() + ahead * 24 * 3600_000).toISOString().slice(0, 10)}'`;
const GIVEN: Record<string, string> = {
  ...{ site: `${home?.id}`, zone: "'Europe/Amsterdam'", from: day(-3), until: day(1) },
  ...{ window: '7', test: 'true', day: '7', metric: "'returned_7'", now: 'now()' },
};

async function planOf({ text, names }: { text: string; names: string[] }) {
  return product.db.transaction(async (tx) => {
    await tx.query({ text: 'set local plan_cache_mode = force_generic_plan' });
    await tx.query({ text: 'set local jit = off' });
    await tx.query({ text: `prepare planned as ${text}` });
    const values = names.map((name) => GIVEN[name]).join(', ');
    const { rows } = await tx.query<{ 'QUERY PLAN': string }>({
      text: `explain (analyze, buffers, costs off, timing off) execute planned(${values})`,
    });
    await tx.query({ text: 'deallocate planned' });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

test.each([
  ['sign-ups', queries.countSignups, 'Index Scan using accounts_joined'],
  ['messages', queries.countMessages, 'Bitmap Index Scan on messages_1_created'],
  ['conversations', queries.countConversations, 'Bitmap Index Scan on conversations_begun'],
  ['visits', queries.countActive, 'Index Only Scan using member_days_site'],
  ['returns', queries.countReturned, 'Index Scan using accounts_joined'],
] as const)('%s of some days are counted without reading those of all', async (_, statement, index) => {
  const plan = await planOf(statement);
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on (accounts|members|messages_1|conversations|member_days)/);
});

test('messages of four days are found in the blocks of about four days', async () => {
  const plan = await planOf(queries.countMessages);
  const heap = /Bitmap Heap Scan on messages_1[\s\S]*?Buffers: shared (?:hit=(\d+))? ?(?:read=(\d+))?/.exec(plan);
  expect(Number(heap?.[1] ?? 0) + Number(heap?.[2] ?? 0)).toBeLessThan(MAX_BLOCKS);
});
