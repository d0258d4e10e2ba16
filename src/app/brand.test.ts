import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contrast, distance, formatOklch, hexToOklch, parseOklch } from '#design/colour.ts';
import { siteTokens, UNREAD_DISTANCE } from '#design/site-colours.ts';
import { MAIL_COLOURS, type MailColour } from '#platform/mail/mail-colours.ts';
import { ingest } from '#product/media/media.ts';
import { SiteSettings } from '#product/sites/contract.ts';
import { startTestApp } from '#tests/harness.ts';
import { BRANDS } from '../demo/more-brands.ts';
import { mailColoursOf, themeStylesOf } from './brand.ts';

const TOKENS = readFileSync(new URL('../design/tokens.css', import.meta.url), 'utf8');

const kindling = await startTestApp();
const GROUND = { width: 60, height: 80, channels: 3, background: 'teal' } as const;
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const PAIRS: [MailColour, MailColour][] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink-2', 'surface'],
  ['ink-3', 'paper'],
  ['primary', 'surface'],
  ['on-primary', 'primary-fill'],
];

test('mails can be read in light and dark, whatever colour a site has', () => {
  fc.assert(
    fc.property(colour, (primary_color) => {
      const colours = mailColoursOf({ primary_color, secondary_color: null });
      for (const theme of [colours.light, colours.dark])
        for (const [text, ground] of PAIRS)
          expect([text, contrast(hexToOklch(theme[text]), hexToOklch(theme[ground])) >= 4.5]).toEqual([text, true]);
    }),
    { numRuns: 200, examples: [['#000000'], ['#ffffff'], ['#ffee00']] },
  );
});

test.each(BRANDS)('on $host what is unread has another amber than what has a price', ({ settings }) => {
  const { primary_color, secondary_color } = SiteSettings.parse(settings);
  const own = siteTokens({ primary: primary_color, secondary: secondary_color });
  for (const theme of ['light', 'dark'] as const) {
    const rules = TOKENS.slice(TOKENS.lastIndexOf(`[data-theme="${theme}"] {`));
    const [secondary, unread] = ['secondary', 'unread'].map((name) =>
      parseOklch(own[theme][name] ?? new RegExp(`--${name}: ([^;]+)`).exec(rules)?.[1] ?? ''),
    );
    expect(secondary && unread && distance(secondary, unread)).toBeGreaterThanOrEqual(UNREAD_DISTANCE);
  }
});

test('a site without colours, or with one that is no colour, has the product’s', () => {
  for (const primary_color of [null, '#fff', 'oklch(0.5 0.1)', 'red"/>']) {
    expect(mailColoursOf({ primary_color, secondary_color: null })).toEqual(MAIL_COLOURS);
    expect(themeStylesOf({ primary_color, secondary_color: null })).toBe('');
  }
});

test('a colour may be written as hexadecimal or as oklch, in mails and on pages', () => {
  const [hex, oklch] = ['#7a1fa2', formatOklch(hexToOklch('#7a1fa2'))].map((primary_color) => ({
    primary_color,
    secondary_color: null,
  }));
  expect(hex && themeStylesOf(hex)).toContain('[data-theme=dark]{--primary:');
  expect(oklch && mailColoursOf(oklch).dark.primary).toBe(hex && mailColoursOf(hex).dark.primary);
});

test('every site has its mark as a picture in its own colour, also where photos are taken in', async () => {
  // The image library then refuses drawings, whoever asks.
  await ingest(kindling.services.storage, await sharp({ create: GROUND }).png().toBuffer());
  const markOf = async () => {
    const reply = await kindling.app.inject('/brand/mark.png');
    expect(reply).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/png' } });
    const { data, info } = await sharp(reply.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([120, 120]);
    const at = (60 * info.width + 6) * info.channels;
    return [...data.subarray(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('');
  };
  expect(await markOf()).toBe(MAIL_COLOURS.light['primary-fill'].slice(1));
  await kindling.db.query({
    text: `update sites set settings = settings || '{"primary_color":"#7a1fa2"}'`,
    values: [],
  });
  kindling.travel(6000);
  expect(await markOf()).toBe(
    mailColoursOf({ primary_color: '#7a1fa2', secondary_color: null }).light['primary-fill'].slice(1),
  );
});
