import { join } from 'node:path';
import type { OverlayOptions, Sharp } from 'sharp';
import { CARD_SIZE } from '../../pages/-shell/social-head.ts';

const CARD = CARD_SIZE;
const MARGIN = 80;
const MARK = 88;
const PHOTO = 504;
const BAR = 16;
const SIZES = [84, 68, 54, 42] as const;
const MAX_HEADLINE_HEIGHT = 300;
/** Characters of a headline; more than any page's title has. */
const MAX_HEADLINE_LENGTH = 140;

const FONTS = ['latin-ext', 'latin'].map((range) =>
  join(import.meta.dirname, `../../design/fonts/fraunces-${range}-72.ttf`),
);

export interface CardText {
  site: string;
  headline: string;
  host: string;
}

export interface CardColours {
  paper: string;
  ink: string;
  quiet: string;
  fill: string;
}

interface CardParts extends CardText {
  colours: CardColours;
  mark: Buffer;
  photo?: Buffer | undefined;
}

type Library = typeof import('sharp').default;

/** In the product's own font, whatever the machine has. @returns PNG, or JPEG where it has a photo. */
export async function drawCard({ site, headline, host, colours, mark, photo }: CardParts): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const left = photo ? PHOTO + MARGIN * 0.75 : MARGIN;
  const width = CARD.width - left - MARGIN;
  await loadFonts(sharp);
  const words = await fitting(sharp, headline, width, colours.ink);
  const name = await wordsOf(sharp, site, { size: 44, width: width - MARK - 28, colour: colours.ink, height: 70 });
  const foot = await wordsOf(sharp, host, { size: 30, width, colour: colours.quiet, height: 60 });
  const middle = (CARD.height - words.height) / 2 + MARK / 4;
  const layers: OverlayOptions[] = [
    {
      input: { create: { width: CARD.width, height: BAR, channels: 3, background: colours.fill } },
      left: 0,
      top: CARD.height - BAR,
    },
    { input: await sharp(mark).resize(MARK).png().toBuffer(), left: Math.round(left), top: MARGIN - 8 },
    { input: name.png, left: Math.round(left + MARK + 28), top: Math.round(MARGIN - 8 + (MARK - name.height) / 2) },
    { input: words.png, left: Math.round(left), top: Math.round(middle) },
    { input: foot.png, left: Math.round(left), top: CARD.height - BAR - 36 - foot.height },
  ];
  if (photo)
    layers.push({
      input: await sharp(photo).resize(PHOTO, CARD.height, { fit: 'cover', position: 'top' }).toBuffer(),
      left: 0,
      top: 0,
    });
  const card: Sharp = sharp({ create: { ...CARD, channels: 3, background: colours.paper } }).composite(layers);
  return photo ? card.jpeg({ quality: 84, mozjpeg: true }).toBuffer() : card.png({ compressionLevel: 9 }).toBuffer();
}

interface Words {
  png: Buffer;
  width: number;
  height: number;
}

interface Setting {
  size: number;
  width: number;
  colour: string;
  height: number;
}

async function fitting(sharp: Library, text: string, width: number, colour: string): Promise<Words> {
  for (const size of SIZES.slice(0, -1)) {
    const words = await wordsOf(sharp, text, { size, width, colour, height: CARD.height });
    if (words.height <= MAX_HEADLINE_HEIGHT && words.width <= width) return words;
  }
  return wordsOf(sharp, text, { size: SIZES[3], width, colour, height: MAX_HEADLINE_HEIGHT });
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** The text is markup to what sets it: every sign of it that could be one is written as itself. */
async function wordsOf(sharp: Library, text: string, { size, width, colour, height }: Setting): Promise<Words> {
  const plain = [...text.replaceAll(/\p{C}/gu, '')].slice(0, MAX_HEADLINE_LENGTH).join('').trim() || ' ';
  const markup = `<span foreground="${colour}">${plain.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)}</span>`;
  const set = sharp({
    text: {
      ...{
        text: markup,
        font: `Fraunces ${size}`,
        fontfile: FONTS[1] ?? '',
        width: Math.round(width),
        dpi: 72,
        rgba: true,
      },
      wrap: 'word-char',
    },
  });
  const { data, info } = await set.png().toBuffer({ resolveWithObject: true });
  if (info.height <= height && info.width <= width) return { png: data, width: info.width, height: info.height };
  const kept = { width: Math.min(info.width, Math.floor(width)), height: Math.min(info.height, height) };
  return {
    png: await sharp(data)
      .extract({ left: 0, top: 0, ...kept })
      .png()
      .toBuffer(),
    ...kept,
  };
}

let loaded: Promise<unknown> | undefined;

/** A font is known by its name once something was set in its file: the letters of one file stand in for those that the other has not. */
function loadFonts(sharp: Library): Promise<unknown> {
  loaded ??= Promise.all(
    FONTS.map((fontfile) =>
      sharp({ text: { text: 'a', font: 'Fraunces 10', fontfile } })
        .png()
        .toBuffer(),
    ),
  );
  return loaded;
}
