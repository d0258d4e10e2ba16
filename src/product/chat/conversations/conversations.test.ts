import { describe, expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import type { MessageView } from '../contract.ts';
import { ChatsReply, ConversationReply } from './contract.ts';

const kindling = await startTestApp();
const { db, events } = kindling;
await db.query({ text: `update sites set settings = settings || '{"chat_history_limit": 3}'` });

let people = 0;
async function member(traits: Parameters<typeof person>[2] = {}) {
  people += 1;
  const who = await person(kindling, `member${people}`, { premium: true, credits: 500, ...traits });
  return { ...who, ...chatting(kindling, who) };
}
type Member = Awaited<ReturnType<typeof member>>;

/** Writes from one to the other, in order. @returns the stored messages as their senders see them. */
async function write(from: Member, to: Member, ...texts: string[]): Promise<MessageView[]> {
  const sent: MessageView[] = [];
  for (const text of texts) sent.push((await from.send({ profile_id: to.id }, text)).body.message);
  return sent;
}
const textsOf = (reply: { body: ConversationReply }) => reply.body.conversation?.messages.map((entry) => entry.body);
const unreadOf = async (who: Member) =>
  ChatsReply.parse((await who.chats()).body).chats.map((chat) => chat.num_unread_messages);

test('a conversation says whom the other member looks for, before anybody has paid for a message', async () => {
  const marit = await member();
  const looksFor = async (traits: Parameters<typeof person>[2]) => {
    const other = await member(traits);
    return ConversationReply.parse((await marit.open({ profile_id: other.id })).body).looks_for;
  };
  expect(await looksFor({ gender: 'female', sexuality: 'hetero' })).toEqual(['male']);
  expect(await looksFor({ gender: 'female', sexuality: 'lesbian' })).toEqual(['female']);
  expect(await looksFor({ gender: 'male', sexuality: 'bi' })).toEqual(['male', 'female']);
  expect(await looksFor({ gender: 'female', sexuality: 'hetero', fictional: true })).toEqual([]);
});

describe('a thread without messages introduces the other member', () => {
  const tell = (who: Member, about: string | null, interests: string[]) =>
    db.query({
      text: 'update members set about = $1, interests = $2 where id = $3',
      values: [about, interests, who.id],
    });
  const introductionIn = async (to: Parameters<Member['open']>[0], by: Member) =>
    ConversationReply.parse((await by.open(to)).body).introduction;

  test('by one line of theirs and the interests that both have', async () => {
    const [marit, joost] = [await member(), await member()];
    await tell(marit, null, ['reading', 'music', 'tea']);
    await tell(joost, 'I bake on Sundays and regret it by Tuesday. I also own a boat.', ['hiking', 'music', 'reading']);
    expect(await introductionIn({ profile_id: joost.id }, marit)).toEqual({
      line: 'I bake on Sundays and regret it by Tuesday.',
      interests: ['music', 'reading'],
      interests_shared: true,
    });
  });

  test('by a few interests of theirs where none are shared, also of a fictional one', async () => {
    const [marit, thijs] = [await member(), await member({ fictional: true })];
    await tell(thijs, null, ['hiking', 'music', 'reading', 'tea']);
    expect(await introductionIn({ profile_id: thijs.id }, marit)).toEqual({
      line: null,
      interests: ['hiking', 'music', 'reading'],
      interests_shared: false,
    });
  });

  test('until something is written, and again once the viewer has removed it all', async () => {
    const [marit, joost] = [await member(), await member()];
    const [first] = await write(marit, joost, 'one');
    const conversation_id = first?.conversation_id ?? 0;
    expect(await introductionIn({ conversation_id }, joost)).toBeNull();
    await joost.remove(conversation_id);
    expect(await introductionIn({ conversation_id }, joost)).not.toBeNull();
    expect(await introductionIn({ conversation_id }, marit)).toBeNull();
  });

  test('never where they are not shown: deleted, or blocked by the viewer', async () => {
    const [marit, joost, tim] = [await member(), await member(), await member()];
    const [toJoost] = await write(marit, joost, 'one');
    await marit.remove(toJoost?.conversation_id ?? 0);
    for (const who of [joost, tim]) await tell(who, 'I bake on Sundays and regret it by Tuesday.', ['music']);
    await db.query({ text: "update accounts set status = 'deleted' where id = $1", values: [joost.id] });
    await db.query({ text: 'insert into blocks (blocker_id, blocked_id) values ($1, $2)', values: [marit.id, tim.id] });
    for (const { id } of [joost, tim]) expect(await introductionIn({ profile_id: id }, marit)).toBeNull();
  });
});

describe('the chat list', () => {
  test('is newest first, with the last message and what is unread', async () => {
    const [marit, joost, tim] = [await member(), await member({ fictional: true }), await member()];
    await marit.acknowledge(joost.id);
    const [hello] = await write(marit, joost, 'Hello');
    await write(tim, marit, 'Hi', 'Are you there?');
    const chats = ChatsReply.parse((await marit.chats()).body).chats;
    expect(chats.map((chat) => [chat.profile.id, chat.profile.fictional, chat.num_unread_messages])).toEqual([
      [tim.id, false, 2],
      [joost.id, true, 0],
    ]);
    expect(chats.map((chat) => chat.conversation.last_message)).toEqual([
      { id: expect.any(Number), body: 'Are you there?', mine: false, created_at: expect.any(String) },
      { id: hello?.id, body: 'Hello', mine: true, created_at: hello?.created_at },
    ]);
    await write(marit, joost, 'Hello again');
    expect((await marit.chats()).body.chats[0].profile.id).toBe(joost.id);
  });

  test('keeps the conversation with a deleted member but nothing personal of them', async () => {
    const [marit, joost] = [await member(), await member({ city: 'Arnhem' })];
    await write(joost, marit, 'Goodbye');
    await db.query({ text: "update accounts set status = 'deleted' where id = $1", values: [joost.id] });
    const [chat] = ChatsReply.parse((await marit.chats()).body).chats;
    expect(chat?.profile).toMatchObject({
      id: joost.id,
      name: '',
      age: 0,
      city: null,
      main_image: null,
      deleted: true,
    });
    const opened = await marit.open({ profile_id: joost.id });
    expect([opened.body.can_write, textsOf(opened)]).toEqual(['gone', ['Goodbye']]);
    const refused = await marit.send({ profile_id: joost.id }, 'Wait');
    expect([refused.status, refused.body.error.code]).toEqual([404, 'member_not_found']);
  });
});

describe('a conversation', () => {
  test('can be opened before anything was written', async () => {
    const [marit, joost] = [await member({ premium: false, credits: 0 }), await member()];
    const { status, body } = await marit.open({ profile_id: joost.id });
    expect(status).toBe(200);
    expect(ConversationReply.parse(body)).toMatchObject({
      conversation: null,
      profile: { id: joost.id, name: joost.name, deleted: false },
      history_hidden: false,
      num_unread_messages: 0,
      next_message_credits: 0,
      can_write: 'yes',
    });
    const [message] = await write(marit, joost, 'Hello');
    const after = await marit.open({ conversation_id: message?.conversation_id ?? 0 });
    expect(after.body).toMatchObject({ next_message_credits: 5, can_write: 'not_enough_credits' });
    expect((await marit.open({ profile_id: joost.id })).body).toEqual(after.body);
  });

  test('shows the newest messages up to the limit, oldest of them first, and says when older ones are hidden', async () => {
    const [marit, joost] = [await member(), await member()];
    await write(marit, joost, 'one', 'two', 'three');
    const full = await joost.open({ profile_id: marit.id });
    expect([textsOf(full), full.body.history_hidden]).toEqual([['one', 'two', 'three'], false]);
    await write(joost, marit, 'four');
    const cut = await joost.open({ profile_id: marit.id });
    expect([textsOf(cut), cut.body.history_hidden]).toEqual([['two', 'three', 'four'], true]);
    expect(cut.body.conversation.messages.map((message: MessageView) => message.mine)).toEqual([false, false, true]);
  });

  test('refuses a question that names no conversation', async () => {
    const marit = await member();
    expect(await marit.call('GET', '/api/chat.php')).toMatchObject({ status: 404 });
    for (const query of ['?id=0', '?id=-4', '?id=abc', '?profile_id=1.5', '?id=99999999999999999999']) {
      expect((await marit.call('GET', `/api/chat.php${query}`)).status, query).toBe(400);
    }
  });
});

describe('reading', () => {
  test('up to a message leaves the newer ones unread, and tells the sender and the own other devices', async () => {
    const [marit, joost] = [await member(), await member()];
    const [first, second] = await write(marit, joost, 'one', 'two');
    const conversation = first?.conversation_id ?? 0;
    expect(await unreadOf(joost)).toEqual([2]);
    expect((await joost.read(conversation, first?.id ?? 0)).status).toBe(200);
    expect(await unreadOf(joost)).toEqual([1]);
    expect(events.filter((entry) => entry.memberId === marit.id).at(-1)?.event).toEqual({
      type: 'read',
      conversation_id: conversation,
      message_id: first?.id,
    });
    expect(events.filter((entry) => entry.memberId === joost.id).at(-1)?.event).toEqual({
      type: 'seen',
      conversation_id: conversation,
      message_id: first?.id,
    });
    const seen = await marit.open({ conversation_id: conversation });
    expect(seen.body.conversation.messages.map((message: MessageView) => message.read)).toEqual([true, false]);
    await joost.read(conversation, second?.id ?? 0);
    expect(await unreadOf(joost)).toEqual([0]);
  });

  test('again or of something older changes nothing and tells nobody', async () => {
    const [marit, joost] = [await member(), await member()];
    const [first, second] = await write(marit, joost, 'one', 'two');
    const conversation = first?.conversation_id ?? 0;
    await joost.read(conversation, second?.id ?? 0);
    const told = events.length;
    for (const mark of [second?.id ?? 0, first?.id ?? 0]) {
      expect((await joost.read(conversation, mark)).body).toEqual({ ok: true });
    }
    expect([await unreadOf(joost), events.length]).toEqual([[0], told]);
  });

  test('of a message that does not exist yet does not read those to come', async () => {
    const [marit, joost] = [await member(), await member()];
    const [first] = await write(marit, joost, 'one');
    await joost.read(first?.conversation_id ?? 0, Number.MAX_SAFE_INTEGER);
    await write(marit, joost, 'two');
    expect(await unreadOf(joost)).toEqual([1]);
  });
});

describe('removing a conversation', () => {
  test('empties it for this member only, tells their other devices, and can be repeated', async () => {
    const [marit, joost] = [await member(), await member()];
    const [first] = await write(marit, joost, 'one', 'two');
    const conversation = first?.conversation_id ?? 0;
    for (const _ of [1, 2]) {
      const removed = await joost.remove(conversation);
      expect([removed.status, removed.body]).toEqual([200, { ok: true }]);
      expect(events.at(-1)).toEqual({
        memberId: joost.id,
        event: { type: 'chat_removed', conversation_id: conversation },
      });
    }
    expect((await joost.chats()).body.chats).toEqual([]);
    expect(textsOf(await joost.open({ conversation_id: conversation }))).toEqual([]);
    expect(textsOf(await marit.open({ conversation_id: conversation }))).toEqual(['one', 'two']);
    expect((await marit.chats()).body.chats).toHaveLength(1);
    const seen = await marit.open({ conversation_id: conversation });
    expect(seen.body.conversation.messages.map((message: MessageView) => message.read)).toEqual([false, false]);
  });

  test('by the member takes all with that member out, and nothing else', async () => {
    const [marit, joost, tim] = [await member(), await member(), await member()];
    await write(joost, marit, 'one', 'two');
    await write(tim, marit, 'three');
    const removed = await marit.call('DELETE', '/api/chat.php', { profile_id: joost.id });
    expect([removed.status, removed.body]).toEqual([200, { ok: true }]);
    const left = ChatsReply.parse((await marit.chats()).body).chats;
    expect(left.map((chat) => chat.profile.id)).toEqual([tim.id]);
    expect(textsOf(await marit.open({ profile_id: joost.id }))).toEqual([]);
    expect((await joost.chats()).body.chats).toHaveLength(1);
  });

  test.each([
    ['its id', (id: number) => ({ id })],
    ['its id by its other name', (id: number) => ({ conversation_id: id })],
    ['a bare number', (id: number) => id],
  ])('takes %s', async (_what, bodyOf) => {
    const [marit, joost] = [await member(), await member()];
    const [first] = await write(marit, joost, 'one');
    const removed = await kindling.app.inject({
      method: 'DELETE',
      url: '/api/chat.php',
      headers: { cookie: marit.cookie, 'content-type': 'application/json' },
      payload: JSON.stringify(bodyOf(first?.conversation_id ?? 0)),
    });
    expect([removed.statusCode, removed.json()]).toEqual([200, { ok: true }]);
    expect((await marit.chats()).body.chats).toEqual([]);
    expect((await joost.chats()).body.chats).toHaveLength(1);
  });

  test('asks which one: by its id or by the member, and of whom there is one', async () => {
    const [marit, joost] = [await member(), await member()];
    const [first] = await write(marit, joost, 'one');
    const remove = async (payload: object) => (await marit.call('DELETE', '/api/chat.php', payload)).status;
    expect(await remove({})).toBe(400);
    expect(await remove({ conversation_id: first?.conversation_id, profile_id: joost.id })).toBe(400);
    expect(await remove({ profile_id: 999_999 })).toBe(404);
    expect((await marit.chats()).body.chats).toHaveLength(1);
  });

  test('lasts until the next message, which brings it back with what is newer', async () => {
    const [marit, joost] = [await member(), await member()];
    const [first] = await write(marit, joost, 'one', 'two', 'three', 'four');
    const conversation = first?.conversation_id ?? 0;
    await joost.remove(conversation);
    await write(marit, joost, 'five');
    expect(await unreadOf(joost)).toEqual([1]);
    const back = await joost.open({ conversation_id: conversation });
    expect([textsOf(back), back.body.history_hidden]).toEqual([['five'], false]);
    await joost.remove(conversation);
    await write(joost, marit, 'six');
    expect(textsOf(await joost.open({ conversation_id: conversation }))).toEqual(['six']);
    expect((await joost.chats()).body.chats).toHaveLength(1);
  });
});

test('members who ask for their conversations in the same moment get their own each', async () => {
  const writers = await Promise.all(Array.from({ length: 20 }, () => member()));
  const joost = await member();
  for (const [index, writer] of writers.entries()) await write(writer, joost, `from ${index}`);
  const nobody = await member();
  const askers = [...writers, nobody, ...writers];
  const replies = await Promise.all(askers.map(async (asker) => ChatsReply.parse((await asker.chats()).body).chats));
  const bodies = (chats: ChatsReply['chats']) => chats.map(({ conversation }) => conversation.last_message.body);
  const own = writers.map((_, index) => [`from ${index}`]);
  expect(replies.map(bodies)).toEqual([...own, [], ...own]);
});
