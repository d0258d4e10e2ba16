import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ingestPhoto } from '#product/media/media.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);
const run = (text: string, ...values: unknown[]) => kindling.db.query({ text, values });
await run(
  `insert into sites (host, pool, company_id, settings)
   select 'velvet.example', pool, company_id, settings || '{"name": "Velvet & <b>Co</b>", "primary_color": "#c2407c"}' from sites where is_default`,
);
const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#207060' } })
  .png()
  .toBuffer();
const pixels = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    info,
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)],
  };
};
const cardOf = (html: string) => new URL(/og:image" content="([^"]*)"/.exec(html)?.[1] ?? '').pathname;

test.each(['en', 'pl'])('pages have a picture of 1200 by 630 with the site and their title, in %s', async (locale) => {
  for (const url of ['/', '/pages/faq', '/signup']) {
    const path = cardOf((await page(url, { cookie: `locale=${locale}` })).html);
    expect(path).toMatch(new RegExp(`^/brand/card/${locale}/`));
    const { status, headers, bytes } = await page(path);
    expect([path, status, headers['content-type']]).toEqual([path, 200, 'image/png']);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(headers['set-cookie']).toBeUndefined();
    const { info, at } = await pixels(bytes);
    expect([info.width, info.height]).toEqual([1200, 630]);
    expect(at(600, 625)).toEqual([0x23, 0x4c, 0xaf]);
  }
});

test('no two sites share a picture, nor two languages, and each is drawn once, whoever asks', async () => {
  const { cookie } = await person(kindling, 'Marit', { language: 'sv' });
  const of = async (locale: string, headers = {}) => (await page(`/brand/card/${locale}/pages/faq.png`, headers)).bytes;
  const english = await of('en');
  expect((await of('en', { cookie })).equals(english)).toBe(true);
  expect((await of('de')).equals(english)).toBe(false);
  const velvet = await of('en', { host: 'velvet.example' });
  expect(velvet.equals(english)).toBe(false);
  const { at } = await pixels(velvet);
  expect(at(600, 625)).not.toEqual([0x23, 0x4c, 0xaf]);
});

test.each([
  '/brand/card/en/members.png',
  '/brand/card/en/chats.png',
  '/brand/card/en/nowhere.png',
  '/brand/card/xx/index.png',
  '/brand/card/no/index.png',
  '/brand/card/en/..%2f..%2findex.png',
  '/brand/card/en/pages/faq.jpg',
  `/brand/card/en/${'a'.repeat(150)}.png`,
  '/brand/member/0.jpg',
  '/brand/member/999999.jpg',
  '/brand/member/1.png',
])('%s is not there: nobody has pictures drawn of what they choose', async (path) => {
  expect((await page(path)).status).toBe(404);
});

test('the picture of a member is there while the member lets search engines find them, and gone at once after that', async () => {
  const { id, cookie } = await person(kindling, 'Linde');
  await kindling.db.transaction((tx) => ingestPhoto({ ...kindling.services, tx, sql: tx }, id, photo, 0, 'active'));
  const path = `/brand/member/${id}.jpg`;
  expect((await page(path, { cookie })).status).toBe(404);
  await run('update members set search_engines = true where id = $1', id);
  const { status, headers, bytes, robots } = await page(path);
  expect([status, headers['content-type'], robots]).toEqual([200, 'image/jpeg', 'noindex']);
  expect(headers['cache-control']).toBe('private, max-age=600');
  const { info, at } = await pixels(bytes);
  expect([info.width, info.height]).toEqual([1200, 630]);
  expect(at(250, 300).map((part) => Math.round(part / 32))).toEqual([1, 4, 3]);
  // On another site of the pool nobody agreed to anything.
  expect((await page(path, { host: 'velvet.example' })).status).toBe(404);
  await run("update photos set status = 'rejected' where member_id = $1", id);
  expect((await page(path)).status).toBe(404);
  await run("update photos set status = 'active' where member_id = $1", id);
  await run('update members set search_engines = false where id = $1', id);
  expect((await page(path)).status).toBe(404);
});
