import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '#platform/i18n/locales.ts';
import { featureOf } from '#platform/i18n/text-files.ts';
import type { PageAssets } from './document.ts';

interface Chunk {
  file: string;
  src?: string;
  name?: string;
  imports?: string[];
  css?: string[];
}

export const CLIENT_FOLDER = fileURLToPath(new URL('../../dist/client', import.meta.url));
const BUILD_LENGTH = 12;
const ENTRY = 'src/app/client.tsx';

export function builtAssets(): { assets: (locale: Locale) => PageAssets; build: string } {
  const text = readFileSync(`${CLIENT_FOLDER}/.vite/manifest.json`, 'utf8');
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error('The build has no entry: run npm run build.');
  const preloads = new Set<string>();
  const styles = new Set(entry.css);
  const follow = (chunk: Chunk) => {
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name];
      if (!imported || preloads.has(imported.file)) continue;
      preloads.add(imported.file);
      for (const file of imported.css ?? []) styles.add(file);
      follow(imported);
    }
  };
  follow(entry);
  const shared = {
    entry: `/${entry.file}`,
    styles: [...styles].map((file) => `/${file}`),
    fonts: [],
    headScript: '',
    themeCss: '',
  };
  const byLocale = new Map<Locale, PageAssets>();
  const assets = (locale: Locale) => {
    const known = byLocale.get(locale);
    if (known) return known;
    const textFiles: Record<string, string> = {};
    for (const [source, { file }] of Object.entries(manifest)) {
      const feature = featureOf(source, locale);
      if (feature) textFiles[feature] = `/${file}`;
    }
    const made = {
      ...shared,
      textFiles: Object.freeze(textFiles),
      preloads: [...preloads].map((file) => `/${file}`),
    };
    byLocale.set(locale, made);
    return made;
  };
  return { assets, build: createHash('sha256').update(text).digest('hex').slice(0, BUILD_LENGTH) };
}
