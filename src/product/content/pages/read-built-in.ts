import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '#platform/i18n/locales.ts';
import { STANDARD_PAGES, type StandardPage } from './contract.ts';

const FOLDER = fileURLToPath(new URL('../data/texts', import.meta.url));
const known = new Map<string, string | null>();

export const isStandardPage = (slug: string): slug is StandardPage => STANDARD_PAGES.some((page) => page === slug);

/** In English where the language has none. */
export function readBuiltIn(page: StandardPage, locale: Locale): { locale: Locale; markdown: string } {
  const own = read(page, locale);
  if (own !== null) return { locale, markdown: own };
  return { locale: 'en', markdown: read(page, 'en') ?? '' };
}

function read(page: StandardPage, locale: Locale): string | null {
  const path = `${FOLDER}/${locale}/${page}.md`;
  const before = known.get(path);
  if (before !== undefined) return before;
  const text = existsSync(path) ? readFileSync(path, 'utf8') : null;
  known.set(path, text);
  return text;
}
