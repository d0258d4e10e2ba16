import { expect, test } from 'vitest';
import { chatting } from './chatting.ts';
import { startTestApp } from './harness.ts';
import { person } from './people.ts';
import { servePagesOf } from './rendered-pages.ts';

const kindling = await startTestApp();
const WORD = { fictional_singular: 'House host', fictional_plural: 'House hosts', fictional_icon: 'shield' };
await kindling.db.query({
  text: 'update sites set settings = settings || $1::jsonb',
  values: [JSON.stringify(WORD)],
});
const page = await servePagesOf(kindling);
const marit = await person(kindling, 'Marit', { premium: true, credits: 50 });
const made = await person(kindling, 'Agnieszka', { gender: 'male', fictional: true });
await kindling.db.query({
  text: 'insert into likes (liker_id, liked_id) values ($1, $2), ($2, $1)',
  values: [made.id, marit.id],
});
await chatting(kindling, marit).acknowledge(made.id);
await chatting(kindling, marit).send({ profile_id: made.id }, 'Hello');
const { chats } = (await chatting(kindling, marit).chats()).body;
const cookie = { cookie: marit.cookie };

/** Every card or profile in a reply that says it is fictional. */
function fictionalIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(fictionalIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'fictional' in value && value.fictional === true ? [{ ...value }] : [];
  return [...own, ...Object.values(value).flatMap(fictionalIn)];
}

test.each([
  '/api/members.php',
  `/api/member.php?id=${made.id}`,
  '/api/likes.php',
  '/api/chats.php',
  `/api/chat.php?profile_id=${made.id}`,
])('a fictional profile in %s is not online, even while somebody works on it', async (url) => {
  await kindling.db.query({ text: 'update member_search set last_active = now()' });
  const found = fictionalIn((await kindling.app.inject({ url, headers: cookie })).json());
  expect(found.length).toBeGreaterThan(0);
  for (const card of found) expect(card).toMatchObject({ id: made.id, online: false });
});

test.each([
  ['/members', null],
  [`/members/${made.id}`, null],
  [`/members/${made.id}`, 'visitor'],
  [`/members/${made.id}/signup`, 'visitor'],
  ['/likes', null],
  [`/likes/m/${made.id}`, null],
  ['/likes/matches', null],
  ['/chats', null],
  [`/chats/${chats[0].conversation.id}`, null],
])('%s shows a fictional profile with the site’s word and icon (%s)', async (url, who) => {
  const { html } = await page(url, who ? {} : cookie);
  expect(html).toContain('Agnieszka');
  expect(html).toMatch(/#safe"><\/use><\/svg><span class="truncate">House host</);
  expect(html.replace(/<script.*?<\/script>/gs, '')).not.toContain('>Online<');
});

test.each([[`/members/${made.id}`], [`/likes/m/${made.id}`], [`/chats/${chats[0].conversation.id}`]])(
  'who answers for a fictional profile is said at %s',
  async (url) => {
    expect((await page(url, cookie)).html).toContain('Answered by our team');
  },
);

test('in a conversation the label stands in the list, in the header, beside the photo and above the line to write in', async () => {
  const { html } = await page(`/chats/${chats[0].conversation.id}`, cookie);
  const [thread = '', composer = ''] = html.split('<form');
  expect(composer.split('</textarea>')[0]).toContain('>House host<');
  expect(thread.split('<header').at(-1)).toContain('>House host<');
  expect(thread.split('<aside')[1]).toContain('>House host<');
  expect(html.split('<aside').at(-1)).toContain('>House host<');
});

test('the warning of a fictional profile at the sign-up stands on paper', async () => {
  const { html } = await page(`/members/${made.id}/signup`);
  const warning = /<p data-theme="light" class="([^"]*)">[^<]*House host/.exec(html)?.[1];
  expect(warning).toContain('bg-surface');
});

test('a site without the warning leaves out a sentence at the entry and on landers, and neither icon nor word', async () => {
  const warn = (fictional_warning: boolean) =>
    kindling.db
      .query({
        text: 'update sites set settings = settings || $1::jsonb',
        values: [JSON.stringify({ fictional_warning })],
      })
      .then(() => kindling.travel(5001));
  const sentences = ['Some profiles are fictional:', 'Some profiles are fictional and always labelled.'];
  const shown = async (url: string) => (await page(url)).html.replace(/<script.*?<\/script>/gs, '');
  const [lander, prices] = [await shown('/landers/gallery'), await shown('/pricing')];
  await warn(false);
  const without = await shown('/landers/gallery');
  for (const sentence of sentences) {
    expect(lander).toContain(sentence);
    expect(without).not.toContain(sentence);
  }
  expect(prices).toContain('Messages to these profiles cost the same.');
  expect(await shown('/pricing')).toContain('Messages to these profiles cost the same.');
  expect((await page(`/members/${made.id}`)).html).toMatch(/#safe"><\/use><\/svg><span class="truncate">House host</);
  await warn(true);
});

test('what a site calls its fictional profiles is the heading of that part of its terms', async () => {
  expect((await page('/pages/terms')).html).toContain('House hosts</h2>');
});
