import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { type Messages, readCatalogue } from './catalogue.ts';
import { LOCALES, localeOf } from './locales.ts';

const LIST = 'virtual:catalogues';
const PART = 'virtual:catalogue/';

/** Namespaces that only the server says. */
const SERVER_ONLY = ['errors', 'mails'];

/**
 * Makes the catalogue importable in parts: per language one with the namespaces of `first`, which every page needs,
 * and one for each other namespace. Messages are parsed at build time, so that no parser is shipped.
 */
export function cataloguePlugin(first: string[]): Plugin {
  const isServerOnly = (name: string) => SERVER_ONLY.includes(name);
  return {
    name: 'catalogue',
    resolveId: (id) => (id === LIST || id.startsWith(PART) ? `\0${id}` : null),
    load(id, options) {
      if (id === `\0${LIST}`) return listOf(first, (name) => Boolean(options?.ssr) || !isServerOnly(name));
      if (!id.startsWith(`\0${PART}`)) return null;
      const [language, part] = id.slice(PART.length + 1).split('/');
      const messages = readCatalogue(localeOf(language) ?? 'en');
      const chosen =
        part === 'first' ? Object.fromEntries(first.map((name) => [name, messages[name] ?? {}])) : messages[part ?? ''];
      return `export default ${JSON.stringify(compiled(chosen as Messages))}`;
    },
  };
}

function listOf(first: string[], wanted: (name: string) => boolean): string {
  const parts = ['first', ...Object.keys(readCatalogue('en')).filter((name) => !first.includes(name) && wanted(name))];
  const entries = LOCALES.map((locale) => {
    const loads = parts.map((part) => `${JSON.stringify(part)}:()=>import('${PART}${locale}/${part}')`);
    return `${locale}:{${loads.join(',')}}`;
  });
  return `export default {${entries.join(',')}}`;
}

const compiled = (messages: Messages): unknown =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  );
