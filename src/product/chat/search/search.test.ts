import { beforeAll, describe, expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { CHATS_PAGE, ChatsReply } from '../conversations/contract.ts';
import { FoundChats } from './contract.ts';

const kindling = await startTestApp();
const { db, app } = kindling;
await db.query({ text: `update sites set settings = settings || '{"chat_history_limit": 3}'` });

async function member(name: string, traits: Parameters<typeof person>[2] = {}) {
  const who = await person(kindling, name, { premium: true, credits: 5000, ...traits });
  return { ...who, ...chatting(kindling, who) };
}
type Member = Awaited<ReturnType<typeof member>>;

async function search(who: Member, query: Record<string, string>) {
  const reply = await app.inject({
    method: 'GET',
    url: `/api/chat-search.php?${new URLSearchParams(query)}`,
    headers: { cookie: who.cookie },
  });
  expect(reply.statusCode).toBe(200);
  return { chats: FoundChats.parse(reply.json()).chats, link: reply.headers.link };
}
const namesIn = async (who: Member, query: Record<string, string>) =>
  (await search(who, query)).chats.map(({ profile }) => profile.name);
async function ask(who: Member, url: string): Promise<{ body: unknown; link: string | undefined }> {
  const reply = await app.inject({ method: 'GET', url, headers: { cookie: who.cookie } });
  return { body: reply.json(), link: /<([^>]*)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1] };
}
/** All addresses that one list leads to. */
async function pagesFrom(who: Member, first: string): Promise<number[][]> {
  const pages: number[][] = [];
  for (let address: string | undefined = first; address; ) {
    const { body, link } = await ask(who, address);
    pages.push(ChatsReply.parse(body).chats.map(({ conversation }) => conversation.id));
    address = link;
  }
  return pages;
}

let [marit, soren, lukasz, eve]: Member[] = [];
beforeAll(async () => {
  marit = await member('Marit');
  soren = await member('Zoë', { gender: 'male' });
  lukasz = await member('100%_Ben', { gender: 'male' });
  eve = await member('Eve');
  const say = async (from: Member, to: Member, ...texts: string[]) => {
    for (const text of texts) expect((await from.send({ profile_id: to.id }, text)).status).toBe(200);
  };
  await say(soren, marit, 'The ferry to Ærø leaves at nine', 'Bring a map');
  await say(marit, lukasz, 'A café that opens early, and I have said so for a very long time: the crêperie', 'yes');
  await say(soren, eve, 'The ferry again');
});

describe('conversations are searched', () => {
  test('by the letters of a name, whatever their case or accents, and never as a pattern', async () => {
    expect(await namesIn(marit as Member, { search: ' ZOE ' })).toEqual(['Zoë']);
    expect(await namesIn(marit as Member, { search: '%_b' })).toEqual(['100%_Ben']);
    expect(await namesIn(marit as Member, { search: '_' })).toEqual(['100%_Ben']);
    expect(await namesIn(marit as Member, { search: 'a\0b\\' })).toEqual([]);
  });

  test('by the letters of a message, which is told with its begin near', async () => {
    const { chats } = await search(marit as Member, { search: 'CRÈPERIE' });
    expect(chats.map(({ profile, found }) => [profile.name, found?.mine])).toEqual([['100%_Ben', true]]);
    const [ferry] = (await search(marit as Member, { search: 'ferry' })).chats;
    expect(ferry).toMatchObject({
      profile: { name: 'Zoë' },
      found: { mine: false, body: 'The ferry to Ærø leaves at nine' },
      conversation: { last_message: { body: 'Bring a map' } },
    });
  });

  test('among the own ones only', async () => {
    expect(await namesIn(eve as Member, { search: 'ferry' })).toEqual(['Zoë']);
    expect(await namesIn(eve as Member, { search: 'map' })).toEqual([]);
  });

  test('without what the member removed, the site hides, was taken back, or stands behind a block', async () => {
    const [ida, jan] = [await member('Ida'), await member('Jan', { gender: 'male' })];
    const sent = (await jan.send({ profile_id: ida.id }, 'a lantern')).body;
    expect(await namesIn(ida, { search: 'lantern' })).toEqual(['Jan']);
    await ida.remove(sent.conversation_id);
    await jan.send({ profile_id: ida.id }, 'a candle');
    expect(await namesIn(ida, { search: 'lantern' })).toEqual([]);
    const oops = (await jan.send({ profile_id: ida.id }, 'a torch')).body.message;
    expect(await namesIn(ida, { search: 'torch' })).toEqual(['Jan']);
    await jan.call('DELETE', '/api/message.php', { message_id: oops.id });
    expect(await namesIn(ida, { search: 'torch' })).toEqual([]);
    for (const text of ['one', 'two', 'three']) await jan.send({ profile_id: ida.id }, text);
    expect(await namesIn(ida, { search: 'candle' })).toEqual([]);
    expect(await namesIn(ida, { search: 'three' })).toEqual(['Jan']);
    await ida.call('PUT', '/api/block.php', { profile_id: jan.id });
    await db.query({
      text: 'insert into blocks (blocker_id, blocked_id) values ($1, $2) on conflict do nothing',
      values: [jan.id, ida.id],
    });
    expect(await namesIn(ida, { search: 'jan' })).toEqual([]);
  });

  test('and those with unread messages are told apart', async () => {
    expect(await namesIn(marit as Member, { unread: '1' })).toEqual(['Zoë']);
    expect(await namesIn(marit as Member, { unread: '1', search: 'ben' })).toEqual([]);
    expect(await namesIn(marit as Member, {})).toEqual(['100%_Ben', 'Zoë']);
  });

  test.each(['x', '1', '1.x', '-1.2', '99999999999999999.1'])('not from the place “%s”', async (before) => {
    for (const path of ['chats', 'chat-search']) {
      const url = `/api/${path}.php?before=${before}`;
      const reply = await app.inject({ method: 'GET', url, headers: { cookie: (marit as Member).cookie } });
      expect([reply.statusCode, Object.keys(reply.json().error.fields)]).toEqual([400, ['before']]);
    }
  });
});

test('a long list comes in pages: everybody once, also those whose last messages have one moment', async () => {
  const busy = await member('Busy');
  const others = CHATS_PAGE * 2 + 7;
  await db.query({
    text: `with a as (insert into accounts (site_id, kind, status, language) select 1, 'fictional', 'active', 'en' from generate_series(1, $2::int) returning id),
           m as (insert into members (id, pool, name, gender, sexuality, date_of_birth, country)
                 select id, 1, 'other' || id, 'male', 'bi', '1980-01-01', 'NL' from a returning id),
           s as (insert into member_search (member_id, pool, gender, seeks, country, dob, has_photo, visible, fictional, last_active, joined)
                 select id, 1, 1, 2, 'NL', '1980-01-01', false, true, true, now(), now() from m),
           c as (insert into conversations (low_member_id, high_member_id, started_by) select $1, id, $1 from m returning id, high_member_id)
           insert into chat_list (member_id, conversation_id, other_id, last_message_id, last_sender_id, last_text, last_at)
           select $1, id, high_member_id, 0, $1, 'Hello', timestamptz '2026-01-01' + (id / 40) * interval '1 microsecond' from c`,
    values: [busy.id, others],
  });
  for (const [first, size] of [
    ['/api/chats.php', CHATS_PAGE],
    ['/api/chat-search.php?search=other', 50],
  ] as const) {
    const pages = await pagesFrom(busy, first);
    expect(pages.length).toBe(Math.ceil(others / size));
    expect(new Set(pages.flat()).size).toBe(others);
    expect(pages.flat()).toEqual(pages.flat().toSorted((a, b) => b - a));
  }
});
