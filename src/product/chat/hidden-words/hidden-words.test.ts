import { expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';

const kindling = await startTestApp();
const { events } = kindling;

let people = 0;
async function member(traits: Parameters<typeof person>[2] = {}) {
  people += 1;
  const who = await person(kindling, `member${people}`, { premium: true, credits: 500, ...traits });
  return { ...who, ...chatting(kindling, who) };
}
type Member = Awaited<ReturnType<typeof member>>;
const URL = '/api/hidden-words.php';
const hide = (who: Member, ...words: string[]) => who.call('PUT', URL, { words });
const seen = async (who: Member, other: Member) =>
  (await who.open({ profile_id: other.id })).body.conversation.messages.map(
    ({ body, hidden }: { body: string; hidden?: true }) => [body, hidden ?? false],
  );

test('a message with a hidden word is folded up for its receiver in thread, list and live, and is there all the same', async () => {
  const [marit, joost] = [await member(), await member()];
  expect((await hide(marit, 'crypto')).body).toEqual({ words: ['crypto'] });
  const { id } = (await joost.send({ profile_id: marit.id }, 'Do you like CRYPTO?')).body.message;
  const told = events.find(({ memberId, event }) => memberId === marit.id && event.type === 'message')?.event;
  expect(JSON.stringify(told)).not.toContain('CRYPTO');
  const asked = await marit.call('GET', `/api/message.php?message_id=${id}`);
  expect(asked.body).toMatchObject({ body: 'Do you like CRYPTO?', hidden: true });
  expect(await seen(marit, joost)).toEqual([['Do you like CRYPTO?', true]]);
  expect(await seen(joost, marit)).toEqual([['Do you like CRYPTO?', false]]);
  const last = async (who: Member) => (await who.chats()).body.chats[0].conversation.last_message;
  expect(await last(marit)).toMatchObject({ body: '', hidden: true });
  expect(await last(joost)).not.toHaveProperty('hidden');
  await marit.send({ profile_id: joost.id }, 'No crypto, please');
  expect([await last(marit), (await seen(marit, joost)).at(-1)]).toEqual([
    expect.objectContaining({ body: 'No crypto, please' }),
    ['No crypto, please', false],
  ]);
  await hide(marit);
  expect((await seen(marit, joost))[0]).toEqual(['Do you like CRYPTO?', false]);
});

test('what a search finds does not show it either, and one may find it by what else it says', async () => {
  const [marit, joost] = [await member(), await member()];
  await joost.send({ profile_id: marit.id }, 'A lovely crypto fund');
  await joost.send({ profile_id: marit.id }, 'Well?');
  await hide(marit, 'crypto');
  const found = async (who: Member) =>
    (await who.call('GET', '/api/chat-search.php?search=lovely')).body.chats[0]?.found;
  expect(await found(marit)).toMatchObject({ body: '', hidden: true });
  expect(await found(joost)).toMatchObject({ body: 'A lovely crypto fund', mine: true });
  expect(await found(joost)).not.toHaveProperty('hidden');
});

test('also where the word stands beyond what the list shows, and what came before it was hidden', async () => {
  const [marit, joost] = [await member(), await member()];
  await joost.send({ profile_id: marit.id }, `${'very '.repeat(60)} long, and then secret`);
  await hide(marit, 'secret');
  expect((await marit.chats()).body.chats[0].conversation.last_message).toMatchObject({ body: '', hidden: true });
  expect((await seen(marit, joost))[0]?.[1]).toBe(true);
});

test('words are stored once, tidy, and at most fifty of two to forty characters; only their member has them', async () => {
  const [marit, joost] = [await member(), await member()];
  expect((await hide(marit, '  Cam   girl ', 'CAM GIRL', 'Ｗｅｂ', '\u200b', '金钱')).body).toEqual({
    words: ['Cam girl', 'Web', '金钱'],
  });
  expect((await marit.call('GET', URL)).body).toEqual({ words: ['Cam girl', 'Web', '金钱'] });
  expect((await joost.call('GET', URL)).body).toEqual({ words: [] });
  const rainbow = '🏳️‍🌈';
  for (const [words, code] of [
    [['a'], 'hidden_word_length'],
    [['a'.repeat(41)], 'hidden_word_length'],
    [Array.from({ length: 51 }, (_, index) => `word${index}`), 'hidden_words_full'],
  ] as const)
    expect((await hide(marit, ...words)).body.error.code).toBe(code);
  expect((await hide(marit, rainbow.repeat(40))).status).toBe(200);
  expect((await hide(marit, ...Array.from({ length: 50 }, (_, index) => `word${index}`))).body.words).toHaveLength(50);
});
