import type pg from 'pg';
import { cookieOf } from '../people.ts';
import { median } from '../rounds.ts';
import type { Stage } from '../stage.ts';
import { count, type Figure, ms, plainRow } from './figure.ts';
import { timesOf } from './same-sql.ts';

/** Milliseconds of SQL for a conversation. */
const MAX_SQL_MS = 2;
const PORTION = 200_000;

export const opening: Figure = async (stage) => {
  await fillMessages(stage);
  const { rows } = await stage.pool.query<{ member_id: number; conversation_id: number }>(
    `select distinct on (l.member_id) l.member_id, l.conversation_id from chat_list l
      where l.member_id = any($1) and not l.removed
      order by l.member_id, (select count(*) from messages m where m.conversation_id = l.conversation_id and m.id > 0) desc`,
    [stage.people.viewers],
  );
  const each: number[] = [];
  for (const { member_id, conversation_id } of rows) {
    const path = `/api/chat.php?id=${conversation_id}`;
    const { again } = await stage.recorder.statementsOf(path, cookieOf(member_id));
    each.push((await timesOf(stage, again)).reduce((sum, time) => sum + time, 0));
  }
  const middle = median(each);
  return [
    plainRow(
      `Opening a conversation among ${count(await messagesIn(stage.pool))} messages, SQL`,
      `${ms(middle)} ms`,
      `< ${MAX_SQL_MS} ms`,
      middle < MAX_SQL_MS,
      `slowest of ${each.length} members' longest ones ${ms(Math.max(...each))} ms`,
    ),
  ];
};

/** Spread over all conversations, with numbers below zero: in every index, and seen by nobody. What a run began the next one goes on with. */
async function fillMessages({ pool, messages: wanted }: Stage): Promise<void> {
  let missing = wanted - (await messagesIn(pool));
  if (missing <= 0) return;
  console.log(`  Filling up to ${count(wanted)} messages ...`);
  const { rows } = await pool.query<{ lowest: number }>('select least(0, min(id)) as lowest from messages');
  let next = Number(rows[0]?.lowest ?? 0) - 1;
  for (; missing > 0; missing -= PORTION) {
    const portion = Math.min(PORTION, missing);
    await pool.query(FILL, [next, portion]);
    next -= portion;
  }
  await pool.query('vacuum analyze messages');
}

const FILL = `
  insert into messages (id, conversation_id, sender_id, key, body, cost, created_at) overriding system value
  select $1::bigint - n, c.id, case when n % 2 = 0 then c.low_member_id else c.high_member_id end, gen_random_uuid(),
         'We went on about the weather, and about the long way home.', 0, now() - interval '1 year'
    from (select id, low_member_id, high_member_id, row_number() over (order by hashint8(id), id) - 1 as place, count(*) over () as total from conversations) c
    cross join lateral generate_series(c.place, $2::bigint - 1, c.total) n`;

async function messagesIn(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: string }>('select count(*) as count from messages');
  return Number(rows[0]?.count ?? 0);
}
