import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { type Messages, readCatalogue } from './catalogue.ts';
import { LOCALES, localeOf } from './locales.ts';

const LIST = 'virtual:catalogues';
const PART = 'virtual:catalogue/';

/** Namespaces that only the server says. */
const SERVER_ONLY = ['descriptions', 'errors', 'icebreakers', 'mails'];

/**
 * Makes the catalogue importable in parts: per language one with the namespaces of `first`, which every page needs,
 * and one for each other namespace; the first part knows where the others are, so that nobody loads the addresses of
 * other languages. Messages are parsed at build time, so that no parser is shipped; tests have the parser and take them
 * as they are.
 */
export function cataloguePlugin(first: string[], { parsed = true } = {}): Plugin {
  const textOf = (messages: Messages) => JSON.stringify(parsed ? compiled(messages) : messages);
  // Reading a language takes tens of files, and each of its parts asks for it.
  const read = new Map<string, Messages>();
  const messagesOf = (language = 'en') => {
    const messages = read.get(language) ?? readCatalogue(localeOf(language) ?? 'en');
    read.set(language, messages);
    return messages;
  };
  return {
    name: 'catalogue',
    buildStart: () => read.clear(),
    resolveId: (id) => (id === LIST || id.startsWith(PART) ? `\0${id}` : null),
    load(id, options) {
      if (id === `\0${LIST}`) return `export default ${loads(LOCALES.map((locale) => [locale, `${locale}/first`]))}`;
      if (!id.startsWith(`\0${PART}`)) return null;
      const [language, part = ''] = id.slice(PART.length + 1).split('/');
      const messages = messagesOf(language);
      if (part !== 'first') return `export default ${textOf(messages[part] as Messages)}`;
      const chosen = Object.fromEntries(first.map((name) => [name, messages[name] ?? {}]));
      const others = Object.keys(messages).filter(
        (name) => !first.includes(name) && (options?.ssr || !SERVER_ONLY.includes(name)),
      );
      const more = loads(others.map((name) => [name, `${language}/${name}`]));
      return `export default ${textOf(chosen)};export const more=${more}`;
    },
  };
}

/** An object of functions that import a part each. */
const loads = (parts: [name: string, part: string][]): string =>
  `{${parts.map(([name, part]) => `${JSON.stringify(name)}:()=>import('${PART}${part}')`).join(',')}}`;

const compiled = (messages: Messages): unknown =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  );
