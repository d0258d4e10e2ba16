import type { HeadlineFace } from '#design/site-looks.ts';
import { SYMBOLS } from '#design/symbols.tsx';
import { themeMedia } from '#design/theme.ts';
import { escapeHtml } from '#platform/http/escape-html.ts';
import { MAIL_COLOURS } from '#platform/mail/mail-colours.ts';
import { ICON_PATH, MANIFEST_PATH, TOUCH_ICON_PATH } from './icon-paths.ts';
import { STATE_ID } from './page-state.ts';
import { TEXTS_ID } from './page-texts.ts';

export interface PageAssets {
  entry: string;
  styles: string[];
  preloads: string[];
  fonts: string[];
  textFiles: Readonly<Record<string, string>>;
  /** Development only: scripts that Vite needs first. */
  headScript: string;
  /** A style sheet that replaces tokens with a site's own colours; empty for none. */
  themeCss: string;
  photoOrigin?: string | null;
  /** The site's headline face and corners, for all pages but landers; without it the product's own. */
  looks?: { css: string; face: HeadlineFace };
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
  /** The line that says that the site only reads, as markup; empty while it writes. */
  readOnly: string;
  title: string;
  meta: readonly PageMeta[];
  canonical: string | null;
  assets: PageAssets;
  headScripts: readonly string[];
  /** A sentence above the application; empty for none. */
  notice: string;
  body: string;
  /** What the browser goes on with, as JSON without `<`. */
  state: string;
  texts: string;
  /** Nothing but these styles until somebody touches the page, which loads the application. null: it loads at once. */
  deferredHydration: { css: string; bootScripts: readonly string[] } | null;
}

const metaElement = ({ attribute, key, content }: PageMeta) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;

const ICON = `<link rel="icon" href="${ICON_PATH}" type="image/svg+xml">`;
/** What is around a page takes the colour of its ground: in both themes, before the script that knows which was chosen. */
const GROUND = (['light', 'dark'] as const)
  .map((theme) => `<meta name="theme-color" media="${themeMedia(theme)}" content="${MAIL_COLOURS[theme].paper}">`)
  .join('');
/** Where the site may be installed as an app; landers are left sooner, and weigh less without. */
const INSTALLED_APP = `${GROUND}<link rel="manifest" href="${MANIFEST_PATH}"><link rel="apple-touch-icon" href="${TOUCH_ICON_PATH}">`;

/** Nothing is painted before the markup is there; the element is the first one with an id behind it. */
const WHOLE_PAGE = `<link rel="expect" href="#${STATE_ID}" blocking="render">`;

/** React owns only `#root`; the head is plain text, so it costs no rendering. */
export function documentOf(parts: DocumentParts): string {
  const { assets, deferredHydration } = parts;
  const css = (deferredHydration?.css ?? '') + assets.themeCss;
  const style = css ? `<style>${css}</style>` : '';
  const later = deferredHydration ? ` data-entry="${assets.entry}" data-styles="${assets.styles.join(' ')}"` : '';
  const sheets = deferredHydration
    ? style
    : assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('') + style;
  const start = deferredHydration
    ? deferredHydration.bootScripts.map((script) => (script ? `<script>${script}</script>` : '')).join('')
    : `<script type="module" src="${assets.entry}"></script>`;
  return `<!doctype html><html lang="${parts.formats}" data-time-zone="${escapeHtml(parts.timeZone)}"${parts.readOnly ? ' data-read-only' : ''}${later}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"><title>${escapeHtml(parts.title)}</title>${parts.meta.map(metaElement).join('')}${parts.canonical ? `<link rel="canonical" href="${escapeHtml(parts.canonical)}">` : ''}<meta name="color-scheme" content="light dark">${ICON}${deferredHydration ? '' : INSTALLED_APP}${assets.photoOrigin ? `<link rel="preconnect" href="${escapeHtml(assets.photoOrigin)}">` : ''}${parts.headScripts.map((script) => `<script>${script}</script>`).join('')}${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('')}${sheets}${deferredHydration ? '' : preloadsOf(parts)}${assets.headScript}${WHOLE_PAGE}</head><body>${parts.notice && `<p role="alert" class="bg-surface-2 px-gutter py-3 text-center">${escapeHtml(parts.notice)}</p>`}<div id="root">${parts.body}</div>${parts.readOnly}${SYMBOLS}<script id="${STATE_ID}" type="application/json">${parts.state}</script><script id="${TEXTS_ID}" type="application/json">${parts.texts}</script>${start}</body></html>`;
}

const preloadsOf = ({ assets }: DocumentParts): string =>
  assets.preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`).join('');
