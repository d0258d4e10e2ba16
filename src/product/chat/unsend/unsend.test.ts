import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { brokenInvariants } from '#tests/faults/invariants.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { balanceOf } from '../../credits/credits.ts';

const kindling = await startTestApp();
const { db, events } = kindling;
const run = (text: string, ...values: unknown[]) => db.query<Record<string, unknown>>({ text, values });

/** Milliseconds. */
const TOO_LONG_MS = 10 * 60_000 + 1_000;
/** A message that was written too long ago. */
const age = (message: number) =>
  run(
    `with older as (update messages set created_at = created_at - interval '601 seconds' where id = $1 returning id, created_at)
     update chat_list l set last_at = older.created_at from older where l.last_message_id = older.id`,
    message,
  );

let people = 0;
async function member(traits: Parameters<typeof person>[2] = {}) {
  people += 1;
  const who = await person(kindling, `member${people}`, { credits: 50, ...traits });
  const calls = chatting(kindling, who);
  const unsend = (message_id: number) => calls.call('DELETE', '/api/message.php', { message_id });
  return { ...who, ...calls, unsend, credits: () => balanceOf({ sql: db }, who.id) };
}
type Member = Awaited<ReturnType<typeof member>>;

const write = async (from: Member, to: Member, text: string) =>
  (await from.send({ profile_id: to.id }, text)).body.message as { id: number; conversation_id: number };
const textsOf = async (who: Member, other: Member) =>
  (await who.open({ profile_id: other.id })).body.conversation?.messages.map(({ body }: { body: string }) => body);
const listOf = async (who: Member) =>
  (await who.chats()).body.chats.map(
    (chat: { conversation: { last_message: { body: string } }; num_unread_messages: number }) => [
      chat.conversation.last_message.body,
      chat.num_unread_messages,
    ],
  );
const started = async (who: Member) =>
  (await kindling.app.inject({ url: '/api/user.php', headers: { cookie: who.cookie } })).json().user
    .free_conversations_left;

afterEach(async () => {
  expect(await brokenInvariants(async (text) => (await run(text)).rows as { id: unknown }[])).toEqual([]);
});

describe('what comes back of the price is told before', () => {
  const terms = async (who: Member, id: number) => {
    const { status, body } = await who.call('GET', `/api/unsend-terms.php?message_id=${id}`);
    return status === 200 ? body : status;
  };

  test('all of it until a device of the other side was given the message, then nothing', async () => {
    const [marit, joost] = [await member({ premium: true }), await member()];
    const { id } = await write(marit, joost, 'one');
    expect(await terms(marit, id)).toEqual({ cost: 5, refund: 5 });
    await joost.call('GET', `/api/message.php?message_id=${id}`);
    expect(await terms(marit, id)).toEqual({ cost: 5, refund: 0 });
    expect((await marit.unsend(id)).body.refund).toBe(0);
    expect(await terms(marit, id)).toBe(404);
  });

  test('of what waits until the address is confirmed too', async () => {
    const [late, joost] = [await member({ premium: true, confirmed: false }), await member()];
    const { id } = await write(late, joost, 'soon');
    expect(await terms(late, id)).toEqual({ cost: 5, refund: 5 });
  });

  test('and of others’ messages nothing', async () => {
    const [marit, joost] = [await member({ premium: true }), await member()];
    const { id } = await write(marit, joost, 'one');
    expect([await terms(joost, id), await terms(joost, 1_000_000_000)]).toEqual([404, 404]);
  });
});

describe('a message that was not seen is taken back', () => {
  test('from both sides, with its credits as one more row of the ledger, once', async () => {
    const [marit, joost] = [await member({ premium: true }), await member()];
    await write(marit, joost, 'one');
    const { id, conversation_id } = await write(marit, joost, 'two');
    expect(await marit.credits()).toBe(40);
    for (const _ of [1, 2]) {
      const { status, body } = await marit.unsend(id);
      expect([status, body]).toEqual([200, { conversation_id, refund: 5, credits: 45 }]);
    }
    expect([await textsOf(marit, joost), await textsOf(joost, marit)]).toEqual([['one'], ['one']]);
    expect([await listOf(marit), await listOf(joost)]).toEqual([[['one', 0]], [['one', 1]]]);
    const { rows } = await run(
      'select amount, reason from credit_ledger where reference = $1 and account_id = $2 order by id',
      String(id),
      marit.id,
    );
    expect(rows).toEqual([
      { amount: -5, reason: 'message' },
      { amount: 5, reason: 'unsent_message' },
    ]);
    const told = events.filter(({ event }) => event.type === 'unsent' && event.message_id === id);
    expect(told.map(({ memberId }) => memberId).toSorted()).toEqual([marit.id, joost.id].toSorted());
  });

  test('and its words are nowhere any more, also not in what the other side is given of their data', async () => {
    const [marit, joost] = [await member({ premium: true }), await member()];
    await write(marit, joost, 'one');
    const { id } = await write(marit, joost, 'a slip of the pen');
    await marit.unsend(id);
    const { rows } = await run("select body from messages where id = $1 or body like '%slip%'", id);
    expect(rows).toEqual([{ body: '' }]);
  });

  test('also from the middle of others, which stay', async () => {
    const [marit, joost] = [await member({ premium: true }), await member()];
    await write(marit, joost, 'one');
    const { id } = await write(marit, joost, 'two');
    await write(marit, joost, 'three');
    await marit.unsend(id);
    expect(await textsOf(joost, marit)).toEqual(['one', 'three']);
    expect(await listOf(joost)).toEqual([['three', 2]]);
  });

  test('and what the other side had removed before it is gone from their list again', async () => {
    const [marit, joost] = [await member({ premium: true }), await member()];
    const { conversation_id } = await write(marit, joost, 'one');
    await joost.remove(conversation_id);
    const { id } = await write(marit, joost, 'two');
    expect(await listOf(joost)).toEqual([['two', 1]]);
    await marit.unsend(id);
    expect([await listOf(joost), await listOf(marit)]).toEqual([[], [['one', 0]]]);
  });

  test('and is not stored again by a late repetition of its sending', async () => {
    const [marit, joost] = [await member({ premium: true }), await member()];
    const key = randomUUID();
    const { body } = await marit.send({ profile_id: joost.id }, 'one', key);
    await marit.unsend(body.message.id);
    const again = await marit.send({ profile_id: joost.id }, 'one', key);
    expect([again.status, again.body.error.code]).toEqual([409, 'message_unsent']);
    expect([await listOf(joost), await marit.credits()]).toEqual([[], 50]);
  });
});

describe('a message that opened a conversation, taken back,', () => {
  test('gives the start back, and both stand as before it', async () => {
    const [marit, joost] = [await member(), await member()];
    const { id } = await write(marit, joost, 'Hello');
    expect(await started(marit)).toBe(1);
    expect((await marit.unsend(id)).body).toMatchObject({ refund: 0, credits: 50 });
    expect(await started(marit)).toBe(2);
    for (const [who, other] of [
      [marit, joost],
      [joost, marit],
    ] as const) {
      expect(await listOf(who)).toEqual([]);
      const { body } = await who.open({ profile_id: other.id });
      expect([body.conversation, body.next_message_credits, body.can_write]).toEqual([null, 0, 'yes']);
      expect(body.introduction).not.toBeNull();
    }
  });

  test('lets either begin again, at the price of a beginning', async () => {
    const [marit, joost] = [await member(), await member()];
    const { id, conversation_id } = await write(marit, joost, 'Hello');
    await marit.unsend(id);
    const answer = await joost.send({ conversation_id }, 'Were you there?');
    expect(answer.body).toMatchObject({ cost: 0, start_conversation: true, conversation_id });
    expect([await started(marit), await started(joost)]).toEqual([2, 1]);
    expect((await marit.send({ profile_id: joost.id }, 'I was')).body).toMatchObject({ cost: 5 });
    expect(await textsOf(marit, joost)).toEqual(['Were you there?', 'I was']);
  });

  test('keeps the start while something else was written', async () => {
    const [marit, joost] = [await member(), await member()];
    const first = await write(marit, joost, 'Hello');
    const second = await write(marit, joost, 'Are you there?');
    await marit.unsend(first.id);
    expect(await started(marit)).toBe(1);
    await marit.unsend(second.id);
    expect([await started(marit), await marit.credits()]).toEqual([2, 50]);
  });

  test('no longer shows an invisible member to whom it was written', async () => {
    const [shy, joost] = [await member({ premium: true }), await member()];
    await run('update members set invisible = true where id = $1', shy.id);
    const { id } = await write(shy, joost, 'Hello');
    expect((await joost.open({ profile_id: shy.id })).status).toBe(200);
    await shy.unsend(id);
    expect((await joost.open({ profile_id: shy.id })).status).toBe(404);
  });
});

describe('a message that a device of the other side has been given', () => {
  const ways: Record<string, (joost: Member, marit: Member, id: number) => Promise<unknown>> = {
    'in its conversation': (joost, marit) => joost.open({ profile_id: marit.id }),
    'in the list': (joost) => joost.chats(),
    'by a search': (joost) => joost.call('GET', '/api/chat-search.php?search=secret'),
    'by itself': (joost, _, id) => joost.call('GET', `/api/message.php?message_id=${id}`),
  };

  test.each(Object.entries(ways))('%s is taken back from both sides without its credits', async (_, give) => {
    const [marit, joost] = [await member({ premium: true }), await member()];
    const { id, conversation_id } = await write(marit, joost, 'a secret');
    expect(JSON.stringify(await give(joost, marit, id))).toContain('a secret');
    for (const __ of [1, 2]) expect((await marit.unsend(id)).body).toEqual({ conversation_id, refund: 0, credits: 45 });
    expect([await listOf(joost), await listOf(marit), await marit.credits()]).toEqual([[], [], 45]);
    expect((await joost.call('GET', `/api/message.php?message_id=${id}`)).status).toBe(404);
  });

  test('keeps the start that it was, for either side', async () => {
    const [marit, joost] = [await member(), await member()];
    const { id } = await write(marit, joost, 'Hello');
    await joost.chats();
    expect((await marit.unsend(id)).body).toMatchObject({ refund: 0, credits: 50 });
    expect([await started(marit), (await marit.open({ profile_id: joost.id })).body.next_message_credits]).toEqual([
      1, 5,
    ]);
    expect((await marit.send({ profile_id: joost.id }, 'Hello again')).body).toMatchObject({
      cost: 5,
      start_conversation: false,
    });
    expect(await textsOf(joost, marit)).toEqual(['Hello again']);
  });

  test('of an invisible member, no longer shows them', async () => {
    const [shy, joost] = [await member({ premium: true }), await member()];
    await run('update members set invisible = true where id = $1', shy.id);
    const { id, conversation_id } = await write(shy, joost, 'Hello');
    await joost.chats();
    expect((await shy.unsend(id)).body.refund).toBe(0);
    expect((await joost.open({ conversation_id })).status).toBe(404);
  });

  test('is one that was asked for: the live event has none of its words, and its sender gives nothing away', async () => {
    const [marit, joost, tim] = [await member({ premium: true }), await member(), await member()];
    const { id } = await write(marit, joost, 'a secret');
    const told = events.filter(({ memberId, event }) => memberId === joost.id && event.type === 'message');
    expect([told.length, JSON.stringify(told).includes('secret')]).toEqual([1, false]);
    for (const who of [marit, tim])
      expect((await who.call('GET', `/api/message.php?message_id=${id}`)).status).toBe(404);
    await marit.open({ profile_id: joost.id });
    await marit.chats();
    expect((await marit.unsend(id)).body.refund).toBe(5);
  });

  test('keeps the credits of what came after it, which nobody was given', async () => {
    const [marit, joost] = [await member({ premium: true }), await member()];
    const first = await write(marit, joost, 'one');
    await joost.chats();
    const second = await write(marit, joost, 'two');
    expect((await marit.unsend(second.id)).body.refund).toBe(5);
    expect((await marit.unsend(first.id)).body.refund).toBe(0);
  });
});

describe('it is too late', () => {
  test('once it was read, once the other side removed it, and after ten minutes', async () => {
    const ends: ((joost: Member, message: { id: number; conversation_id: number }) => unknown)[] = [
      (joost, { id, conversation_id }) => joost.read(conversation_id, id),
      (joost, { conversation_id }) => joost.remove(conversation_id),
      (_, { id }) => age(id),
    ];
    for (const end of ends) {
      const [marit, joost] = [await member({ premium: true }), await member()];
      const message = await write(marit, joost, 'one');
      await end(joost, message);
      const { status, body } = await marit.unsend(message.id);
      expect([status, body.error.code]).toEqual([409, 'unsend_too_late']);
      expect([await textsOf(marit, joost), await marit.credits()]).toEqual([['one'], 45]);
    }
  });

  test('by the clock of the database, whatever the clock of the process says', async () => {
    for (const [ahead, aged, status] of [
      [TOO_LONG_MS, false, 200],
      [-TOO_LONG_MS, true, 409],
    ] as const) {
      const [marit, joost] = [await member({ premium: true }), await member()];
      const { id } = await write(marit, joost, 'one');
      if (aged) await age(id);
      kindling.travel(ahead);
      expect((await marit.unsend(id)).status).toBe(status);
      kindling.travel(-ahead);
    }
  });

  test("and never possible for the other side's or a stranger's message", async () => {
    const [marit, joost, tim] = [await member({ premium: true }), await member(), await member()];
    const { id } = await write(marit, joost, 'one');
    for (const who of [joost, tim]) {
      const { status, body } = await who.unsend(id);
      expect([status, body.error.code]).toEqual([404, 'message_not_found']);
    }
    expect(await textsOf(joost, marit)).toEqual(['one']);
  });
});

test('one message taken back many times at the same moment, while the other side reads, comes back once or not at all', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [marit, joost] = [await member({ premium: true }), await member()];
    const { id, conversation_id } = await write(marit, joost, 'one');
    const replies = await Promise.all([
      ...Array.from({ length: 6 }, () => marit.unsend(id)),
      joost.read(conversation_id, id),
      joost.send({ profile_id: marit.id }, 'Yes?'),
    ]);
    const outcome = new Set(replies.slice(0, 6).map(({ status }) => status));
    expect(outcome.size).toBe(1);
    expect(await marit.credits()).toBe(outcome.has(200) ? 50 : 45);
  }
});
