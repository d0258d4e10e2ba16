// `node tools/brand/write.ts`: draws the shapes of the mark as masks, from which src/app/brand.ts makes each site's picture.
// The product itself draws no SVG: its photo pipeline has switched that off in the image library, for every caller.
import { join } from 'node:path';
import sharp from 'sharp';

/** Pixels, as of the largest icon of an installed app; the mark in mails is smaller. */
const SIZE = 512;
const SHAPES = {
  tile: '<rect x="-11" y="-9" width="48" height="48" rx="12"/>',
  flame:
    '<path d="M13.6 1C9 6 3 10.6 3 18.3C3 24.6 7.3 29 12.8 29C13.8 29 14.7 28.9 15.5 28.6C10.9 26.8 8.8 22.9 9.6 18.5C10.3 14.4 14.3 10.8 13.6 1Z"/>',
  honey:
    '<path d="M17.4 9.4C17.1 13.8 12.7 16 12.7 20.9C12.7 24.4 14.9 27 18 27.4C21.2 25.9 23.2 22.7 23.2 18.9C23.2 15 20.6 12.2 17.4 9.4Z"/>',
};

for (const [name, shape] of Object.entries(SHAPES)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-11 -9 48 48" width="${SIZE}" height="${SIZE}">${shape}</svg>`;
  const file = join(import.meta.dirname, '../../assets/brand', `${name}.png`);
  await sharp(Buffer.from(svg)).png({ palette: false }).toFile(file);
}
