import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from './locales.ts';

export type Messages = { [key: string]: string | Messages };

const root = fileURLToPath(new URL('../../../locales', import.meta.url));

/** All messages of a language as written by translators: one top-level key per file. Server and build only. */
export function readCatalogue(locale: Locale, folder = root): Messages {
  const files = readdirSync(join(folder, locale)).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files
      .sort()
      .map((name) => [name.slice(0, -5), JSON.parse(readFileSync(join(folder, locale, name), 'utf8')) as Messages]),
  );
}
