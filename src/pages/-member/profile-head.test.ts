import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

const kindling = await startTestApp();
const run = (text: string, ...values: unknown[]) => kindling.db.query({ text, values });
await run("insert into media_files (hash, width, height, thumbhash) values ('h', 900, 1200, 'dGg=')");
const member = async (name: string, traits: Parameters<typeof person>[2] = {}, more = '') => {
  const made = await person(kindling, name, { city: 'Velp', region: 'NL-GE', ...traits });
  await run("insert into photos (member_id, file_hash, position, status) values ($1, 'h', 0, 'active')", made.id);
  await run(
    `update members set looking_for = 'dating', interests = '{wine,one night stand}', about = 'I bake "bread" <b>' ${more} where id = $1`,
    made.id,
  );
  return made;
};
const page = await servePagesOf(kindling);
const { origin } = await kindling.app.sites.byHost('localhost');
const metaOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g)].map(([, key, content]) => [
      key,
      content,
    ]),
  );
const headOf = async (url: string, headers: Record<string, string> = {}) => {
  const { html, title, robots } = await page(url, headers);
  return { ...metaOf(html), title, header: robots, canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] };
};

test('a profile is kept out of search engines until its member allows it, in the page and in its header', async () => {
  const { id } = await member('Marit');
  expect(await headOf(`/members/${id}`)).toMatchObject({ robots: 'noindex', header: 'noindex' });
  await run('update members set search_engines = true where id = $1', id);
  kindling.travel(2000);
  const allowed = await headOf(`/members/${id}`);
  expect(allowed.header).toBeUndefined();
  expect(allowed).not.toHaveProperty('robots');
  expect(await headOf(`/members/${id}`)).toEqual(allowed);
});

test.each([
  ['fictional', { fictional: true }, ''],
  ['invisible', {}, ', invisible = true'],
  ['switched off again', {}, ', search_engines = false'],
])('who is %s is never in search engines', async (what, traits, more) => {
  const { id } = await member(`M ${what}`, traits, ', search_engines = true');
  if (more) await run(`update members set about = null ${more} where id = $1`, id);
  const viewer = await person(kindling, `likes ${what}`);
  await run('insert into likes (liker_id, liked_id) values ($1, $2)', id, viewer.id);
  expect(await headOf(`/members/${id}`, { cookie: viewer.cookie })).toMatchObject({ header: 'noindex' });
});

test('a given away address of a profile has a card with what a visitor reads, and one address without its words', async () => {
  const { id } = await member('Linde', {}, ', search_engines = true');
  const url = `${origin}/members/${id}`;
  const head = await headOf(`/members/${id}?list=search&gender=female`);
  expect(head).toMatchObject({
    title: 'Linde, 38',
    canonical: url,
    description: 'Velp, Gelderland · Looking for: Dating · Wine, One night stand',
    'og:title': 'Linde, 38',
    'og:url': url,
    'og:image': `${origin}/brand/member/${id}.jpg`,
    'og:image:width': '1200',
    'twitter:card': 'summary_large_image',
  });
  expect(await headOf(`/members/${id}`, { 'accept-language': 'de' })).toMatchObject({
    description: 'Velp, Gelderland · Sucht: Dates · Wein, One-Night-Stand',
  });
});

test('the card of who is kept out of search engines has the site’s picture and words instead of theirs', async () => {
  const { id } = await member('Anouk');
  const head = await headOf(`/members/${id}`);
  expect(head).toMatchObject({ 'og:image': `${origin}/brand/card.png`, 'twitter:card': 'summary_large_image' });
  expect(head.description).toMatch(/^Velp, Gelderland · (?!.*Wine)/);
  const card = await kindling.app.inject('/brand/card.png');
  expect(card).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/png' } });
});

test('what the site keeps is not in the card', async () => {
  const { id } = await member('Kept', {}, ', search_engines = true');
  const settings = async (change: object) => {
    await run('update sites set settings = settings || $1', JSON.stringify(change));
    kindling.travel(10_000);
  };
  await settings({ visible_profile_fields: ['sexuality', 'region'] });
  expect(await headOf(`/members/${id}`)).toMatchObject({ description: 'Velp, Gelderland' });
  await settings({ visible_profile_fields: ['sexuality'] });
  const { description } = await headOf(`/members/${id}`);
  expect(description).toBeTruthy();
  expect(description).not.toMatch(/Velp|Gelderland|Wine/);
  await run("update sites set settings = settings - 'visible_profile_fields'");
  kindling.travel(10_000);
});

test('a fictional profile has its label in the title and on the card', async () => {
  const { id, name } = await member('Agnieszka', { fictional: true });
  const label = `${name}, 38 · Fictional`;
  const head = await headOf(`/members/${id}`);
  expect(head).toMatchObject({ title: label, 'og:title': label, 'og:image': `${origin}/brand/card.png` });
  expect(head.description).toMatch(/^Fictional · /);
});

test('the pages around a profile are no way into search engines', async () => {
  const { id } = await member('Around', {}, ', search_engines = true');
  expect(await headOf(`/members/${id}/signup`)).toMatchObject({ header: 'noindex', robots: 'noindex' });
  const photo = await kindling.app.inject({ url: '/api/member.php', query: { id: String(id) } });
  const [{ thumb_filename }] = photo.json().profile.photos;
  expect(thumb_filename).toContain('/media/');
});

test('crawlers are asked to leave the data alone, and told where the sitemap is and nothing else', async () => {
  const { body, headers } = await kindling.app.inject('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
});
