import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { type Messages, readCatalogue } from './catalogue.ts';
import { localeOf } from './locales.ts';

const PREFIX = 'virtual:catalogue/';

/** Makes `virtual:catalogue/<locale>` the language's messages, parsed at build time so that no parser is shipped. */
export function cataloguePlugin(): Plugin {
  return {
    name: 'catalogue',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      const locale = id.startsWith(`\0${PREFIX}`) ? localeOf(id.slice(PREFIX.length + 1)) : null;
      return locale ? `export default ${JSON.stringify(compiled(readCatalogue(locale)))}` : null;
    },
  };
}

const compiled = (messages: Messages): unknown =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  );
