import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';
import { SiteSettings } from '#product/sites/contract.ts';
import { INTERESTS } from '#product/sites/profiles/contract.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { type Icebreaker, IcebreakersReply } from './contract.ts';
import { icebreakersFor } from './icebreakers.ts';

const kindling = await startTestApp();
const { db, app } = kindling;

let people = 0;
async function member(interests: string[], traits: Parameters<typeof person>[2] = {}) {
  people += 1;
  const who = await person(kindling, `member${people}`, traits);
  await db.query({ text: 'update members set interests = $2 where id = $1', values: [who.id, interests] });
  return who;
}
const ask = (who: { cookie: string }, id: number) =>
  app.inject({ url: `/api/icebreakers.php?profile_id=${id}`, headers: { cookie: who.cookie } });
const offered = async (who: { cookie: string }, id: number): Promise<Icebreaker[]> =>
  IcebreakersReply.parse((await ask(who, id)).json()).icebreakers;
/** Without HTTP, on a site with other settings or in another language. */
async function elsewhere(who: { id: number }, id: number, { locale = 'en', ...settings }: Elsewhere) {
  const { read } = await kindling.calls(who);
  const site = { ...read.site, settings: { ...read.site.settings, ...settings } };
  return (await icebreakersFor({ ...read, locale, site }, { profile_id: id })).icebreakers;
}
type Elsewhere = { locale?: Locale } & Partial<SiteSettings>;

test('beginnings are about what both like, the same all day, and others on the next', async () => {
  const marit = await member(['tea', 'hiking', 'wine', 'sushi']);
  const joost = await member(['wine', 'tea', 'gym'], { gender: 'male' });
  const first = await offered(marit, joost.id);
  expect(first.length).toBeGreaterThanOrEqual(9);
  expect(new Set(first.slice(0, 2).map(({ interest }) => interest))).toEqual(new Set(['tea', 'wine']));
  expect(first[2]?.interest).toBeNull();
  expect(first.map(({ interest }) => interest)).not.toContain('gym');
  expect(await offered(marit, joost.id)).toEqual(first);
  kindling.travel(24 * 3_600_000);
  const next = await offered(marit, joost.id);
  kindling.travel(-24 * 3_600_000);
  expect(next).not.toEqual(first);
});

test('where nothing is shared they are about what the other likes', async () => {
  const [marit, joost] = [await member(['tea']), await member(['gym'], { gender: 'male' })];
  expect((await offered(marit, joost.id)).map(({ interest }) => interest)).toContain('gym');
});

test('somebody who is not shown, the member, and nobody at all are not found', async () => {
  const [marit, joost] = [await member(['tea']), await member(['tea'], { gender: 'male' })];
  const gone = await member(['tea'], { status: 'disabled' });
  await db.query({ text: 'insert into blocks (blocker_id, blocked_id) values ($1, $2)', values: [joost.id, marit.id] });
  for (const id of [joost.id, gone.id, marit.id, 999_999]) expect((await ask(marit, id)).statusCode, `${id}`).toBe(404);
});

test('every interest has two beginnings of its own in every language', async () => {
  const joost = await member([...INTERESTS], { gender: 'male' });
  const groups = Array.from({ length: Math.ceil(INTERESTS.length / 4) }, (_, nth) =>
    INTERESTS.slice(nth * 4, nth * 4 + 4),
  );
  const members = await Promise.all(groups.map((some) => member(some)));
  for (const locale of LOCALES) {
    const all = (await Promise.all(members.map((marit) => elsewhere(marit, joost.id, { locale })))).flat();
    const specific = all.filter(({ interest }) => interest !== null);
    expect(new Set(specific.map(({ text }) => text)).size, locale).toBe(2 * INTERESTS.length);
    expect(new Set(specific.map(({ interest }) => interest)).size, locale).toBe(INTERESTS.length);
  }
});

test('a site’s own beginnings come first among those about anything, in the language that they are in', async () => {
  const own = ['Which window of your street is lit the longest?', 'What does your kitchen smell of on Sundays?'];
  const [marit, joost] = [await member([]), await member([])];
  const texts = async (locale: Locale) =>
    (await elsewhere(marit, joost.id, { locale, icebreakers: { en: own } })).map(({ text }) => text);
  expect((await texts('en')).slice(0, 2).sort()).toEqual(own.toSorted());
  expect(await texts('nl')).not.toContain(own[0]);
});

test('a site that shows no interests is no place to ask about them, and none is longer than a message may be', async () => {
  const [marit, joost] = [await member(['tea']), await member(['tea'], { gender: 'male' })];
  const hidden = await elsewhere(marit, joost.id, { visible_profile_fields: [] });
  expect(hidden.map(({ interest }) => interest)).toEqual(hidden.map(() => null));
  const short = await elsewhere(marit, joost.id, { message_length: 30 });
  expect(short.length).toBeGreaterThan(0);
  for (const { text } of short) expect(text.length).toBeLessThanOrEqual(30);
});

test.each([
  'See www.example.com',
  'Write to me@example.com',
  'Call 0612345678',
  '\u200b\u200d',
  '  Hello?',
  'Two\nlines?',
  `${'long '.repeat(60)}?`,
])('an operator’s beginning that reads %j is refused', (text) => {
  const settings = { ...REQUIRED, icebreakers: { en: [text] } };
  expect(SiteSettings.safeParse(settings).success).toBe(false);
});

const REQUIRED = {
  name: 'x',
  index_title: 'x',
  description: 'x',
  mail_name: 'x',
  country: 'NL',
  countries: ['NL'],
  support_email: 'x@example.com',
};

test('a language that the product does not speak is refused', () => {
  expect(SiteSettings.safeParse({ ...REQUIRED, icebreakers: { en: ['Tea?'] } }).success).toBe(true);
  expect(SiteSettings.safeParse({ ...REQUIRED, icebreakers: { xx: ['Tea?'] } }).success).toBe(false);
});
