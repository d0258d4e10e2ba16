import { SYMBOLS } from '#design/symbols.tsx';
import { STATE_ID } from './page-state.ts';

/** Built files and request facts that go into a page's document around the rendered application. */
export interface PageAssets {
  entry: string;
  styles: string[];
  preloads: string[];
  fonts: string[];
  /** Files with texts, by namespace. */
  texts: Record<string, string>;
  /** Development only: scripts that Vite needs first. */
  headScript: string;
  /** A style sheet that replaces tokens with a site's own colours; empty for none. */
  themeCss: string;
}

export interface PageMeta {
  attribute: 'name' | 'property';
  key: string;
  content: string;
}

export interface DocumentParts {
  /** What the page is written in, and what the browser goes on writing by: `en-GB`. */
  formats: string;
  timeZone: string;
  /** Namespaces that the page needs beside those that every page needs. */
  texts: string[];
  title: string;
  /** Everything else that the head says of the page, addresses whole. */
  meta: readonly PageMeta[];
  canonical: string | null;
  assets: PageAssets;
  themeBoot: string;
  body: string;
  /** What the browser goes on with, as JSON without `<`. */
  state: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const metaElement = ({ attribute, key, content }: PageMeta) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;

/** The whole HTML document. React owns only `#root`; the head is plain text, so it costs no rendering. */
export function documentOf(parts: DocumentParts): string {
  const { assets } = parts;
  const texts = ['first', ...parts.texts].flatMap((name) => assets.texts[name] ?? []);
  return `<!doctype html><html lang="${parts.formats}" data-time-zone="${escapeHtml(parts.timeZone)}" data-texts="${parts.texts.join(' ')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"><title>${escapeHtml(parts.title)}</title>${parts.meta.map(metaElement).join('')}${parts.canonical ? `<link rel="canonical" href="${escapeHtml(parts.canonical)}">` : ''}<meta name="color-scheme" content="light dark"><link rel="icon" href="/assets/icon.svg" type="image/svg+xml"><script>${parts.themeBoot}</script>${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('')}${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}${assets.themeCss ? `<style>${assets.themeCss}</style>` : ''}${[...assets.preloads, ...texts].map((href) => `<link rel="modulepreload" href="${href}">`).join('')}${assets.headScript}</head><body><div id="root">${parts.body}</div>${SYMBOLS}<script id="${STATE_ID}" type="application/json">${parts.state}</script><script type="module" src="${assets.entry}"></script></body></html>`;
}
