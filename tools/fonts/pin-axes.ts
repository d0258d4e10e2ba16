import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The only weight that headlines are set in: `--font-weight-display` of the theme. */
const WEIGHT = 480;
const PACKAGE = fileURLToPath(new URL('../../node_modules/@fontsource-variable/fraunces/files', import.meta.url));
const FONTS = fileURLToPath(new URL('../../src/design/fonts', import.meta.url));

const stretch = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
/** Points that headlines are drawn for. They are 20 to 72: at one size their file is half of what it was with all (34 kB). */
const SIZE = 48;
/** Everything that either file has: only the axes go. */
const LETTERS = [
  [0x20, 0x36f],
  [0x1d00, 0x1eff],
  [0x2000, 0x22ff],
  [0x2c60, 0x2c7f],
  [0xa720, 0xa7ff],
  [0xfeff, 0xfffd],
]
  .map(([from = 0, to = 0]) => stretch(from, to))
  .join('');

/** Latin as European languages write it. */
const DRAWN = `${stretch(0x20, 0x24f)}${stretch(0x2010, 0x2044)}€™`;
/** Points that pictures set headlines in. */
const PICTURE_SIZE = 72;

// Writes Fraunces with one weight for one size: a quarter of what the package's files weigh (67 and 59 kB). `node tools/fonts/pin-axes.ts`
// after the package has changed.
const pin = async (whole: Uint8Array, name: string) =>
  writeFileSync(
    `${FONTS}/${name}.woff2`,
    await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes: { wght: WEIGHT, opsz: SIZE } }),
  );
for (const range of ['latin', 'latin-ext']) {
  const whole = readFileSync(`${PACKAGE}/fraunces-${range}-opsz-normal.woff2`);
  await pin(whole, `fraunces-${range}-${WEIGHT}`);
  await pin(readFileSync(`${PACKAGE}/fraunces-${range}-opsz-italic.woff2`), `fraunces-${range}-italic-${WEIGHT}`);
  // What draws pictures on the server reads no woff2.
  const drawn = await subsetFont(whole, DRAWN, {
    targetFormat: 'sfnt',
    variationAxes: { wght: WEIGHT, opsz: PICTURE_SIZE },
  });
  writeFileSync(`${FONTS}/fraunces-${range}-${PICTURE_SIZE}.ttf`, drawn);
}
