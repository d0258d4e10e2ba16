import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from './locales.ts';

export type Messages = { [key: string]: string | Messages };

const root = fileURLToPath(new URL('../../../locales', import.meta.url));

/**
 * All messages of a language: one top-level key per file. A text that is not translated yet is the English one, so
 * that a reader never meets a bare key. Server and build only.
 */
export function readCatalogue(locale: Locale, folder = root): Messages {
  const english = readFolder(join(folder, 'en'));
  return locale === 'en' ? english : merged(english, readFolder(join(folder, locale)));
}

function readFolder(folder: string): Messages {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.sort().map((name) => [name.slice(0, -5), JSON.parse(readFileSync(join(folder, name), 'utf8')) as Messages]),
  );
}

function merged(base: Messages, over: Messages): Messages {
  const result: Messages = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = base[key];
    result[key] = typeof value === 'object' && typeof below === 'object' ? merged(below, value) : value;
  }
  return result;
}
