import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { eraseAccount } from '#app/personal-data.ts';
import { chatting } from '#tests/chatting.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { brokenInvariants } from '#tests/faults/invariants.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { balanceOf } from '../../credits/credits.ts';
import type { MessageView } from '../contract.ts';
import { ChatsReply, ConversationReply } from '../conversations/contract.ts';

const kindling = await startTestApp();
const { db, events } = kindling;
const run = async (text: string, ...values: unknown[]) =>
  (await db.query<Record<string, unknown>>({ text, values })).rows;

let people = 0;
async function member(traits: Parameters<typeof person>[2] = {}) {
  people += 1;
  const who = await person(kindling, `member${people}`, { credits: 20, ...traits });
  const calls = chatting(kindling, who);
  const user = async () => (await calls.call('GET', '/api/user.php')).body.user;
  return {
    ...who,
    ...calls,
    user,
    unsend: (message_id: number) => calls.call('DELETE', '/api/message.php', { message_id }),
    credits: () => balanceOf({ sql: db }, who.id),
    started: async () => (await user()).free_conversations_left,
  };
}
type Member = Awaited<ReturnType<typeof member>>;
/** Somebody who has just signed up. */
const newcomer = (traits: Parameters<typeof person>[2] = {}) =>
  member({ gender: 'male', confirmed: false, status: 'disabled', ...traits });

/** The press on the page of a link in an activation mail. @returns the answers to so many at once. */
async function confirm({ id, cookie }: Member, times = 1) {
  const post = (url: string, payload: object) =>
    kindling.app.inject({ method: 'POST', url, remoteAddress: freshAddress(), headers: { cookie }, payload });
  const before = kindling.mails.length;
  for (let nth = 0; nth < times; nth += 1) await post('/api/activation-mail.php', {});
  const tokens = kindling.mails.slice(before).map(({ params }) => `${params.url}`.split('/').at(-1));
  const replies = await Promise.all(tokens.map((token) => post('/api/activate.php', { token })));
  expect(await run('select status from accounts where id = $1', id)).toEqual([{ status: 'active' }]);
  return replies.map(({ statusCode }) => statusCode);
}
const thread = async (who: Member, other: Member) => {
  const { messages } = ConversationReply.parse((await who.open({ profile_id: other.id })).body).conversation ?? {};
  return messages?.map(({ body, state = 'sent' }) => [body, state]);
};
const list = async (who: Member) =>
  ChatsReply.parse((await who.chats()).body).chats.map(({ profile, conversation: { last_message: last }, ...rest }) => [
    profile.id,
    last.body,
    last.state ?? 'sent',
    rest.num_unread_messages,
  ]);
const ledger = (who: Member) =>
  run("select amount, reason from credit_ledger where account_id = $1 and reason <> 'starting' order by id", who.id);
const told = (who: Member) => events.filter(({ memberId }) => memberId === who.id).map(({ event }) => event);

afterEach(async () => {
  expect(await brokenInvariants(async (text) => (await run(text)) as { id: unknown }[])).toEqual([]);
});

describe('what somebody writes before the address is confirmed', () => {
  test('waits: its price is set aside, its sender sees so, and free openings and repetitions count as always', async () => {
    const [joost, marit, ans, tess] = [await newcomer(), await member(), await member(), await member()];
    expect((await joost.open({ profile_id: marit.id })).body).toMatchObject({
      can_write: 'yes',
      next_message_credits: 0,
    });
    const key = randomUUID();
    const first = await joost.send({ profile_id: marit.id }, 'one', key);
    expect(first.body).toMatchObject({ cost: 0, credits: 20, start_conversation: true, message: { state: 'waiting' } });
    expect((await joost.send({ profile_id: marit.id }, 'one', key)).body).toEqual(first.body);
    expect((await joost.send({ profile_id: marit.id }, 'other', key)).body.error.code).toBe('message_key_reused');
    const { conversation_id } = first.body;
    expect((await joost.send({ conversation_id }, 'two')).body).toMatchObject({ cost: 5, credits: 15 });
    await joost.send({ profile_id: ans.id }, 'three');
    expect((await joost.send({ profile_id: tess.id }, 'four')).body.error.code).toBe('premium_only');
    expect(await joost.started()).toBe(0);
    expect(await ledger(joost)).toEqual([{ amount: -5, reason: 'set_aside' }]);
    expect(await thread(joost, marit)).toEqual([
      ['one', 'waiting'],
      ['two', 'waiting'],
    ]);
    expect(await list(joost)).toEqual([
      [ans.id, 'three', 'waiting', 0],
      [marit.id, 'two', 'waiting', 0],
    ]);
    expect((await joost.open({ conversation_id })).body).toMatchObject({ can_write: 'yes', next_message_credits: 5 });
  });

  test('is no word too many for the credits there are', async () => {
    const [joost, marit] = [await newcomer({ credits: 7 }), await member()];
    const sent = await Promise.all([1, 2, 3, 4].map((nth) => joost.send({ profile_id: marit.id }, `word ${nth}`)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 402, 402]);
    expect(await joost.credits()).toBe(2);
  });

  test('is nothing to the other side: no list, no thread, no event, no mail, no way to answer, block or see it', async () => {
    const [joost, marit] = [await newcomer(), await member({ premium: true })];
    const tag = (await kindling.app.inject({ url: '/api/chats.php', headers: { cookie: marit.cookie } })).headers.etag;
    const { conversation_id, message } = (await joost.send({ profile_id: marit.id }, 'Are you there?')).body;
    await joost.read(conversation_id, message.id);
    await joost.call('POST', '/api/typing.php', { conversation_id });
    await joost.call('POST', '/api/like.php', { profile_id: marit.id });
    await joost.unsend((await joost.send({ conversation_id }, 'no')).body.message.id);
    await kindling.settled();
    await kindling.runJobs();
    expect(told(marit)).toEqual([]);
    expect(await run('select 1 from pending_mails where account_id = $1', marit.id)).toEqual([]);
    expect(await list(marit)).toEqual([]);
    expect(`${tag}`).not.toBe('undefined');
    const stranger = await newcomer();
    const outcomes = (other: Member, conversation: number) =>
      Promise.all([
        marit.open({ profile_id: other.id }),
        marit.open({ conversation_id: conversation }),
        marit.send({ profile_id: other.id }, 'Hello?'),
        marit.send({ conversation_id: conversation }, 'Hello?'),
        marit.read(conversation, 1),
        marit.remove(conversation),
        marit.call('DELETE', '/api/chat.php', { profile_id: other.id }),
        marit.unsend(message.id),
        marit.call('POST', '/api/typing.php', { conversation_id: conversation }),
        marit.call('POST', '/api/block.php', { profile_id: other.id }),
        marit.call('POST', '/api/like.php', { profile_id: other.id }),
        marit.call('GET', `/api/member.php?id=${other.id}`),
      ]);
    const known = await outcomes(joost, conversation_id);
    expect(known.map(({ status }) => status)).toEqual(Array(12).fill(404));
    // No different from somebody who never wrote and a conversation that never was.
    expect(known.map(({ body }) => body.error.code)).toEqual(
      (await outcomes(stranger, 999_999)).map(({ body }) => body.error.code),
    );
    expect(await thread(joost, marit)).toEqual([['Are you there?', 'waiting']]);
  });

  test('can be taken back as long as it waits, with its price and its start', async () => {
    const [joost, marit] = [await newcomer(), await member()];
    const one = (await joost.send({ profile_id: marit.id }, 'one')).body.message as MessageView;
    const key = randomUUID();
    const two = (await joost.send({ profile_id: marit.id }, 'two', key)).body.message as MessageView;
    await run("update waiting_messages set created_at = created_at - interval '1 day' where id = $1", two.id);
    for (const _ of [1, 2]) expect((await joost.unsend(two.id)).body).toMatchObject({ refund: 5, credits: 20 });
    expect(await ledger(joost)).toEqual([
      { amount: -5, reason: 'set_aside' },
      { amount: 5, reason: 'unsent_message' },
    ]);
    expect(await list(joost)).toEqual([[marit.id, 'one', 'waiting', 0]]);
    expect((await joost.send({ profile_id: marit.id }, 'two', key)).body.error.code).toBe('message_unsent');
    expect((await marit.unsend(one.id)).status).toBe(404);
    await joost.unsend(one.id);
    expect([await list(joost), await joost.started()]).toEqual([[], 2]);
    await confirm(joost);
    await kindling.settled();
    expect([await list(joost), await list(marit), told(marit)]).toEqual([[], [], []]);
  });
});

describe('confirming the address', () => {
  test('delivers everything in its order, to each once, and tells both sides', async () => {
    const [joost, marit, ans] = [await newcomer(), await member(), await member()];
    const { conversation_id } = (await joost.send({ profile_id: marit.id }, 'one')).body;
    await joost.send({ profile_id: ans.id }, 'for another');
    await joost.send({ conversation_id }, 'two');
    await joost.send({ conversation_id }, 'three');
    events.length = 0;
    expect(await confirm(joost, 3)).toEqual([200, 200, 200]);
    expect(await thread(marit, joost)).toEqual(['one', 'two', 'three'].map((body) => [body, 'sent']));
    expect(await thread(joost, marit)).toEqual(['one', 'two', 'three'].map((body) => [body, 'sent']));
    expect([await list(marit), await list(ans)]).toEqual([
      [[joost.id, 'three', 'sent', 3]],
      [[joost.id, 'for another', 'sent', 1]],
    ]);
    expect(await ledger(joost)).toEqual([-5, -5].map((amount) => ({ amount, reason: 'set_aside' })));
    await kindling.settled();
    expect(told(marit).map((event) => (event.type === 'message' ? event.message : event))).toMatchObject(
      ['one', 'two', 'three'].map(() => ({ body: '', withheld: true, mine: false, conversation_id })),
    );
    expect(JSON.stringify(told(marit))).not.toContain('state');
    expect(told(joost).filter(({ type }) => type === 'message')).toHaveLength(4);
    expect((await marit.send({ conversation_id }, 'four')).status).toBe(200);
    expect(
      (await joost.open({ conversation_id })).body.conversation.messages.map((one: MessageView) => one.id),
    ).toEqual(
      (await run('select id from messages where conversation_id = $1 order by created_at', conversation_id)).map(
        ({ id }) => id,
      ),
    );
  });

  test('is delivered under a number of its own, beyond all that were given meanwhile, and its price is told of it still', async () => {
    const [joost, marit, ans] = [await newcomer(), await member(), await member({ premium: true })];
    await joost.send({ profile_id: marit.id }, 'one');
    const { message } = (await joost.send({ profile_id: marit.id }, 'two')).body;
    const between = (await ans.send({ profile_id: marit.id }, 'between')).body.message.id;
    await joost.remove(message.conversation_id);
    await confirm(joost);
    const numbers = (await run('select id from messages where sender_id = $1 order by id', joost.id)).map(
      ({ id }) => id,
    );
    expect(numbers).toHaveLength(2);
    expect(numbers[0]).toBeGreaterThan(between);
    expect(await run('select message_id from delivered_messages where waiting_id = $1', message.id)).toEqual([
      { message_id: numbers[1] },
    ]);
    // What the sender had removed does not come back to them.
    expect([await list(joost), (await list(marit)).length]).toEqual([[], 2]);
    const { entries } = (await joost.call('GET', '/api/ledger.php')).body;
    expect(entries).toContainEqual(
      expect.objectContaining({ credits: -5, reason: 'set_aside', other: { name: marit.name, fictional: false } }),
    );
  });

  test('lets the receiver be mailed about it, and a message of then be taken back until it was seen', async () => {
    const [joost, marit] = [await newcomer(), await member()];
    const { message } = (await joost.send({ profile_id: marit.id }, 'one')).body;
    await confirm(joost);
    await kindling.runJobs();
    expect(await run('select about, subject from pending_mails where account_id = $1', marit.id)).toEqual([
      { about: 'chat', subject: message.conversation_id },
    ]);
    expect((await joost.unsend(message.id)).status).toBe(200);
    expect([await list(marit), await joost.started()]).toEqual([[], 2]);
  });

  const unreachable: [string, (marit: Member, joost: Member) => Promise<unknown>][] = [
    ['who left', (marit) => run("update accounts set status = 'deleted' where id = $1", marit.id)],
    ['who was suspended', (marit) => run("update accounts set status = 'blocked' where id = $1", marit.id)],
    ['who became invisible', (marit) => run('update members set invisible = true where id = $1', marit.id)],
    ['whom the sender blocked', (marit, joost) => joost.call('POST', '/api/block.php', { profile_id: marit.id })],
  ];
  test.each(unreachable)(
    'gives back the price and the start of what was for somebody %s, and says so',
    async (_, leave) => {
      const [joost, marit, ans] = [await newcomer(), await member(), await member()];
      const { conversation_id, message } = (await joost.send({ profile_id: marit.id }, 'one')).body;
      await joost.send({ conversation_id }, 'two');
      await joost.send({ profile_id: ans.id }, 'for another');
      await leave(marit, joost);
      events.length = 0;
      await confirm(joost);
      await kindling.settled();
      expect([await joost.credits(), await joost.started()]).toEqual([20, 1]);
      expect(await ledger(joost)).toEqual([
        { amount: -5, reason: 'set_aside' },
        { amount: 5, reason: 'returned' },
      ]);
      expect(await run('select 1 from messages where conversation_id = $1', conversation_id)).toEqual([]);
      expect(told(marit)).toEqual([]);
      const own = told(joost).flatMap((event) => (event.type === 'message' ? [event.message] : []));
      expect(own).toMatchObject([
        { body: 'one', state: 'returned' },
        { body: 'two', state: 'returned' },
        { body: 'for another' },
      ]);
      expect(await list(ans)).toHaveLength(1);
      expect((await joost.call('GET', '/api/signup-intent.php')).body).toEqual({ intent: null, returned: 2 });
      expect((await joost.unsend(message.id)).status).toBe(404);
    },
  );

  test('shows what was not delivered until its sender removes it, and another try begins anew', async () => {
    const [joost, marit] = [await newcomer(), await member()];
    const { conversation_id } = (await joost.send({ profile_id: marit.id }, 'one')).body;
    await run('update members set invisible = true where id = $1', marit.id);
    await confirm(joost);
    expect(await list(joost)).toEqual([[marit.id, 'one', 'returned', 0]]);
    expect((await joost.open({ conversation_id })).body).toMatchObject({ can_write: 'gone', next_message_credits: 0 });
    await run('update members set invisible = false where id = $1', marit.id);
    const again = (await joost.send({ conversation_id }, 'again')).body;
    expect(again).toMatchObject({ cost: 0, start_conversation: true });
    expect(await thread(joost, marit)).toEqual([
      ['one', 'returned'],
      ['again', 'sent'],
    ]);
    expect(await thread(marit, joost)).toEqual([['again', 'sent']]);
    await joost.unsend(again.message.id);
    expect([await list(joost), await list(marit)]).toEqual([[[marit.id, 'one', 'returned', 0]], []]);
    await joost.remove(conversation_id);
    expect([await list(joost), await thread(joost, marit)]).toEqual([[], []]);
  });
});

test('an account that is erased without ever being confirmed has its prices back, and nobody has its words', async () => {
  const [joost, marit] = [await newcomer(), await member()];
  await joost.send({ profile_id: marit.id }, 'secret one');
  await joost.send({ profile_id: marit.id }, 'secret two');
  expect(await joost.credits()).toBe(15);
  const calls = await kindling.calls();
  await calls.transaction((call) => eraseAccount(call, joost.id));
  expect(await ledger(joost)).toEqual([
    { amount: -5, reason: 'set_aside' },
    { amount: 5, reason: 'returned' },
  ]);
  for (const table of ['waiting_messages', 'messages', 'chat_list'])
    expect(await run(`select 1 from ${table} t where t::text like '%secret%'`)).toEqual([]);
  expect([await list(marit), told(marit)]).toEqual([[], []]);
});

// The embedded database has one connection, so nothing ever waits in it.
describe.skipIf(!inject('databaseUrl'))('on a server, at the same moment', () => {
  test('sending and confirming: every message waits or is delivered, and all arrive once', async () => {
    const [joost, marit] = [await newcomer({ credits: 200, premium: true }), await member()];
    await joost.send({ profile_id: marit.id }, 'before');
    const send = (nth: number) => joost.send({ profile_id: marit.id }, `word ${nth}`);
    const sends = Array.from({ length: 20 }, async (_, nth) => {
      // Spread over the moments of the confirmation, which nobody can hear of.
      await wait(nth * 4);
      return send(nth);
    });
    await confirm(joost, 2);
    const replies = await Promise.all(sends);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await thread(marit, joost)).toHaveLength(21);
    expect([await joost.credits(), (await list(marit))[0]?.[3]]).toEqual([200 - 21 * 5, 21]);
    await kindling.settled();
    expect(told(marit).filter(({ type }) => type === 'message')).toHaveLength(21);
  });

  test('blocking and confirming: a message is delivered, or its price is back', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [joost, marit] = [await newcomer({ premium: true }), await member()];
      await joost.send({ profile_id: marit.id }, 'one');
      const [, blocked] = await Promise.all([
        confirm(joost),
        // Each round at another moment of the confirmation, which nobody can hear of.
        wait(round * 5).then(() => joost.call('POST', '/api/block.php', { profile_id: marit.id })),
      ]);
      expect(blocked.status).toBe(200);
      const [delivered] = await run('select 1 from messages where sender_id = $1', joost.id);
      expect(await joost.credits()).toBe(delivered ? 15 : 20);
    }
  });

  test('two who confirm and wrote to the same member, and taking back while confirming, never stand in each other’s way', async () => {
    const marit = await member();
    const [joost, bram] = [await newcomer({ premium: true }), await newcomer({ premium: true })];
    const sent = await joost.send({ profile_id: marit.id }, 'one');
    await bram.send({ profile_id: marit.id }, 'two');
    const [, , unsent] = await Promise.all([confirm(joost), confirm(bram), joost.unsend(sent.body.message.id)]);
    expect(unsent.status).toBe(200);
    expect(await list(marit)).toEqual([[bram.id, 'two', 'sent', 1]]);
    expect(await joost.credits()).toBe(20);
  });
});
