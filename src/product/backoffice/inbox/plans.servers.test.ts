import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { vacuumed } from '#tests/vacuumed.ts';
import { unansweredBodies, waitingChats } from './queries.ts';

const product = await startTestApp();
const run = (text: string) => product.db.query<Record<string, string>>({ text, values: [] });
/** Blocks of 8 kB that a page may read. */
const MAX_BLOCKS = 4000;

// A hundred conversations of fictional profiles that wait for an answer, in a table with many other messages.
for (const text of [
  `insert into accounts (id, site_id, kind, email, status, language)
     select 1000 + n, s.id, case when n <= 10 then 'fictional' else 'member' end, 'name' || n || '@example.com', 'active', 'nl'
       from generate_series(1, 1000) n join sites s on s.is_default`,
  `insert into members (id, pool, name, gender, sexuality, date_of_birth, country, fictional)
     select id, 1, 'Member' || id, 'male', 'hetero', '1980-01-01', 'NL', kind = 'fictional' from accounts where id > 1000`,
  `insert into conversations (low_member_id, high_member_id, started_by)
     select p.id, m.id, m.id from members p join members m on m.id > p.id and m.id - p.id <= 10 where p.id between 1001 and 1900`,
  `insert into messages (conversation_id, sender_id, key, body, cost)
     select c.id, case when n = 1 then c.low_member_id else c.high_member_id end, gen_random_uuid(), 'Hello', 0
       from conversations c cross join generate_series(1, 8) n order by n`,
  `insert into messages (conversation_id, sender_id, key, body, cost)
     select c.id, c.high_member_id, gen_random_uuid(), 'Hello', 0
       from (select * from conversations order by id limit 1) c cross join generate_series(1, 5000) n`,
  `insert into chat_list (member_id, conversation_id, other_id, last_message_id, last_sender_id, last_text, last_at)
     select s.member, c.id, s.other, g.last, c.high_member_id, 'Hello', now()
       from conversations c join (select conversation_id, max(id) as last from messages group by 1) g on g.conversation_id = c.id
      cross join lateral (values (c.low_member_id, c.high_member_id), (c.high_member_id, c.low_member_id)) s (member, other)`,
])
  await run(text);
await vacuumed(product.db, 'accounts', 'members', 'conversations', 'messages', 'chat_list');

const GIVEN: Record<string, string> = {
  sites: '(select array_agg(id) from sites)',
  now: 'now()',
  since: "now() - interval '14 days'",
  account: '1',
  conversation: '(select min(id) from conversations)',
  profile: '1001',
};

interface Planned {
  text: string;
  names: string[];
}

async function planOf({ text, names }: Planned) {
  const values = names.map((name) => GIVEN[name]);
  const { rows } = await run(
    `explain (analyze, buffers, costs off, timing off) ${text.replaceAll(/\$(\d+)/g, (_, at) => values[at - 1] ?? 'null')}`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const buffers = /Buffers:.*/.exec(plan)?.[0] ?? '';
  const blocks = [...buffers.matchAll(/(?:hit|read)=(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
  return { plan, blocks };
}

test.each<[string, Planned]>([
  ['who waits for an answer', waitingChats],
  ['what was written since the last answer', unansweredBodies],
])('%s is read by the index of a conversation’s messages', async (_what, query) => {
  const { plan, blocks } = await planOf(query);
  expect(plan).toContain('messages_1_conversation');
  expect(plan).not.toMatch(/Seq Scan on (messages_1|chat_list)/);
  expect(blocks, plan).toBeLessThan(MAX_BLOCKS);
});
