import { afterAll, expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTranslator } from '#tests/fakes/translator.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';

const translator = await startTranslator();
afterAll(() => translator.close());
const kindling = await startTestApp({ translate: { url: translator.url, key: 'a key' } });
const { db } = kindling;

let people = 0;
async function pair(language = 'en') {
  people += 1;
  const joost = await person(kindling, `joost${people}`, { gender: 'male', premium: true, credits: 500 });
  const marit = await person(kindling, `marit${people}`, { premium: true, credits: 50, language });
  const sent = await chatting(kindling, joost).send({ profile_id: marit.id }, 'Guten Abend');
  return { joost, marit, id: sent.body.message.id as number, conversation: sent.body.conversation_id as number };
}
const translate = (who: Person, message_id: number) =>
  chatting(kindling, who).call('POST', '/api/translation.php', { message_id });

test('a received message is translated when its reader asks, once for everybody, and stays as it is', async () => {
  const { joost, marit, id, conversation } = await pair();
  const before = translator.asked.length;
  expect((await translate(marit, id)).body).toEqual({ text: 'GUTEN ABEND', source: 'de' });
  expect((await translate(marit, id)).body).toEqual({ text: 'GUTEN ABEND', source: 'de' });
  expect(translator.asked.slice(before)).toEqual([
    { q: 'Guten Abend', source: 'auto', target: 'en', format: 'text', api_key: 'a key' },
  ]);
  const { messages } = (await chatting(kindling, marit).open({ conversation_id: conversation })).body.conversation;
  expect(messages[0].body).toBe('Guten Abend');
  expect((await translate(joost, id)).status).toBe(404);
});

test('a translation gives the words: the price of the message does not come back after it', async () => {
  const { joost, marit, id } = await pair();
  await translate(marit, id);
  const unsent = await chatting(kindling, joost).call('DELETE', '/api/message.php', { message_id: id });
  expect(unsent.body.refund).toBe(0);
});

test('each reader gets it in the own language', async () => {
  const { marit, id } = await pair('pl');
  expect((await translate(marit, id)).status).toBe(200);
  expect(translator.asked.at(-1)?.target).toBe('pl');
});

test('nobody has translated what they can not read: others’ messages, removed, taken back, and behind a block', async () => {
  const [one, other] = [await pair(), await pair()];
  const before = translator.asked.length;
  for (const id of [other.id, 999_999]) expect((await translate(one.marit, id)).status).toBe(404);
  await chatting(kindling, one.marit).remove(one.conversation);
  expect((await translate(one.marit, one.id)).status).toBe(404);
  const third = await pair();
  await chatting(kindling, third.joost).call('DELETE', '/api/message.php', { message_id: third.id });
  expect((await translate(third.marit, third.id)).status).toBe(404);
  await db.query({
    text: 'insert into blocks (blocker_id, blocked_id) values ($1, $2)',
    values: [other.joost.id, other.marit.id],
  });
  expect((await translate(other.marit, other.id)).status).toBe(404);
  expect(translator.asked.length).toBe(before);
});

test('a message that is taken back takes its translation with it', async () => {
  const { joost, marit, id } = await pair();
  await translate(marit, id);
  await chatting(kindling, joost).call('DELETE', '/api/message.php', { message_id: id });
  const { rows } = await db.query({ text: 'select from message_translations where message_id = $1', values: [id] });
  expect(rows).toEqual([]);
});

test.each([
  ['fails', 500, '{}'],
  ['answers what is none', 200, '{"translatedText":7}'],
  ['answers without end', 200, `{"translatedText":"${'x'.repeat(300_000)}"}`],
])('a translator that %s costs a try, and the next one may succeed', async (_what, status, body) => {
  const { marit, id } = await pair();
  translator.answer(status, body);
  expect(await translate(marit, id)).toMatchObject({ status: 503, body: { error: { code: 'translation_failed' } } });
  translator.answer(200);
  expect((await translate(marit, id)).status).toBe(200);
});

test('two presses at once ask the translator once', async () => {
  const { marit, id } = await pair();
  const before = translator.asked.length;
  const replies = await Promise.all([translate(marit, id), translate(marit, id), translate(marit, id)]);
  for (const { status } of replies) expect([200, 503]).toContain(status);
  expect(replies.map(({ status }) => status)).toContain(200);
  expect(translator.asked.length - before).toBe(1);
});

test('nobody has more than sixty messages translated in an hour', async () => {
  const { marit, id, joost } = await pair();
  await db.query({
    text: `insert into message_translations (message_id, language, asked_by, asked_at, body)
           select $1, 'x' || n, $2, now(), 'x' from generate_series(1, 60) n`,
    values: [id, marit.id],
  });
  const before = translator.asked.length;
  expect((await translate(marit, id)).status).toBe(429);
  expect(translator.asked.length).toBe(before);
  const answer = await chatting(kindling, marit).send({ profile_id: joost.id }, 'Good evening');
  expect((await translate(joost, answer.body.message.id)).status).toBe(200);
  kindling.travel(3_700_000);
  expect((await translate(marit, id)).status).toBe(200);
  kindling.travel(-3_700_000);
});

test('without a translator nothing is offered and nothing is asked', async () => {
  const offers = async (app: typeof kindling) =>
    (await app.app.inject('/api/settings.php')).json().settings.translation;
  expect(await offers(kindling)).toBe(true);
  const without = await startTestApp({}, kindling);
  expect(await offers(without)).toBeUndefined();
  const { marit, id } = await pair();
  const reply = await chatting(without, marit).call('POST', '/api/translation.php', { message_id: id });
  expect(reply).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
});
