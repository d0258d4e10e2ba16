import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { chatting, type To } from '#tests/chatting.ts';
import { brokenInvariants } from '#tests/faults/invariants.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { deliverWaitingMessages } from '../delivery/deliver.ts';
import { GIFTS, type GiftsReply } from './contract.ts';
import { giftCredits, giftOf, giftsOn } from './policy.ts';

const kindling = await startTestApp();
const { db, events } = kindling;
const run = async (text: string, ...values: unknown[]) =>
  (await db.query<Record<string, unknown>>({ text, values })).rows;

let people = 0;
async function member(traits: Parameters<typeof person>[2] = {}) {
  people += 1;
  const who = await person(kindling, `giver${people}`, { credits: 50, ...traits });
  const calls = chatting(kindling, who);
  const user = async () => (await calls.call('GET', '/api/user.php')).body.user;
  const give = (to: To, gift: string, body = '', key: string = randomUUID()) =>
    calls.call('POST', '/api/chat.php', { ...to, gift, body, key });
  return { ...who, ...calls, user, give };
}
type Member = Awaited<ReturnType<typeof member>>;
const ledger = (who: Member) =>
  run("select amount, reason from credit_ledger where account_id = $1 and reason <> 'starting' order by id", who.id);
const catalogue = async (who: Member) => (await who.call('GET', '/api/gifts.php')).body.gifts as GiftsReply['gifts'];
const thread = async (who: Member, other: Member) =>
  (await who.open({ profile_id: other.id })).body.conversation.messages;

/** What the site offers from now on. */
async function offer(settings: object): Promise<void> {
  await run('update sites set settings = settings || $1::jsonb where is_default', JSON.stringify(settings));
  kindling.travel(6000);
}

afterEach(async () => {
  expect(await brokenInvariants(async (text) => (await run(text)) as { id: unknown }[])).toEqual([]);
});

describe('the catalogue', () => {
  test("has the site's gifts in order, each at the site's price and its own, in credits and in the money of the payment country", async () => {
    const marit = await member({ country: 'NO' });
    const gifts = await catalogue(marit);
    expect(gifts.map(({ key }) => key)).toEqual([...GIFTS]);
    expect(Math.min(...gifts.map(({ credits }) => credits))).toBe(10);
    const tulips = gifts.find(({ key }) => key === 'tulips');
    // As the line under the composer says it: 5 credits from 1.20.
    expect(tulips).toEqual({ key: 'tulips', credits: 20, price: { amount: 480, currency: 'EUR' } });
    const priceOf = async (query: string, cookie: string) =>
      (await kindling.app.inject({ url: `/api/gifts.php${query}`, headers: { cookie } })).json().gifts[0].price;
    expect(await priceOf('', `${marit.cookie}; country=SE`)).toEqual({ amount: 3934, currency: 'SEK' });
    expect((await priceOf('?country=CH', `${marit.cookie}; country=SE`)).currency).toBe('CHF');
  });

  test('tells visitors what gifts cost, as the page of prices does', async () => {
    const reply = await kindling.app.inject({ url: '/api/gifts.php' });
    expect([reply.statusCode, reply.json().gifts.length]).toEqual([200, GIFTS.length]);
  });

  test('knows nothing that is only like one of its keys', () => {
    for (const text of ['Tulips', ' tulips', 'tulips\0', '__proto__', 'constructor', ''])
      expect(giftOf(text)).toBeNull();
    expect(giftsOn({ offered_gifts: ['letter', 'candle', 'rose'] })).toEqual(['candle', 'letter']);
    expect(giftCredits('coffee', { gift_credits: 3 })).toBe(3);
  });
});

describe('giving', () => {
  test('takes the price of the gift, tells both sides, and is in thread and list with and without words', async () => {
    const [marit, joost] = [await member({ premium: true }), await member({ gender: 'male' })];
    const { status, body } = await marit.give({ profile_id: joost.id }, 'tulips', ' For the bakery. ');
    expect(status).toBe(200);
    expect(body).toMatchObject({ cost: 20, credits: 30, start_conversation: true });
    expect(body.message).toMatchObject({ body: 'For the bakery.', gift: { key: 'tulips' }, cost: 20 });
    expect(await ledger(marit)).toEqual([{ amount: -20, reason: 'gift' }]);
    const { cost: _, ...received } = body.message;
    const { gift: __, ...told } = received;
    expect(events.filter(({ memberId }) => memberId === joost.id).map(({ event }) => event)).toEqual([
      { type: 'message', message: { ...told, mine: false, body: '', withheld: true } },
    ]);
    const asked = await joost.call('GET', `/api/message.php?message_id=${received.id}`);
    expect(asked.body).toEqual({ ...received, mine: false });
    expect((await thread(marit, joost))[0].cost).toBe(20);
    expect((await thread(joost, marit))[0]).not.toHaveProperty('cost');
    await marit.give({ conversation_id: body.conversation_id }, 'coffee');
    expect((await thread(joost, marit)).map((message: { gift: object }) => message.gift)).toEqual([
      { key: 'tulips' },
      { key: 'coffee' },
    ]);
    const report = { profile_id: marit.id, reason: 'money', with_messages: true, key: randomUUID() };
    expect((await joost.call('POST', '/api/report.php', report)).status).toBe(200);
    const [{ snapshot } = {}] = await run('select snapshot from reports order by id desc limit 1');
    expect(snapshot).toMatchObject({ messages: [{ body: 'For the bakery.', gift: 'tulips' }, { gift: 'coffee' }] });
    await joost.call('PUT', '/api/hidden-words.php', { words: ['BAKERY'] });
    expect((await thread(joost, marit)).map((message: { hidden?: true }) => message.hidden)).toEqual([true, undefined]);
    expect((await joost.chats()).body.chats[0]).toMatchObject({
      conversation: { last_message: { body: '', carries: 'gift' } },
      num_unread_messages: 2,
    });
  });

  test('is never free for a free member, and uses a start', async () => {
    const [marit, joost, tim, kim] = [await member(), await member(), await member(), await member()];
    expect((await marit.give({ profile_id: joost.id }, 'candle')).body.cost).toBe(15);
    expect((await marit.user()).free_conversations_left).toBe(1);
    await marit.give({ profile_id: tim.id }, 'coffee');
    const third = await marit.give({ profile_id: kim.id }, 'coffee');
    expect([third.status, third.body.error.code]).toEqual([403, 'premium_only']);
    expect((await marit.user()).credits).toBe(25);
  });

  test('twice under one key is one gift at one price; another gift or other words under it are refused', async () => {
    const [marit, joost] = [await member({ premium: true }), await member()];
    const key = randomUUID();
    const first = await marit.give({ profile_id: joost.id }, 'book', 'Read it', key);
    expect((await marit.give({ profile_id: joost.id }, 'book', 'Read it', key)).body).toEqual(first.body);
    for (const again of [
      await marit.give({ profile_id: joost.id }, 'letter', 'Read it', key),
      await marit.give({ profile_id: joost.id }, 'book', 'Burn it', key),
      await marit.send({ profile_id: joost.id }, 'Read it', key),
    ])
      expect([again.status, again.body.error.code]).toEqual([409, 'message_key_reused']);
    expect(await ledger(marit)).toEqual([{ amount: -15, reason: 'gift' }]);
  });

  test('without enough credits stores nothing, whatever a message would cost', async () => {
    const [poor, joost] = [await member({ premium: true, credits: 19 }), await member()];
    const refused = await poor.give({ profile_id: joost.id }, 'tulips');
    expect([refused.status, refused.body.error.message]).toEqual([402, 'You do not have enough credits']);
    expect((await joost.chats()).body.chats).toEqual([]);
    expect((await poor.user()).credits).toBe(19);
  });

  test('taken back gives its own price back, and the start with it', async () => {
    const [marit, joost] = [await member(), await member()];
    const { body } = await marit.give({ profile_id: joost.id }, 'jar_of_stars', 'So you see the way');
    const back = await marit.call('DELETE', '/api/message.php', { message_id: body.message.id });
    expect(back.body).toMatchObject({ refund: 25, credits: 50 });
    expect(await ledger(marit)).toEqual([
      { amount: -25, reason: 'gift' },
      { amount: 25, reason: 'unsent_message' },
    ]);
    expect((await marit.user()).free_conversations_left).toBe(2);
    expect((await joost.chats()).body.chats).toEqual([]);
  });

  test('of a member who is not confirmed waits with its price set aside, and is delivered with it', async () => {
    const [finn, joost] = [await member({ confirmed: false, status: 'disabled' }), await member()];
    expect((await finn.give({ profile_id: joost.id }, 'lantern')).body.message.state).toBe('waiting');
    expect(await ledger(finn)).toEqual([{ amount: -15, reason: 'set_aside' }]);
    expect((await joost.chats()).body.chats).toEqual([]);
    await run("update accounts set status = 'active' where id = $1", finn.id);
    await run("update members set status = 'active' where id = $1", finn.id);
    await (await kindling.calls(finn)).transaction((call) => deliverWaitingMessages(call));
    expect(await thread(joost, finn)).toMatchObject([{ gift: { key: 'lantern' } }]);
  });

  test('to whoever blocked the giver, to nobody, and as somebody else is refused', async () => {
    const [marit, joost, tim] = [await member({ premium: true }), await member(), await member()];
    const { conversation_id } = (await marit.give({ profile_id: joost.id }, 'coffee')).body;
    await run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', joost.id, marit.id);
    expect((await marit.give({ conversation_id }, 'coffee')).body.error.code).toBe('blocked_by_member');
    expect((await tim.give({ conversation_id }, 'coffee')).body.error.code).toBe('conversation_not_found');
    expect((await tim.give({ profile_id: 999_999 }, 'coffee')).body.error.code).toBe('member_not_found');
    const priced = await tim.call('POST', '/api/chat.php', {
      ...{ profile_id: marit.id, gift: 'two_glasses', key: randomUUID(), body: '' },
      ...{ credits: 0, cost: 0, price: 0 },
    });
    expect(priced.body.cost).toBe(20);
  });

  test('fifty at once gives exactly as many as the credits pay for, and one under one key', async () => {
    const [marit, joost] = [await member({ premium: true, credits: 63 }), await member()];
    const many = await Promise.all(Array.from({ length: 50 }, () => marit.give({ profile_id: joost.id }, 'tulips')));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(many.filter(({ status }) => status === 402)).toHaveLength(47);
    const [tim, key] = [await member({ premium: true }), randomUUID()];
    const same = await Promise.all(
      Array.from({ length: 20 }, () => tim.give({ profile_id: joost.id }, 'candle', '', key)),
    );
    expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect([(await marit.user()).credits, (await tim.user()).credits]).toEqual([3, 35]);
  });
});

test('a gift that is gone is refused in a sentence, and stays where it was given, repeated or taken back', async () => {
  const [marit, joost] = [await member({ premium: true }), await member()];
  const key = randomUUID();
  const first = await marit.give({ profile_id: joost.id }, 'matches', 'Light it', key);
  await offer({ offered_gifts: ['candle', 'book'] });
  expect((await catalogue(marit)).map((gift) => gift.key)).toEqual(['candle', 'book']);
  for (const gift of ['matches', 'rose', 'candle ', '__proto__']) {
    const refused = await marit.give({ profile_id: joost.id }, gift);
    expect([refused.status, refused.body.error], gift).toMatchObject([
      404,
      { code: 'gift_not_found', message: 'This gift is no longer available. Choose another one.' },
    ]);
  }
  expect((await marit.give({ profile_id: joost.id }, 'matches', 'Light it', key)).body).toEqual(first.body);
  expect((await marit.give({ profile_id: joost.id }, 'umbrella', 'Light it', key)).body.error.code).toBe(
    'message_key_reused',
  );
  expect(await thread(marit, joost)).toMatchObject([{ gift: { key: 'matches' }, body: 'Light it' }]);
  const { body } = await marit.call('DELETE', '/api/message.php', { message_id: first.body.message.id });
  expect(body).toMatchObject({ refund: 10, credits: 50 });
  await offer({ offered_gifts: null, gift_credits: 2 });
  expect((await marit.give({ profile_id: joost.id }, 'matches')).body.cost).toBe(2);
  await offer({ gift_credits: 10 });
});
