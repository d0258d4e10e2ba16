import { expect, test } from 'vitest';
import { chatting } from './chatting.ts';
import { startTestApp } from './harness.ts';
import { person } from './people.ts';
import { servePagesOf } from './rendered-pages.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);
const marit = await person(kindling, 'Marit', { premium: true, credits: 50, country: 'NL', region: 'NL-GE' });
const joost = await person(kindling, 'Joost', { gender: 'male' });
const cookie = { cookie: marit.cookie };

const block = (by: number, other: number) =>
  kindling.db.query({ text: 'insert into blocks (blocker_id, blocked_id) values ($1, $2)', values: [by, other] });

const GERMAN = { 'accept-language': 'de' };

test.each([
  ['/members', 'Members', 'Mitglieder'],
  [`/members/${joost.id}`, 'Joost, 38', 'Joost, 38'],
  [`/members/${joost.id}/signup`, 'Join for free · Joost', 'Kostenlos mitmachen · Joost'],
  ['/signup', 'Join for free', 'Kostenlos mitmachen'],
  ['/login', 'Log in', 'Einloggen'],
  ['/lang-config', 'Language', 'Sprache'],
  ['/credits', 'Credits and premium', 'Credits und Premium'],
  ['/premium', 'Premium', 'Premium'],
  ['/pricing', 'What it costs', 'Was es kostet'],
  ['/credits/1', 'Checkout', 'Kasse'],
  ['/credits/1/card', 'Checkout', 'Kasse'],
  ['/activate/error', 'Activation failed', 'Aktivierung fehlgeschlagen'],
])('%s has a title of its own, in the language of who opens it', async (url, english, german) => {
  expect(await page(url)).toMatchObject({ status: 200, title: english });
  expect(await page(url, GERMAN)).toMatchObject({ status: 200, title: german });
});

test.each([
  ['/members', 'Members'],
  ['/chats', 'Messages'],
  [`/members/${joost.id}/chat`, 'Write to Joost'],
  ['/likes', 'Likes'],
  ['/likes/sent', 'Sent · Likes'],
  [`/likes/m/${joost.id}`, 'Joost, 38 · Likes'],
  ['/transactions', 'Your payments'],
  ['/profile', 'Your profile'],
])('%s of a member has a title of its own', async (url, title) => {
  expect(await page(url, cookie)).toMatchObject({ status: 200, title });
});

test('the home page has the title of the site', async () => {
  expect((await page('/')).title).toBe('Kindling: someone nearby has the light on');
});

test.each(['/nowhere', '/credits/1/nonsense', '/members/abc', '/members/999999', '/members/1/2/3', '/credits/9999'])(
  '%s is missing, and the title says so',
  async (url) => {
    expect(await page(url)).toMatchObject({ status: 404, title: 'This page could not be found' });
    expect(await page(url, GERMAN)).toMatchObject({ status: 404, title: 'Diese Seite gibt es nicht' });
  },
);

test.each([
  '/chats/999999',
  '/chats/x',
  '/chats/9/9',
  '/likes/x',
  '/likes/m/999999',
  '/transactions/9',
  '/directdebit?payment=9',
  '/transactions/x',
])('%s is missing for a member, and the title says so', async (url) => {
  expect(await page(url, cookie)).toMatchObject({ status: 404, title: 'This page could not be found' });
});

test.each(['/transactions', '/transactions/7', '/directdebit?payment=7', '/chats/7', '/likes/sent', '/profile'])(
  'a visitor at %s goes by the log-in, which leads back there',
  async (url) => {
    const login = `/login?next=${encodeURIComponent(url)}`;
    expect(await page(url)).toMatchObject({ status: 302, location: login });
    expect(await page(login, cookie)).toMatchObject({ status: 302, location: url });
  },
);

test('who is logged in goes from the log-in on to where it leads, on this site', async () => {
  const leads = async (url: string) => (await page(url, cookie)).location;
  expect(await leads('/login?next=/members%3Fcountry%3DNL%26page%3D2')).toBe('/members?country=NL&page=2');
  expect(await leads('/login')).toBe('/members');
  expect(await leads('/login?next=//evil.example/')).not.toContain('evil');
});

test('a blocked member reads the one sentence, and has the way home', async () => {
  const hanna = await person(kindling, 'Hanna');
  await kindling.db.query({
    text: `with file as (insert into media_files (hash, width, height, thumbhash) values ('hanna', 600, 800, 'dGg=') returning hash)
           insert into photos (member_id, file_hash, position, status) select $1, hash, 0, 'active' from file`,
    values: [hanna.id],
  });
  await block(joost.id, hanna.id);
  const sentence = 'You&#x27;re blocked by Joost. You do not have access to this page.';
  for (const url of [`/members/${joost.id}`, `/members/${joost.id}/chat`]) {
    const { status, html } = await page(url, { cookie: hanna.cookie });
    expect(status).toBe(403);
    const main = /<main.*?<\/main>/s.exec(html)?.[0] ?? '';
    const texts = [...main.replace(/<script.*?<\/script>/gs, '').matchAll(/>([^<>]+)</g)].map((found) => found[1]);
    expect(texts).toEqual([sentence, 'Back to the home page']);
  }
});

test.each([
  ['NL', 'NL-GE', 'Province', 'Provinz', 'Gelderland'],
  ['DE', 'DE-BY', 'State', 'Bundesland', 'Bayern'],
  ['CH', 'CH-ZH', 'Canton', 'Kanton', 'Zürich'],
  ['PL', 'PL-14', 'Voivodeship', 'Woiwodschaft', 'Mazowieckie'],
  ['ES', 'ES-AN', 'Autonomous community', 'Autonome Gemeinschaft', 'Andalucía'],
])('a profile from %s calls its region as people there do', async (country, region, english, german, name) => {
  const { id } = await person(kindling, `from ${country}`, { country, region });
  const facts = ({ html }: { html: string }) =>
    [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map((found) => `${found[1]}: ${found[2]}`);
  expect(facts(await page(`/members/${id}`))).toContain(`${english}: ${name}`);
  expect(facts(await page(`/members/${id}`, GERMAN))).toContain(`${german}: ${name}`);
});

test('the button to write says it without the name, which many languages could not put there, and tells it aloud', async () => {
  const { html } = await page(`/members/${joost.id}`);
  expect(html).toMatch(/<a[^>]*aria-label="Write a message to Joost"[^>]*>.*?<span[^>]*>Write a message<\/span><\/a>/);
});

test('every page leads to who runs the site, by the word that the reader’s law has for it', async () => {
  const link = async (headers = {}) =>
    /<a[^>]*href="\/pages\/terms#who"[^>]*>([^<]*)/.exec((await page('/', headers)).html)?.[1];
  expect(await link()).toBe('Company details');
  expect(await link(GERMAN)).toBe('Impressum');
  const { html } = await page('/pages/terms', GERMAN);
  expect(html).toMatch(/<section id="who"(?:(?!<\/section>).)*aria-label="Impressum"/s);
});

test.each([
  [true, 11, null],
  [true, 10, 'warning'],
  [true, 1, 'warning'],
  [true, 0, 'danger'],
  [false, 0, null],
])('the bar of a member (paying: %j) with %i credits has the badge %j', async (premium, credits, badge) => {
  const { cookie } = await person(kindling, `owns ${credits} ${premium}`, { premium, credits });
  const { html } = await page('/lang-config', { cookie });
  expect(/data-tone="(\w+)"/.exec(html)?.[1] ?? null).toBe(badge);
  expect(html.includes('Get Premium')).toBe(!premium);
});

test('pages hold no two sources of one width, no sizes without sources, and no id with a blank', async () => {
  for (const width of [480, 960]) {
    const hash = `${width}`.padEnd(64, '0');
    await kindling.db.query({
      text: `with file as (insert into media_files (hash, width, height, thumbhash) values ($1, $2, $2, 'dGg=') returning hash)
             insert into photos (member_id, file_hash, position, status) select $3, hash, $2, 'active' from file`,
      values: [hash, width, joost.id],
    });
  }
  for (const path of [`/members/${joost.id}`, '/landers/iconslanding', '/members']) {
    const { html } = await page(path, cookie);
    for (const [image] of html.matchAll(/<img [^>]*>/g)) {
      const widths = [...image.matchAll(/ (\d+)w/g)].map(([, width]) => width);
      expect(new Set(widths).size, image).toBe(widths.length);
      if (/ sizes=/.test(image)) expect(image).toMatch(/ srcset=/i);
    }
    for (const [, id] of html.matchAll(/ id="([^"]*)"/g)) expect(id, path).not.toMatch(/\s/);
  }
});

test('the bar counts unread messages up to 99, and says how many there are', async () => {
  const reader = await person(kindling, 'Reader', { gender: 'male' });
  await chatting(kindling, marit).send({ profile_id: reader.id }, 'Hello');
  const bar = async (unread: number) => {
    await kindling.db.query({
      text: 'update chat_list set unread = $1 where member_id = $2',
      values: [unread, reader.id],
    });
    const { html } = await page('/lang-config', { cookie: reader.cookie });
    return /<span aria-hidden="true">([^<]*)<\/span><span class="sr-only">([^<]*unread[^<]*)</.exec(html)?.slice(1);
  };
  expect(await bar(99)).toEqual(['99', '99 unread messages']);
  expect(await bar(120)).toEqual(['99+', '120 unread messages']);
});

test('a site in Europe writes English with 24 hours, one in the United States without', async () => {
  const { body } = await chatting(kindling, marit).send({ profile_id: joost.id }, 'What time is it?');
  const thread = () => page(`/chats/${body.conversation_id}`, cookie);
  const european = await thread();
  expect(european.html).toContain('<html lang="en-GB"');
  expect(european.html).toMatch(/>\d\d:\d\d · Sent</);
  await kindling.db.query({ text: `update sites set settings = settings || '{"country":"US"}' where is_default` });
  kindling.travel(6000);
  const american = await thread();
  expect(american.html).toContain('<html lang="en-US"');
  expect(american.html).toMatch(/>\d{1,2}:\d\d [AP]M · Sent</);
});
