import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ingestPhoto } from '#product/media/media.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import landers from '../../../../locales/en/landers.json' with { type: 'json' };
import { choicesOf, NICHES } from '../contract.ts';
import { halves } from './collagelanding/halves.ts';

const { collagelanding: collage, gallery, socialnetwork: table } = landers;

const product = await startTestApp();
const page = await servePagesOf(product);
const LANDERS = { collagelanding: collage, gallery, socialnetwork: table };

async function set(settings: object) {
  await product.db.query({ text: 'update sites set settings = settings || $1', values: [JSON.stringify(settings)] });
  product.travel(6000);
}

const read = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

test.each(NICHES.map((niche, index) => [index + 1, niche] as const))(
  'niche %i: collage, gallery and table have the headline of %s and its answers, and without members artwork alone',
  async (number, niche) => {
    await set({ niche: number, logged_out_search: true });
    for (const [name, texts] of Object.entries(LANDERS)) {
      const { status, html, title } = await page(`/landers/${name}`);
      expect([name, status]).toEqual([name, 200]);
      expect(read(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '').trim()).toBe(texts[niche].headline);
      expect(title).toContain(texts[niche].headline);
      expect(html).not.toContain('<img');
      if (name === 'socialnetwork') expect(html).toMatch(/<input [^>]*name="name"/);
      else
        expect([...html.matchAll(/<button type="submit" value="(\w+)" name="like"/g)].map(([, like]) => like)).toEqual(
          choicesOf(niche).like.map(({ value }) => value),
        );
    }
  },
);

test('a fictional member is in every one of these places with the label', async () => {
  await set({ niche: 1, fictional_singular: null });
  const hanna = await person(product, 'Hanna', { fictional: true });
  const photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await product.db.transaction((tx) => ingestPhoto({ ...product.services, tx, sql: tx }, hanna.id, photo, 0, 'active'));
  const shown = { text: 'update member_search set has_photo = true where member_id = $1', values: [hanna.id] };
  await product.db.query(shown);
  for (const name of Object.keys(LANDERS)) {
    const { html } = await page(`/landers/${name}`);
    const figure = html.match(/<figure.*?<\/figure>/gs)?.find((one) => one.includes('alt="Hanna"')) ?? '';
    expect([name, read(figure)]).toEqual([name, expect.stringContaining('Fictional')]);
  }
});

test('slugs and sources of any kind change nothing of a lander, and an unknown one is missing', async () => {
  const script = '<script>alert(1)</script>';
  const { title } = await page('/landers/gallery');
  for (const rest of [
    's'.repeat(2000),
    encodeURIComponent(script),
    `autumn?network=${encodeURIComponent(script)}&sub1=${'%22'.repeat(200)}`,
    '%F0%9F%98%80',
  ]) {
    const sent = await page(`/landers/gallery/${rest}`);
    expect([rest, sent.status, sent.title]).toEqual([rest, 200, title]);
    expect(sent.html).not.toContain(script);
    expect(sent.html).toMatch(/<link rel="canonical" href="[^"]*\/landers\/gallery">/);
  }
  for (const unknown of [
    '/landers/made-up',
    `/landers/${encodeURIComponent(script)}`,
    '/landers/gallery/a/b',
    '/landers',
  ])
    expect([unknown, (await page(unknown)).status]).toEqual([unknown, 404]);
});

test.each([
  ['Real life is not a grid.', 'Real life is', 'not a grid.'],
  ['One glass. Two toothbrushes.', 'One glass.', 'Two toothbrushes.'],
  ['Toute l’image, s’il te plaît\u202f?', 'Toute l’image,', 's’il te plaît\u202f?'],
  ['Kindling', 'Kindling', ''],
])('the headline “%s” is cut into two strips where it reads well', (headline, top, bottom) => {
  expect(halves(headline)).toEqual([top, bottom]);
});
