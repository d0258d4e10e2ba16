import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from './locales.ts';
import { JOINED_SECTIONS, SERVER_SECTIONS } from './sections.ts';

export type Messages = { [key: string]: string | Messages };

const root = fileURLToPath(new URL('../../../locales', import.meta.url));

/** What is not translated yet is the English text: a reader never meets a bare key. Server and build only. */
export function readCatalogue(locale: Locale, folder = root): Record<string, Messages> {
  const english = readFolder(join(folder, 'en'));
  const features = locale === 'en' ? english : translated(english, readFolder(join(folder, locale)));
  const joined = JOINED_SECTIONS.map((section) => [
    section,
    Object.assign({}, ...Object.values(features).map((feature) => feature[section])),
  ]);
  return { ...features, ...Object.fromEntries(joined) };
}

export function browserTexts(catalogue: Record<string, Messages>): Record<string, Messages> {
  const features: Record<string, Messages> = {};
  for (const [feature, sections] of Object.entries(catalogue)) {
    if (SERVER_SECTIONS.includes(feature)) continue;
    const shown = Object.entries(sections).filter(([section]) => !SERVER_SECTIONS.includes(section));
    if (shown.length > 0) features[feature] = Object.fromEntries(shown);
  }
  return features;
}

function readFolder(folder: string): Record<string, Messages> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.sort().map((name) => [name.slice(0, -5), JSON.parse(readFileSync(join(folder, name), 'utf8')) as Messages]),
  );
}

const translated = (english: Record<string, Messages>, other: Record<string, Messages>): Record<string, Messages> =>
  Object.fromEntries(Object.entries(english).map(([feature, texts]) => [feature, merged(texts, other[feature] ?? {})]));

function merged(base: Messages, over: Messages): Messages {
  const result: Messages = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = base[key];
    result[key] = typeof value === 'object' && typeof below === 'object' ? merged(below, value) : value;
  }
  return result;
}
