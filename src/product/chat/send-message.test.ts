import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { balanceOf, ledgerSum } from '../credits/credits.ts';
import { SendMessageReply } from './contract.ts';
import { sendSignupMessage } from './send-message.ts';

const kindling = await startTestApp();
const { db, events } = kindling;
const counted = async (table: string, where: string, ...values: unknown[]) =>
  (await db.query<{ n: number }>({ text: `select count(*)::int as n from ${table} where ${where}`, values })).rows[0]
    ?.n;
const block = (blocker: number, blocked: number) =>
  db.query({ text: 'insert into blocks (blocker_id, blocked_id) values ($1, $2)', values: [blocker, blocked] });

let people = 0;
async function member(traits: Parameters<typeof person>[2] = {}) {
  people += 1;
  const who = await person(kindling, `member${people}`, traits);
  return { ...who, ...chatting(kindling, who) };
}

describe('sending a message', () => {
  test('opens a conversation, stores the trimmed text and tells both sides live', async () => {
    const [marit, joost] = [await member({ premium: true, credits: 20 }), await member({ gender: 'male' })];
    const key = randomUUID();
    const { status, body } = await marit.send({ profile_id: joost.id }, '  Hello there \n', key);
    expect(status).toBe(200);
    const sent = SendMessageReply.parse(body);
    expect(sent).toMatchObject({ cost: 5, credits: 15, start_conversation: true });
    expect(sent.message).toMatchObject({ key, mine: true, read: false, body: 'Hello there' });
    expect(events.filter((entry) => entry.memberId === joost.id).map((entry) => entry.event)).toEqual([
      { type: 'message', message: { ...sent.message, mine: false, body: '', withheld: true } },
    ]);
    expect(events.filter((entry) => entry.memberId === marit.id).map((entry) => entry.event)).toEqual([
      { type: 'message', message: sent.message },
      { type: 'balance' },
    ]);
  });

  test('twice with the same key stores one message, takes one price and tells once', async () => {
    const [marit, joost] = [await member({ premium: true, credits: 20 }), await member()];
    const key = randomUUID();
    const first = await marit.send({ profile_id: joost.id }, 'Only once', key);
    const told = events.length;
    const conversation_id = first.body.conversation_id;
    await joost.read(conversation_id, first.body.message.id);
    const again = await marit.send({ profile_id: joost.id }, ' Only once ', key);
    const byConversation = await marit.send({ conversation_id }, 'Only once', key);
    expect(again.body).toEqual({ ...first.body, message: { ...first.body.message, read: true } });
    expect(byConversation.body).toEqual(again.body);
    expect(await counted('messages', 'sender_id = $1', marit.id)).toBe(1);
    expect([await balanceOf({ sql: db }, marit.id), await ledgerSum({ sql: db }, marit.id)]).toEqual([15, 15]);
    expect(events.slice(told).map((entry) => entry.event.type)).toEqual(['read', 'seen']);
  });

  test('with a key of another text or another receiver is refused', async () => {
    const [marit, joost, tim] = [await member({ premium: true, credits: 20 }), await member(), await member()];
    const key = randomUUID();
    await marit.send({ profile_id: joost.id }, 'One', key);
    for (const again of [
      await marit.send({ profile_id: joost.id }, 'Two', key),
      await marit.send({ profile_id: tim.id }, 'One', key),
    ]) {
      expect([again.status, again.body.error.code]).toEqual([409, 'message_key_reused']);
    }
    expect(await counted('messages', 'sender_id = $1', marit.id)).toBe(1);
  });

  test('with the key that another member used is a message of its own', async () => {
    const [marit, joost] = [await member({ premium: true, credits: 20 }), await member({ credits: 5 })];
    const key = randomUUID();
    const { body } = await marit.send({ profile_id: joost.id }, 'One', key);
    const answer = await joost.send({ conversation_id: body.conversation_id }, 'One', key);
    expect([answer.status, answer.body.cost, answer.body.start_conversation]).toEqual([200, 5, false]);
  });

  test('counts characters as a person does and refuses an empty or longer one', async () => {
    const [marit, joost] = [await member(), await member()];
    const family = '🏳️‍🌈';
    expect((await marit.send({ profile_id: joost.id }, family.repeat(1000))).status).toBe(200);
    const long = await marit.send({ profile_id: joost.id }, family.repeat(1001));
    expect([long.status, long.body.error]).toMatchObject([
      422,
      { code: 'message_too_long', message: 'A message may have at most 1000 characters.' },
    ]);
    const empty = await marit.send({ profile_id: joost.id }, ' \n\0 ');
    expect([empty.status, empty.body.error.fields]).toEqual([422, { body: 'Write something first.' }]);
  });

  test('that is no message at all is refused and stores nothing', async () => {
    const [marit, joost] = [await member({ credits: 50 }), await member()];
    const good = { profile_id: joost.id, key: randomUUID(), body: 'Hi' };
    for (const wrong of [
      { ...good, key: 'mine' },
      { ...good, profile_id: -1 },
      { ...good, profile_id: '1; drop table messages' },
      { ...good, body: 7 },
      { ...good, body: 'x'.repeat(20_001) },
      { key: good.key, body: 'To nobody' },
    ]) {
      expect((await marit.call('POST', '/api/chat.php', wrong)).status, JSON.stringify(wrong).slice(0, 90)).toBe(400);
    }
    expect(await counted('messages', 'sender_id = $1', marit.id)).toBe(0);
  });

  test('needs somebody who is logged in', async () => {
    const visitor = chatting(kindling, { cookie: 'auth=forged' });
    for (const { status, body } of [
      await visitor.send({ profile_id: 1 }, 'Hi'),
      await visitor.chats(),
      await visitor.open({ profile_id: 1 }),
      await visitor.read(1, 1),
      await visitor.remove(1),
    ]) {
      expect([status, body.authentication_required]).toEqual([403, true]);
    }
  });
});

describe('what a message costs', () => {
  test('is nothing for the first message of the two conversations a free member may start; answers cost', async () => {
    const marit = await member({ credits: 7 });
    const [one, two, three] = [await member(), await member(), await member({ premium: true, credits: 5 })];
    const first = await marit.send({ profile_id: one.id }, 'First');
    expect([first.body.cost, first.body.credits]).toEqual([0, 7]);
    expect((await marit.send({ profile_id: two.id }, 'Second')).body.cost).toBe(0);
    const third = await marit.send({ profile_id: three.id }, 'Third');
    expect([third.status, third.body.error.code]).toEqual([403, 'premium_only']);
    const opened = await three.send({ profile_id: marit.id }, 'Then I write');
    const answer = await marit.send({ conversation_id: opened.body.conversation_id }, 'Thank you');
    expect([answer.status, answer.body.cost, answer.body.credits]).toEqual([200, 5, 2]);
    const next = await marit.send({ conversation_id: first.body.conversation_id }, 'Still there?');
    expect([next.status, next.body.error]).toMatchObject([
      402,
      { code: 'not_enough_credits', message: 'You do not have enough credits' },
    ]);
    expect([await balanceOf({ sql: db }, marit.id), await ledgerSum({ sql: db }, marit.id)]).toEqual([2, 2]);
    expect(await counted('messages', 'sender_id = $1', marit.id)).toBe(3);
  });

  test('leaves no trace of a conversation whose first message was refused', async () => {
    const [rich, poor] = [await member(), await member({ premium: true, credits: 4 })];
    expect((await poor.send({ profile_id: rich.id }, 'Hi')).status).toBe(402);
    expect(await counted('conversations', '$1 in (low_member_id, high_member_id)', poor.id)).toBe(0);
    expect((await rich.chats()).body.chats).toEqual([]);
  });
});

describe('a message is refused', () => {
  test('between members of whom either blocked the other, with the sentence that fits the side', async () => {
    const [marit, joost] = [await member({ premium: true, credits: 50 }), await member({ credits: 50 })];
    const { body } = await marit.send({ profile_id: joost.id }, 'Hi');
    await block(joost.id, marit.id);
    const refused = await marit.send({ conversation_id: body.conversation_id }, 'Why?');
    expect([refused.status, refused.body.error.code, refused.body.error.message]).toEqual([
      403,
      'blocked_by_member',
      `You're blocked by ${joost.name}. You do not have access to this page.`,
    ]);
    const own = await joost.send({ profile_id: marit.id }, 'So');
    expect([own.status, own.body.error.code]).toEqual([403, 'member_blocked']);
    expect((await marit.open({ profile_id: joost.id })).body.error.code).toBe('blocked_by_member');
    for (const to of [{ profile_id: marit.id }, { conversation_id: body.conversation_id }]) {
      const left = (await joost.open(to)).body;
      expect(left).toMatchObject({
        can_write: 'blocked',
        profile: { name: marit.name, city: null, country: '', age: 0, main_image: null },
        conversation: { id: body.conversation_id, messages: [] },
        introduction: null,
        num_unread_messages: 0,
      });
    }
    expect([(await marit.chats()).body.chats, (await joost.chats()).body.chats]).toEqual([[], []]);
  });

  test("to nobody, to oneself, to a profile that is not shown and to a stranger's conversation", async () => {
    const [marit, joost, tim] = [await member({ premium: true, credits: 50 }), await member(), await member()];
    const hidden = await member({ status: 'disabled' });
    const { body } = await marit.send({ profile_id: joost.id }, 'Hi');
    for (const to of [{ profile_id: 999_999 }, { profile_id: marit.id }, { profile_id: hidden.id }]) {
      for (const { status, body: answer } of [await marit.send(to, 'Hi'), await marit.open(to)]) {
        expect([status, answer.error.code]).toEqual([404, 'member_not_found']);
      }
    }
    const foreign = { conversation_id: body.conversation_id };
    const strangers = [
      await tim.send(foreign, 'Hi'),
      await tim.open(foreign),
      await tim.read(foreign.conversation_id, 1),
      await tim.remove(foreign.conversation_id),
      await tim.open({ conversation_id: 999_999 }),
    ];
    for (const answer of strangers)
      expect([answer.status, answer.body.error.code]).toEqual([404, 'conversation_not_found']);
    expect(await counted('messages', 'conversation_id = $1', body.conversation_id)).toBe(1);
  });

  test('to an invisible member, unless that member likes the writer', async () => {
    const [marit, shy] = [await member(), await member({ premium: true })];
    await db.query({ text: 'update members set invisible = true where id = $1', values: [shy.id] });
    expect((await marit.send({ profile_id: shy.id }, 'Hi')).status).toBe(404);
    expect((await marit.open({ profile_id: shy.id })).status).toBe(404);
    await db.query({ text: 'insert into likes (liker_id, liked_id) values ($1, $2)', values: [shy.id, marit.id] });
    expect((await marit.open({ profile_id: shy.id })).body.can_write).toBe('yes');
    expect((await marit.send({ profile_id: shy.id }, 'Hi')).status).toBe(200);
  });
});

describe('the message written at sign-up', () => {
  test('has its own price, counts as a started conversation and is carried out once', async () => {
    const [marit, joost, tim, kim] = [await member({ credits: 15 }), await member(), await member(), await member()];
    const order = { recipientId: joost.id, key: randomUUID(), body: ' Your dog! ' };
    const calls = await kindling.calls(marit);
    const sendNow = () => calls.transaction((call) => sendSignupMessage(call, order));
    const first = await sendNow();
    expect(first).toMatchObject({ verdict: 'ok' });
    expect(await sendNow()).toEqual({ verdict: 'repeated', conversationId: first.conversationId });
    expect(await ledgerSum({ sql: db }, marit.id)).toBe(10);
    expect(await counted('credit_ledger', "account_id = $1 and reason = 'signup_message'", marit.id)).toBe(1);
    expect(events.filter((entry) => entry.memberId === joost.id)).toHaveLength(1);
    expect((await joost.chats()).body.chats[0]).toMatchObject({ num_unread_messages: 1 });
    expect((await marit.send({ profile_id: tim.id }, 'Second')).body.cost).toBe(0);
    expect((await marit.send({ profile_id: kim.id }, 'Third')).body.error.code).toBe('premium_only');
  });

  test('answers why it was not sent instead of failing the activation', async () => {
    const [poor, joost] = [await member({ credits: 4 }), await member()];
    const calls = await kindling.calls(poor);
    const sendNow = (body: string, recipientId: number) =>
      calls.transaction((call) => sendSignupMessage(call, { recipientId, key: randomUUID(), body }));
    expect(await sendNow('Hi', joost.id)).toEqual({ verdict: 'not_enough_credits', conversationId: null });
    expect(await sendNow('Hi', 999_999)).toEqual({ verdict: 'not_found', conversationId: null });
    expect(await sendNow(' ', joost.id)).toEqual({ verdict: 'message_empty', conversationId: null });
    expect(await sendNow('x'.repeat(1001), joost.id)).toEqual({ verdict: 'message_too_long', conversationId: null });
    expect((await poor.chats()).body.chats).toEqual([]);
  });
});
