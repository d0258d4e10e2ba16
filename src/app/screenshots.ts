import { MAIL_COLOURS } from '#platform/mail/mail-colours.ts';
import { markOf } from './brand.ts';

/** `columns`: of members side by side. */
export const SCREENSHOTS = [
  { form: 'narrow', path: '/brand/screen-narrow.png', width: 720, height: 1280, columns: 2 },
  { form: 'wide', path: '/brand/screen-wide.png', width: 1280, height: 720, columns: 4 },
] as const;
type Screenshot = (typeof SCREENSHOTS)[number];

const GAP = 32;
const BAR = 120;
const LINE = 20;

export async function screenshotOf(colours: string[], { width, height, columns }: Screenshot): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { paper, surface, line } = MAIL_COLOURS.light;
  const [main = line, , second = line] = colours;
  const side = Math.floor((width - GAP * (columns + 1)) / columns);
  const step = side + GAP * 3 + LINE;
  const shades = [
    mixed(main, surface, 0.55),
    mixed(second, surface, 0.4),
    mixed(main, surface, 0.75),
    mixed(second, surface, 0.65),
  ];
  const layers = [
    { input: await tileOf(surface, width, BAR), left: 0, top: 0 },
    { input: await markOf(colours, BAR - GAP * 2 + 24), left: GAP, top: 20 },
    { input: await tileOf(main, 180, 56, 28), left: width - 180 - GAP, top: 32 },
  ];
  for (let top = BAR + GAP, row = 0; top < height; top += step, row += 1)
    for (let column = 0; column < columns; column += 1) {
      const left = GAP + column * (side + GAP);
      const shade = shades[(row + column * 3) % shades.length] ?? line;
      layers.push({ input: await tileOf(shade, side, side, 28), left, top });
      layers.push({ input: await tileOf(line, Math.round(side * 0.6), LINE, LINE / 2), left, top: top + side + 16 });
      layers.push({ input: await tileOf(line, Math.round(side * 0.4), LINE, LINE / 2), left, top: top + side + 48 });
    }
  const ground = { width, height: height + step, channels: 3, background: paper } as const;
  const drawn = await sharp({ create: ground }).composite(layers).png().toBuffer();
  return sharp(drawn).extract({ left: 0, top: 0, width, height }).png({ palette: true }).toBuffer();
}

async function tileOf(colour: string, width: number, height: number, radius = 0): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const alpha = Buffer.alloc(width * height, 255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const across = Math.max(0, radius - Math.min(x + 0.5, width - x - 0.5));
      const down = Math.max(0, radius - Math.min(y + 0.5, height - y - 0.5));
      if (across > 0 && down > 0)
        alpha[y * width + x] = 255 * Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(across, down)));
    }
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** @param share of the second, 0 to 1. */
function mixed(one: string, other: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mix = [1, 3, 5].map((at) => Math.round(part(one, at) * (1 - share) + part(other, at) * share));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
