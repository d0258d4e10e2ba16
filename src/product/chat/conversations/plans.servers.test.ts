import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { likesOf } from '../../likes/queries.ts';
import { badgeRow } from '../../notifications/push/queries.ts';
import { foundRows } from '../search/queries.ts';
import { chatRows, conversationRow, messageRows } from './queries.ts';

const kindling = await startTestApp();
const { db } = kindling;

const run = (text: string, ...values: unknown[]) => db.query({ text, values });
/** How the database would answer, as it says itself. */
async function planOf(
  { text, names }: { text: string; names: string[] },
  values: Record<string, number | string | null>,
): Promise<string> {
  const written = names.reduce((sql, name, index) => sql.replaceAll(`$${index + 1}`, `${values[name]}`), text);
  const { rows } = await db.query<{ 'QUERY PLAN': string }>({ text: `explain ${written}` });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const LAST = `'{${Number.MAX_SAFE_INTEGER},${Number.MAX_SAFE_INTEGER}}'`;
const NEWEST = { givenAts: LAST, givenAfters: "'{0,0}'", receivedAts: LAST, receivedAfters: "'{0,0}'" };

let marit = 0;
let busiest = 0;

/** 400 members, each of them in conversation with marit and with the next 20; 100 messages in the busiest, 3 in the others. */
beforeAll(async () => {
  marit = (await person(kindling, 'marit')).id;
  await run(
    `insert into accounts (site_id, kind, status, language) select 1, 'fictional', 'active', 'en' from generate_series(1, 400)`,
  );
  await run(
    `insert into members (id, pool, name, gender, sexuality, date_of_birth, country)
    select id, 1, 'member' || id, 'male', 'bi', '1980-01-01', 'NL' from accounts where id <> $1`,
    marit,
  );
  await run(
    `insert into conversations (low_member_id, high_member_id, started_by)
    select a.id, b.id, a.id from members a join members b on b.id > a.id and (a.id = $1 or b.id - a.id <= 20)`,
    marit,
  );
  await run(
    `insert into messages (conversation_id, sender_id, key, body, cost)
    select c.id, c.low_member_id, gen_random_uuid(), 'Hello', 0 from conversations c
      cross join lateral generate_series(1, case when c.low_member_id = $1 and c.high_member_id = $1 + 1 then 100 else 3 end)`,
    marit,
  );
  await run(`insert into chat_list (member_id, conversation_id, other_id, last_message_id, last_sender_id, last_text, last_at)
    select s.member, c.id, s.other, (select max(id) from messages where conversation_id = c.id), c.low_member_id, 'Hello', now() - c.id * interval '1 minute'
      from conversations c cross join lateral (values (c.low_member_id, c.high_member_id), (c.high_member_id, c.low_member_id)) s (member, other)`);
  await run(
    `insert into likes (liker_id, liked_id, created_at)
    select a.id, b.id, now() - a.id * interval '1 minute' from members a join members b on b.id <> a.id and abs(b.id - a.id) <= 20`,
  );
  busiest =
    (
      await db.query<{ id: number }>({
        text: 'select conversation_id as id from messages group by 1 order by count(*) desc limit 1',
      })
    ).rows[0]?.id ?? 0;
  for (const table of ['accounts', 'members', 'conversations', 'messages', 'chat_list', 'blocks', 'likes'])
    await run(`analyze ${table}`);
});

describe('the hot reads of a member with many conversations', () => {
  test("find the chat list by its index instead of reading everybody's", async () => {
    const plan = await planOf(chatRows, {
      viewers: `'{${marit + 7},${marit}}'`,
      ats: `'{${Number.MAX_SAFE_INTEGER},${Number.MAX_SAFE_INTEGER}}'`,
      unders: "'{0,0}'",
      most: 101,
    });
    expect(plan).toMatch(/(Index|Bitmap Index) Scan (using|on) chat_list_/);
    expect(plan).not.toContain('Seq Scan on chat_list');
  });

  test('search it, and the messages of its newest conversations, by index', async () => {
    const newest = { viewer: marit + 7, most: 51, at: Number.MAX_SAFE_INTEGER, under: 0 };
    for (const given of [
      { pattern: "'hello'", unread: 'false' },
      { pattern: null, unread: 'true' },
    ]) {
      const plan = await planOf(foundRows, { ...newest, ...given, history: 200 });
      expect(plan).not.toMatch(/Seq Scan on (chat_list|messages_1)/);
    }
  });

  test('take the newest messages in the order of their index', async () => {
    const plan = await planOf(messageRows, {
      conversation: busiest,
      viewer: marit,
      after: 0,
      fine: 0,
      given: 0,
      limit: 41,
    });
    expect(plan).toMatch(/Index Scan using messages_1_conversation/);
    expect(plan).toMatch(/Index Scan Backward using waiting_messages_conversation/);
    expect(plan).not.toMatch(/-> +Sort/);
  });

  test("count the badges and list the likes by index, without reading everybody's", async () => {
    const viewer = marit + 7;
    for (const plan of [
      await planOf(badgeRow, { viewer }),
      await planOf(likesOf, { viewers: `'{${viewer},${marit}}'`, pools: "'{1,1}'", most: 101, ...NEWEST }),
    ])
      expect(plan).not.toMatch(/Seq Scan on (likes|chat_list)/);
  });

  const CONTACTS = { now: 'now()', contacts: 20, contactDays: 7 };

  test('look up everything about one conversation by keys', async () => {
    for (const plan of [
      await planOf(conversationRow, { viewer: marit, other: null, conversation: busiest, ...CONTACTS }),
      await planOf(conversationRow, { viewer: marit, other: marit + 7, conversation: null, ...CONTACTS }),
    ]) {
      expect(plan).not.toMatch(/Seq Scan on (accounts|members|conversations|chat_list|messages_1)/);
    }
  });
});
