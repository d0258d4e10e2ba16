// `node tools/brand/write.ts`: draws the shapes of the mark as masks, from which src/app/brand.ts makes each site's picture.
// The product itself draws no SVG: its photo pipeline has switched that off in the image library, for every caller.
import { join } from 'node:path';
import sharp from 'sharp';
import { MARKS } from '#design/marks.ts';

/** Pixels, as of the largest icon of an installed app; the mark in mails is smaller. */
const SIZE = 512;
const path = (d: string) => `<path d="${d}"/>`;
const SHAPES = {
  tile: '<rect x="-11" y="-9" width="48" height="48" rx="12"/>',
  ...Object.fromEntries(
    Object.entries(MARKS).flatMap(([name, { main, second }]) => [
      [`${name}-main`, path(main)],
      [`${name}-second`, path(second)],
    ]),
  ),
};

for (const [name, shape] of Object.entries(SHAPES)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-11 -9 48 48" width="${SIZE}" height="${SIZE}">${shape}</svg>`;
  const file = join(import.meta.dirname, '../../assets/brand', `${name}.png`);
  await sharp(Buffer.from(svg)).png({ palette: false }).toFile(file);
}
