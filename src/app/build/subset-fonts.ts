import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PACKAGES = join(ROOT, 'node_modules/@fontsource-variable');
const CATALOGUES = join(ROOT, 'locales');
/** Outlives `dist/`; what is missing there is made again. */
const FONT_CACHE = join(ROOT, '.cache/lander-fonts');
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

export const FAMILIES = {
  sans: { file: 'figtree/files/figtree-NAME-wght-normal.woff2', axes: { wght: { min: 400, max: 700 } } },
  serif: { file: 'fraunces/files/fraunces-NAME-opsz-normal.woff2', axes: { wght: 480, opsz: 72 } },
} as const;

export interface Font {
  locale: Locale;
  family: keyof typeof FAMILIES;
  fileName: string;
  source: Uint8Array;
}

/** Bytes: less is a file that has none of the letters. */
const EMPTY_FONT_BYTES = 1200;

let asked: Promise<Font[]> | undefined;

/** The same bytes, and so the same names, whenever made: from files of earlier processes while nothing changes. */
export function subsetFonts(): Promise<Font[]> {
  asked ??= make();
  return asked;
}

async function make(): Promise<Font[]> {
  const made: Font[] = [];
  for (const locale of LOCALES) {
    const letters = lettersOf(locale);
    for (const [family, { file, axes }] of entriesOf(FAMILIES)) {
      for (const range of ['latin', 'latin-ext']) {
        const source = await subset(`${PACKAGES}/${file.replace('NAME', range)}`, letters, axes);
        if (source.length < EMPTY_FONT_BYTES) continue;
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        made.push({ locale, family, fileName: `assets/lander-${family}-${locale}-${hash}.woff2`, source });
      }
    }
  }
  return made;
}

async function subset(path: string, letters: string, axes: Axes): Promise<Uint8Array> {
  const whole = readFileSync(path);
  const made = createHash('sha256')
    .update(JSON.stringify([TOOL, letters, axes]))
    .update(whole)
    .digest('base64url');
  const kept = join(FONT_CACHE, `${made}.woff2`);
  try {
    return readFileSync(kept);
  } catch {
    const { default: subsetFont } = await import('subset-font');
    const source = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes });
    mkdirSync(FONT_CACHE, { recursive: true });
    // Whoever builds at the same time never reads half a file.
    writeFileSync(`${kept}.${process.pid}`, source);
    renameSync(`${kept}.${process.pid}`, kept);
    return source;
  }
}

type Axes = (typeof FAMILIES)[keyof typeof FAMILIES]['axes'];

/** Another version may make other bytes. */
const TOOL: string = createRequire(import.meta.url)('subset-font/package.json').version;

export const entriesOf = <Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] =>
  Object.entries(record) as [Key, Value][];

/** In one order, whichever text has a letter first. */
function lettersOf(locale: string): string {
  const texts = readdirSync(`${CATALOGUES}/${locale}`).map((name) =>
    readFileSync(`${CATALOGUES}/${locale}/${name}`, 'utf8'),
  );
  return [...new Set(texts.join('') + ASCII)].sort().join('');
}
