import { join } from 'node:path';
import { oklchToHex, parseOklch } from '#design/colour.ts';
import { type SiteColours, siteColourStyles, siteTokens } from '#design/site-colours.ts';
import type { App } from '#platform/http/app.ts';
import { MAIL_COLOURS, type MailColours } from '#platform/mail/mail-colours.ts';
import type { SiteSettings } from '#product/sites/contract.ts';
import { BRAND_CARD_PATH } from '../pages/-shell/social-head.ts';
import { BADGE_PATH } from './icon-paths.ts';
import { MARK_PATH } from './mark-path.ts';

/** Pixels: three for each that it is shown in. */
const SIZE = 120;
/** Pixels of the outline that Android shows beside a notification. */
const BADGE_SIZE = 96;
const CARD = { width: 1200, height: 630, mark: 360 } as const;
const MAX_AGE_SECONDS = 24 * 3600;
const HONEY = '#f2b83c';

type Brand = Pick<SiteSettings, 'primary_color' | 'secondary_color'>;

export function themeStylesOf(brand: Brand): string {
  const name = `${brand.primary_color} ${brand.secondary_color}`;
  const known = themes.get(name);
  if (known !== undefined) return known;
  const styles = siteColourStyles(coloursOf(brand));
  if (themes.size >= MAX_THEMES) themes.clear();
  themes.set(name, styles);
  return styles;
}

/** By the colours they are made of: finding readable ones takes longer than much of a page. */
const themes = new Map<string, string>();
const MAX_THEMES = 1000;

export function mailColoursOf(brand: Brand): MailColours {
  const own = siteTokens(coloursOf(brand));
  const theme = (name: 'light' | 'dark') => ({ ...MAIL_COLOURS[name], ...asHex(own[name]) });
  return { light: theme('light'), dark: theme('dark') };
}

export function serveMark(app: App): void {
  servePicture(app, MARK_PATH, (parts) => markOf(parts, SIZE));
  servePicture(app, BADGE_PATH, badgeOf);
  servePicture(app, BRAND_CARD_PATH, cardOf);
}

export function servePicture(app: App, path: string, draw: (parts: string[]) => Promise<Buffer>): void {
  const drawn = new Map<string, Promise<Buffer>>();
  app.get(path, { schema: { hide: true } }, async ({ site }, reply) => {
    const parts = partsOf(site.settings);
    const name = parts.join(' ');
    const png = drawn.get(name) ?? draw(parts);
    drawn.set(name, png);
    png.catch(() => drawn.delete(name));
    return (
      reply
        .type('image/png')
        .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
        // Mail programs in the browser and other sites show it in their own pages.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(await png)
    );
  });
}

async function cardOf(colours: string[]): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { mark, ...size } = CARD;
  return sharp({ create: { ...size, channels: 3, background: MAIL_COLOURS.light.paper } })
    .composite([{ input: await markOf(colours, mark) }])
    .png()
    .toBuffer();
}

const shapesOf = (logo: string) => ['tile', `${logo}-main`, `${logo}-second`];

export function partsOf(brand: Brand & Pick<SiteSettings, 'logo'>): string[] {
  const { light } = mailColoursOf(brand);
  const honey = asHex(siteTokens(coloursOf(brand)).light).secondary ?? HONEY;
  return [light['primary-fill'], light['on-primary'], honey, brand.logo];
}

/** The library takes memory and time to load. @param shape `full` has no corners, for systems that cut icons. */
export async function markOf(colours: string[], size: number, shape: 'tile' | 'full' = 'tile'): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const coloured = shapesOf(colours[MARK_AT] ?? 'flame').map(async (shape, index) => {
    const mask = await sharp(brandFile(shape)).resize(size).toBuffer();
    const ground = { width: size, height: size, channels: 4, background: colours[index] ?? HONEY } as const;
    return {
      input: await sharp({ create: ground })
        .composite([{ input: mask, blend: 'dest-in' }])
        .png()
        .toBuffer(),
    };
  });
  const [tile, ...above] = await Promise.all(coloured);
  const full = { create: { width: size, height: size, channels: 3, background: colours[0] ?? HONEY } } as const;
  return (shape === 'full' ? sharp(full) : sharp(tile?.input)).composite(above).png().toBuffer();
}

async function badgeOf(colours: string[]): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const [, ...shapes] = shapesOf(colours[MARK_AT] ?? 'flame');
  const [main, second] = shapes.map((shape) => brandFile(shape));
  const mark = await sharp(main)
    .composite([{ input: second }])
    .png()
    .toBuffer();
  const trimmed = await sharp(mark).trim({ threshold: 1 }).toBuffer();
  const side = { width: BADGE_SIZE, height: BADGE_SIZE };
  const mask = await sharp(trimmed)
    .resize({ ...side, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  return sharp({ create: { ...side, channels: 4, background: '#fff' } })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

const brandFile = (shape: string) => join(import.meta.dirname, '..', '..', 'assets', 'brand', `${shape}.png`);

const MARK_AT = 3;

const HEX = /^#[0-9a-f]{6}$/i;

function coloursOf({ primary_color: primary, secondary_color: secondary }: Brand): SiteColours {
  return { primary: hexOf(primary), secondary: hexOf(secondary) };
}

function hexOf(text: string | null): string | null {
  if (!text || HEX.test(text)) return text;
  const colour = parseOklch(text);
  return colour ? oklchToHex(colour) : null;
}

function asHex(tokens: Record<string, string>): Record<string, string> {
  const entries = Object.entries(tokens).map(([name, text]) => {
    const colour = parseOklch(text);
    return [name, colour ? oklchToHex(colour) : text];
  });
  return Object.fromEntries(entries);
}
