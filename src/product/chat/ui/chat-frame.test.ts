import { expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);
const marit = await person(kindling, 'Marit', { premium: true, credits: 50 });
const joost = await person(kindling, 'Joost', { gender: 'male' });
const thijs = await person(kindling, 'Thijs', { gender: 'male', fictional: true });
const mathias = await person(kindling, 'Mathias', { gender: 'male' });
const { send } = chatting(kindling, marit);
const { message } = (await send({ profile_id: joost.id }, 'Hello')).body;
await send({ profile_id: mathias.id }, 'Hello you');
await kindling.db.query({
  text: "update members set about = 'I bake on Sundays. By Tuesday I regret it.', interests = '{music}' where id <> $1",
  values: [marit.id],
});
await kindling.db.query({ text: "update members set interests = '{music}' where id = $1", values: [marit.id] });

const html = async (url: string) => (await page(url, { cookie: marit.cookie })).html;
/** What the Tab key reaches in the list: each link and button, by the member it is about. */
const stopsIn = (text: string) => {
  const [, list = ''] = /<ul aria-label="Messages"[^>]*>(.*?)<\/ul>/s.exec(text) ?? [];
  const rows = list.split('<li').slice(1);
  return rows.map((row) =>
    [...row.matchAll(/<(a|button)\b[^>]*?tabindex="(-?\d)"/gi)].map(([, , index]) => Number(index)),
  );
};

test('the list is one stop of the Tab key: the open conversation, or else the newest', async () => {
  expect(stopsIn(await html('/chats'))).toEqual([
    [0, -1],
    [-1, -1],
  ]);
  expect(stopsIn(await html(`/chats/${message.conversation_id}`))).toEqual([
    [-1, -1],
    [0, -1],
  ]);
});

test('a thread begins with a way past the list to where one writes', async () => {
  const thread = await html(`/chats/${message.conversation_id}`);
  expect(thread).toMatch(/<a href="#composer"[^>]*>Skip to the message field<\/a>/);
  expect(thread).toMatch(/<textarea[^>]* id="composer"/);
  expect(await html('/chats')).not.toContain('href="#composer"');
});

test('a new thread shows one line and the shared interests, before any script runs', async () => {
  const fresh = await person(kindling, 'Ruben', { gender: 'male' });
  await kindling.db.query({
    text: "update members set about = 'I bake on Sundays. By Tuesday I regret it.', interests = '{music}' where id = $1",
    values: [fresh.id],
  });
  const thread = await html(`/members/${fresh.id}/chat`);
  expect(thread).toContain('“I bake on Sundays. By Tuesday I regret it.”');
  expect(thread).toMatch(/>Music<.*?shared/s);
  expect(thread).not.toContain('Fictional');
  expect(await html(`/chats/${message.conversation_id}`)).not.toContain('I bake on Sundays');
});

test('a new thread with a fictional profile has its label at the photo and the warning above', async () => {
  const thread = await html(`/members/${thijs.id}/chat`);
  const log = thread.slice(thread.indexOf('aria-label="Messages with Thijs"'));
  const warning = log.indexOf('Thijs is a fictional profile.');
  expect(warning).toBeGreaterThan(0);
  expect(log.indexOf('>Fictional<')).toBeGreaterThan(warning);
  expect(log.indexOf('“I bake')).toBeGreaterThan(log.indexOf('>Fictional<'));
});

test('a thread with somebody whose account was removed has no link to a profile that is no page any more', async () => {
  const away = await person(kindling, 'Hugo', { gender: 'male' });
  const { conversation_id } = (await send({ profile_id: away.id }, 'Are you there?')).body.message;
  const toProfile = `href="/members/${away.id}"`;
  expect(await html(`/chats/${conversation_id}`)).toContain(toProfile);
  await kindling.db.query({ text: "update accounts set status = 'blocked' where id = $1", values: [away.id] });
  const thread = await html(`/chats/${conversation_id}`);
  expect(thread).toContain('Are you there?');
  expect(thread).not.toContain(toProfile);
});
