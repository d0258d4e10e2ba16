import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, inject as provided, test } from 'vitest';
import { routinesFiles } from '#app/routines.ts';
import { insertDemoSite } from '#demo/site.ts';
import { databaseOn } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { runOnline } from '#platform/db/online/run-online.ts';
import { watchAfterCommit } from '#tests/after-commit.ts';
import { chatting } from '#tests/chatting.ts';
import { emptyPool } from '#tests/empty-pool.ts';
import { brokenInvariants } from '#tests/faults/invariants.ts';
import { openTestApp, startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { features } from '../../../../tools/checks/places.ts';
import { partitionMessages } from './partitions.ts';

const PART = 50_000_000;

describe.skipIf(!provided('databaseUrl'))('messages in parts', () => {
  test('come about while members write, read and take back: every message is stored and paid once, and what is checked and referred to stays so', async () => {
    const pool = await emptyPool();
    await migrate(pool, { routines: routinesFiles(features) });
    const db = databaseOn(pool, console.error);
    await db.transaction(insertDemoSite);
    const product = await openTestApp({}, watchAfterCommit(db));
    const writers = await Promise.all(
      Array.from({ length: 6 }, async (_, number) => {
        const who = await person(product, `writer${number}`, { credits: 5000, premium: true });
        return { ...who, ...chatting(product, who) };
      }),
    );
    const reader = await person(product, 'reader');
    const first = await writers[0]?.send({ profile_id: reader.id }, 'Hello there');
    const old: number = first?.body.message.id;
    await pool.query(
      `insert into removed_messages (message_id, sender_id, body, reason, ground, removed_at) values ($1, $2, 'x', 'rude', 'terms', now())`,
      [old, writers[0]?.id],
    );
    const role = `reader_${randomUUID().replaceAll('-', '')}`;
    await pool.query(`create role ${role}`);
    onTestFinished(async () => void (await pool.query(`drop owned by ${role}; drop role ${role}`)));
    await pool.query(`grant select on messages to ${role}`);

    const client = new pg.Client({ connectionString: pool.options.connectionString ?? '' });
    await client.connect();
    const { signal } = new AbortController();
    const run = { client, holder: randomUUID(), obstacle: async () => null, note: () => {}, signal };
    // Near the end of what would be a part, numbers go on beyond it before the table is one.
    await pool.query(`select setval('messages_id_seq', ${PART - 3})`);
    const [bound] = partitionMessages.steps;
    if (bound) await runOnline({ ...partitionMessages, name: 'bound only', steps: [bound] }, run);
    let isDone = false;
    const sent = writers.map(async (writer) => {
      const statuses: number[] = [];
      for (let number = 0; !isDone || number < 5; number += 1) {
        const { status, body } = await writer.send({ profile_id: reader.id }, `Line ${number}`);
        statuses.push(status);
        if (number % 3 === 0) await writer.call('DELETE', '/api/message.php', { message_id: body.message.id });
        await writer.chats();
      }
      return statuses;
    });
    expect(await runOnline(partitionMessages, run)).toBe(true);
    isDone = true;
    const statuses = (await Promise.all(sent)).flat();
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { rows } = await pool.query<{ messages: number }>('select count(*)::int as messages from messages');
    expect(rows[0]?.messages).toBe(statuses.length + 1);
    expect(await brokenInvariants(async (text) => (await pool.query(text)).rows)).toEqual([]);

    const kept = await pool.query(`
      select (select count(*)::int from pg_inherits where inhparent = 'messages'::regclass) as parts,
             (select array_agg(conrelid::regclass::text order by conrelid::regclass::text) from pg_constraint where confrelid = 'messages'::regclass and convalidated) as "referringTables",
             has_table_privilege('${role}', 'messages', 'select') as granted,
             obj_description('messages'::regclass) as comment`);
    expect(kept.rows).toEqual([
      {
        parts: 3,
        referringTables: ['message_translations', 'removed_messages', 'staff_answers'],
        granted: true,
        comment: 'owner: chat',
      },
    ]);
    await expect(pool.query('delete from messages where id = $1', [old])).rejects.toThrow('removed_messages');
    await client.end();
    await product.close();
  });

  describe('that are twelve', async () => {
    const kindling = await startTestApp();
    const ask = async <Row>(text: string) => (await kindling.db.query<Row & Record<string, unknown>>({ text })).rows;
    const lookedInto = async (text: string) => {
      const plan = (await ask<{ 'QUERY PLAN': string }>(`explain (analyze, costs off, timing off) ${text}`)).map(
        (row) => row['QUERY PLAN'],
      );
      return plan.filter((line) => /Scan.* on messages_\d+/.test(line) && !line.includes('never executed')).length;
    };
    beforeAll(async () => {
      await ask(`select make_message_partitions(${9.5 * PART})`);
      await ask(`select setval('messages_id_seq', ${9.5 * PART})`);
    });

    test('stand two ahead of the newest message, and are made once', async () => {
      expect(await ask('select message_partitions_end()::float8 as ends')).toEqual([{ ends: 12 * PART }]);
      await kindling.runSchedule('chat-message-partitions');
      expect(await ask('select message_partitions_end()::float8 as ends')).toEqual([{ ends: 12 * PART }]);
      await ask(`select setval('messages_id_seq', ${10.5 * PART})`);
      await kindling.runSchedule('chat-message-partitions');
      expect(await ask('select message_partitions_end()::float8 as ends')).toEqual([{ ends: 13 * PART }]);
    });

    test('are two to find a key in, and one to find a number in', async () => {
      const byKey =
        'select id from messages where sender_id = 7 and key = gen_random_uuid() and id >= first_keyed_message()';
      expect(await lookedInto(byKey)).toBeLessThanOrEqual(4);
      expect(await lookedInto(`select id from messages where id = ${4 * PART + 1}`)).toBe(1);
    });

    test('bear fifty equal sends at the moment of a new one: it is one message, and its key is known on both sides', async () => {
      const [marit, joost] = [
        await person(kindling, 'marit', { premium: true, credits: 500 }),
        await person(kindling, 'joost'),
      ];
      const { send } = chatting(kindling, marit);
      await ask(`select setval('messages_id_seq', ${11 * PART - 2})`);
      const before = randomUUID();
      const { body } = await send({ profile_id: joost.id }, 'Before', before);
      expect(body.message.id).toBe(11 * PART - 1);
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 50 }, () => send({ profile_id: joost.id }, 'After', key)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
      expect(answers[0]?.body.message.id).toBe(11 * PART);
      expect((await send({ profile_id: joost.id }, 'Before', before)).body.message.id).toBe(11 * PART - 1);
      expect(await ask(`select count(*)::int as count from messages where sender_id = ${marit.id}`)).toEqual([
        { count: 2 },
      ]);
    });
  });
});
