import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { browserTexts, type Messages, readCatalogue } from './catalogue.ts';
import { LOCALES, localeOf } from './locales.ts';
import { textsSource } from './text-files.ts';

const LIST = 'virtual:catalogues';
const PART = 'virtual:catalogue/';
const DEVELOPMENT = /^\/texts\/([a-z]+)\/([a-z]+)\.json/;

/** Messages are parsed at build time, so that no parser is shipped; tests take them as they are. */
export function cataloguePlugin({ parsed = true } = {}): Plugin {
  const textOf = (messages: Messages) => JSON.stringify(parsed ? compiled(messages) : messages);
  return {
    name: 'catalogue',
    resolveId: (id) => (id === LIST || id.startsWith(PART) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`)
        return `export default {${LOCALES.map((locale) => `${locale}:()=>import('${PART}${locale}')`).join(',')}}`;
      const locale = id.startsWith(`\0${PART}`) ? localeOf(id.slice(PART.length + 1)) : null;
      return locale ? `export default ${textOf(readCatalogue(locale))}` : null;
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const locale of LOCALES)
        for (const [feature, messages] of Object.entries(browserTexts(readCatalogue(locale))))
          this.emitFile({
            type: 'asset',
            name: `texts-${locale}-${feature}.json`,
            originalFileName: textsSource(locale, feature),
            source: textOf(messages),
          });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, language = '', feature = ''] = DEVELOPMENT.exec(request.url ?? '') ?? [];
        const locale = localeOf(language);
        const messages = locale && browserTexts(readCatalogue(locale))[feature];
        if (!messages) return next();
        response.setHeader('content-type', 'application/json').end(textOf(messages));
      });
    },
  };
}

const compiled = (messages: Messages): unknown =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  );
