import { describe, expect, inject, test } from 'vitest';
import type { Tx } from '#platform/db/database.ts';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { plannedAnew } from '#tests/planned-anew.ts';
import { balanceOf, ledgerSum } from '../credits/credits.ts';

const kindling = await startTestApp();
const { db } = kindling;
const PRICE = 5;

let people = 0;
async function member(traits: Parameters<typeof person>[2] = {}) {
  people += 1;
  const who = await person(kindling, `member${people}`, traits);
  return { ...who, ...chatting(kindling, who) };
}

/** Messages of a sender beside their ledger rows: how many there are and how many were paid exactly once at their price. */
async function paid(sender: number) {
  const { rows } = await db.query<{ messages: number; costing: number; paid: number; rows: number }>({
    text: `select (select count(*)::int from messages where sender_id = $1) as messages,
                  (select count(*)::int from messages where sender_id = $1 and cost > 0) as costing,
                  (select count(*)::int from messages m join credit_ledger l
                      on l.reason = 'message' and l.reference = m.id::text and l.account_id = $1 and l.amount = -m.cost
                    where m.sender_id = $1) as paid,
                  (select count(*)::int from credit_ledger where account_id = $1 and reason = 'message') as rows`,
    values: [sender],
  });
  return rows[0];
}
const unread = async (owner: number) =>
  (await db.query<{ unread: number }>({ text: 'select unread from chat_list where member_id = $1', values: [owner] }))
    .rows[0]?.unread;

describe('fifty sends at the same time', () => {
  test('store exactly as many messages as the credits pay for', async () => {
    const [marit, joost] = [await member({ premium: true, credits: 63 }), await member()];
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => marit.send({ profile_id: joost.id }, `Message ${index}`)),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(12);
    expect(replies.filter((reply) => reply.body.error?.code === 'not_enough_credits')).toHaveLength(38);
    expect([await balanceOf({ sql: db }, marit.id), await ledgerSum({ sql: db }, marit.id)]).toEqual([3, 3]);
    expect(await paid(marit.id)).toEqual({ messages: 12, costing: 12, paid: 12, rows: 12 });
    expect(await unread(joost.id)).toBe(12);
  });

  test('and two hundred in a second lose none, keep one price each, and stand in the thread as their answers say', async () => {
    const [marit, joost] = [await member({ premium: true, credits: 1000 }), await member()];
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) => marit.send({ profile_id: joost.id }, `Number ${index}`)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await paid(marit.id)).toEqual({ messages: 200, costing: 200, paid: 200, rows: 200 });
    expect(await balanceOf({ sql: db }, marit.id)).toBe(0);
    const { conversation, num_unread_messages } = (await joost.open({ profile_id: marit.id })).body;
    const byId = replies.map(({ body }) => body.message).sort((one, other) => one.id - other.id);
    expect(conversation.messages.map(({ body }: { body: string }) => body)).toEqual(byId.map(({ body }) => body));
    expect([num_unread_messages, await unread(joost.id)]).toEqual([200, 200]);
  });

  test('of one key store one message, and all get the same answer', async () => {
    const [marit, joost] = [await member({ premium: true, credits: 63 }), await member()];
    const key = crypto.randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => marit.send({ profile_id: joost.id }, 'Just this', key)),
    );
    expect(replies.every((reply) => reply.status === 200)).toBe(true);
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    expect(await paid(marit.id)).toEqual({ messages: 1, costing: 1, paid: 1, rows: 1 });
    expect(await balanceOf({ sql: db }, marit.id)).toBe(58);
  });

  test('from both sides, while both read, neither block each other nor lose a message or a credit', async () => {
    const [marit, joost] = [await member({ premium: true, credits: 90 }), await member({ credits: 60 })];
    const opened = await marit.send({ profile_id: joost.id }, 'Hello');
    const conversation_id: number = opened.body.conversation_id;
    const both = await Promise.all(
      Array.from({ length: 25 }, (_, index) => [
        marit.send({ conversation_id }, `Mine ${index}`),
        joost.send({ profile_id: marit.id }, `Yours ${index}`),
        joost.read(conversation_id, Number.MAX_SAFE_INTEGER),
      ]).flat(),
    );
    expect(new Set(both.map((reply) => reply.status))).toEqual(new Set([200, 402]));
    expect([await balanceOf({ sql: db }, marit.id), await balanceOf({ sql: db }, joost.id)]).toEqual([0, 0]);
    expect(await paid(marit.id)).toEqual({ messages: 18, costing: 18, paid: 18, rows: 18 });
    expect(await paid(joost.id)).toEqual({ messages: 12, costing: 12, paid: 12, rows: 12 });
    const { rows } = await db.query<{ unread: number; left: number }>({
      text: `select l.unread, (select count(*)::int from messages m
               where m.conversation_id = l.conversation_id and m.sender_id <> l.member_id and m.id > l.read_up_to) as left
               from chat_list l where l.conversation_id = $1`,
      values: [conversation_id],
    });
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.unread).toBe(row.left);
  });

  test('to as many members open no more conversations than are free', async () => {
    const marit = await member({ credits: 50 });
    const others = await Promise.all(Array.from({ length: 12 }, () => member()));
    const replies = await Promise.all(others.map((other) => marit.send({ profile_id: other.id }, 'Hello')));
    expect(replies.filter((reply) => reply.status === 200).map((reply) => reply.body.cost)).toEqual([0, 0]);
    expect(replies.filter((reply) => reply.body.error?.code === 'premium_only')).toHaveLength(10);
    expect(await balanceOf({ sql: db }, marit.id)).toBe(50);
  });
});

test('two members who open the same conversation at the same time get one; who was second pays for an answer', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, two] = [await member({ credits: PRICE }), await member({ credits: round % 2 ? PRICE : 0 })];
    const replies = await Promise.all([
      one.send({ profile_id: two.id }, 'You?'),
      two.send({ profile_id: one.id }, 'You?'),
    ]);
    const stored = replies.filter((reply) => reply.status === 200);
    const refused = replies.filter((reply) => reply.status !== 200);
    expect(stored.map((reply) => reply.body.cost).toSorted()).toEqual(refused.length ? [0] : [0, PRICE]);
    expect(refused.map((reply) => reply.status)).toEqual(refused.length ? [402] : []);
    expect(new Set(stored.map((reply) => reply.body.conversation_id)).size).toBe(1);
    expect(stored.filter((reply) => reply.body.start_conversation)).toHaveLength(1);
    const conversations = await db.query<{ n: number }>({
      text: 'select count(*)::int as n from conversations where $1 in (low_member_id, high_member_id)',
      values: [one.id],
    });
    expect(conversations.rows[0]?.n).toBe(1);
  }
});

/** Waits until so many statements wait for a lock. */
async function untilWaiting(statements: number): Promise<void> {
  for (;;) {
    const { rows } = await db.query<{ n: number }>({
      text: 'select count(*)::int as n from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
    });
    if ((rows[0]?.n ?? 0) >= statements) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

// The embedded database has one connection, so nothing ever waits in it.
describe.skipIf(!inject('databaseUrl'))('on a server, where one transaction waits for another', () => {
  test('a message is stored without a function that is planned anew each time', async () => {
    const [marit, joost] = [await member({ premium: true, credits: 10 }), await member()];
    const send = (tx: Tx) =>
      tx.query({
        text: 'select * from send_message(row($1, null, $2, gen_random_uuid(), $3, 5, 2, false, null, null, clock_timestamp(), null, 0)::message_order)',
        values: [marit.id, joost.id, 'One'],
      });
    expect(await plannedAnew(db, send)).toEqual([]);
  });

  test('a message that is just being stored is unread for who reads the one before it', async () => {
    const [marit, joost] = [await member({ premium: true, credits: 10 }), await member()];
    const { message } = (await marit.send({ profile_id: joost.id }, 'One')).body;
    const reading = await db.transaction(async (tx) => {
      await tx.query({
        text: 'select * from send_message(row($1, $2, null, gen_random_uuid(), $3, 5, 2, false, null, null, clock_timestamp(), null, 0)::message_order)',
        values: [marit.id, message.conversation_id, 'Two'],
      });
      const started = joost.read(message.conversation_id, message.id);
      await untilWaiting(1);
      return { started };
    });
    expect((await reading.started).status).toBe(200);
    expect(await unread(joost.id)).toBe(1);
  });

  test('two members who write to each other never wait for one another in a circle', async () => {
    const [marit, joost] = [await member({ premium: true, credits: 10 }), await member({ credits: 5 })];
    const { conversation_id } = (await marit.send({ profile_id: joost.id }, 'One')).body;
    const hold = (tx: Tx, owner: number) =>
      tx.query({ text: 'select from chat_list where member_id = $1 for update', values: [owner] });
    const sends = await db.transaction(async (his) => {
      await hold(his, joost.id);
      const started = await db.transaction(async (hers) => {
        await hold(hers, marit.id);
        const both = [marit.send({ conversation_id }, 'Two'), joost.send({ conversation_id }, 'Three')];
        await untilWaiting(2);
        return { both };
      });
      await untilWaiting(2);
      return started;
    });
    expect((await Promise.all(sends.both)).map((reply) => reply.status)).toEqual([200, 200]);
  });
});
