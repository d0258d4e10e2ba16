import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Transport } from '#platform/http/transport.ts';
import { ingestPhoto } from '#product/media/media.ts';
import { draftOf, readFirstSearch } from '#product/signup/completion/ui/drafts.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import landers from '../../../../locales/en/landers.json' with { type: 'json' };
import { NICHES } from '../contract.ts';
import { keepHome } from './maplanding/keep-home.ts';

const { iconslanding: icons, maplanding: map, tinderswipe: swipe, transitionsvideolanding: boat } = landers;

const product = await startTestApp();
const page = await servePagesOf(product);

async function set(settings: object) {
  await product.db.query({ text: 'update sites set settings = settings || $1', values: [JSON.stringify(settings)] });
  product.travel(6000);
}

test.each(NICHES.map((niche, index) => [index + 1, niche] as const))(
  'niche %i: the landers of %s have its headline and its first step, and without members artwork alone',
  async (number, niche) => {
    await set({ niche: number, logged_out_search: true });
    for (const [name, texts, field] of [
      ['tinderswipe', swipe, 'who'],
      ['iconslanding', icons, 'interest'],
      ['maplanding', map, 'town'],
      ['transitionsvideolanding', boat, 'who'],
    ] as const) {
      const { status, html } = await page(`/landers/${name}`);
      expect([name, status]).toEqual([name, 200]);
      expect(html).toContain(`>${texts[niche].headline}</h1>`);
      expect(html).toContain(`name="${field}"`);
      expect(html).not.toContain('<img');
    }
  },
);

test('a fictional member stands on the matchbox and the map with the label, and can be struck and left', async () => {
  await set({ niche: 1, fictional_singular: null });
  const hanna = await person(product, 'Hanna', { fictional: true });
  const photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await product.db.transaction((tx) => ingestPhoto({ ...product.services, tx, sql: tx }, hanna.id, photo, 0, 'active'));
  const shown = { text: 'update member_search set has_photo = true where member_id = $1', values: [hanna.id] };
  await product.db.query(shown);
  for (const name of ['tinderswipe', 'maplanding']) {
    const { html } = await page(`/landers/${name}`);
    expect(html).toContain('alt="Hanna"');
    expect(html).toMatch(/class="lander-fictional">.*?Fictional/);
  }
  const film = await page('/landers/transitionsvideolanding');
  expect(film.html).toContain('name="line"');
  expect(film.html).toMatch(/Free: paid from your \d+ welcome credits\./);
  expect(film.html).not.toContain('<img');
  const { html } = await page('/landers/tinderswipe');
  expect(html).toContain('1 of 1: Hanna, ');
  for (const answer of ['yes', 'no']) expect(html).toContain(`name="card-${hanna.id}" value="${answer}"`);
});

test('the town of the map waits where the town is asked, and the distance for the first search', async () => {
  const arnhem = { id: 2759661, country: 'NL', region: 'NL-GE', region_name: 'Gelderland', city: 'Arnhem' };
  const asked: unknown[] = [];
  const transport = {
    call: async (_endpoint: unknown, input: unknown) => {
      asked.push(input);
      return { towns: [arnhem] };
    },
  } as unknown as Transport;
  const form = new FormData();
  form.set('town', ' arnhem ');
  form.set('within', '10');
  await keepHome(transport, 'NL', form);
  expect(asked).toEqual([{ q: 'arnhem', country: 'NL' }]);
  expect(draftOf('location').read()).toEqual({ place: arnhem });
  expect(readFirstSearch()).toEqual({ within: '10' });
  form.set('within', '<script>');
  await keepHome(transport, 'XX', form);
  expect(asked.at(-1)).toEqual({ q: 'arnhem' });
  expect(readFirstSearch()).toEqual({ within: undefined });
});
