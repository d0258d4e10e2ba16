import sharp from 'sharp';
import type { Face, Haircut } from './faces.ts';
import { hairPaint } from './hair.ts';
import { drawHead } from './heads.ts';
import { palettes } from './palettes.ts';

/** What a head looks like, to be compared: small Lab pixels, one after another. */
export type Look = Float32Array;

const size = { width: 28, height: 32 };
const ground = '#8a8f94';
const calm = { mouth: 'smile', open: 1, gaze: 0, lift: 0.3 } as const;

/** The bare head in one light, with one expression, upright and without glasses: those come off. */
function composeHead(face: Face, haircut: Haircut): string {
  const palette = palettes.sand;
  const head = drawHead({ ...face, glasses: 0, earrings: 0 }, calm, haircut, palette);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="190 110 680 777" width="${size.width}" height="${size.height}"><defs>${hairPaint(face, haircut, palette.ink)}</defs><rect x="190" y="110" width="680" height="777" fill="${ground}"/>${head.behind}${head.skin}${head.features}${head.hair}${head.over}${head.worn}</svg>`;
}

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** sRGB bytes as CIE Lab (D65). */
export function labOf(pixels: Uint8Array): Look {
  const lab = new Float32Array(pixels.length);
  const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  for (let at = 0; at < pixels.length; at += 3) {
    const [r, g, b] = [
      linear[pixels[at] ?? 0] ?? 0,
      linear[pixels[at + 1] ?? 0] ?? 0,
      linear[pixels[at + 2] ?? 0] ?? 0,
    ];
    const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    lab[at] = 116 * y - 16;
    lab[at + 1] = 500 * (x - y);
    lab[at + 2] = 200 * (y - z);
  }
  return lab;
}

/** Draws the bare head of somebody as it is compared with others. */
export async function lookOf({ face, haircut }: { face: Face; haircut: Haircut }): Promise<Look> {
  const pixels = await sharp(Buffer.from(composeHead(face, haircut)))
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer();
  return labOf(pixels);
}

const weights = Float32Array.from({ length: size.width * size.height }, (_, pixel) => {
  const [x, y] = [pixel % size.width, Math.floor(pixel / size.width)];
  return ((x - 14) / 7) ** 2 + ((y - 17) / 11) ** 2 < 1 ? 2 : 1;
});
const allWeights = weights.reduce((sum, weight) => sum + weight, 0);

/**
 * Mean difference of colour (CIE 1976) between two heads, the face counted double; 0 is the same drawing.
 * @param most it stops counting where the difference is at least so large.
 */
export function lookDistance(one: Look, other: Look, most = Number.POSITIVE_INFINITY): number {
  let sum = 0;
  for (let pixel = 0, at = 0; pixel < weights.length && sum < most * allWeights; pixel += 1, at += 3) {
    const dl = (one[at] ?? 0) - (other[at] ?? 0);
    const da = (one[at + 1] ?? 0) - (other[at + 1] ?? 0);
    const db = (one[at + 2] ?? 0) - (other[at + 2] ?? 0);
    sum += (weights[pixel] ?? 0) * Math.sqrt(dl * dl + da * da + db * db);
  }
  return sum / allWeights;
}

/** Heads that differ less may pass for one person: chosen by looking at the nearest pairs. */
export const leastLookDistance = 6.5;
