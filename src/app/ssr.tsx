import { createMemoryHistory } from '@tanstack/react-router';
import { PRELOADED_FONTS } from '#design/fonts.ts';
import { THEME_BOOT_SCRIPT } from '#design/theme.ts';
import type { Transport } from '#platform/http/transport.ts';
import { type FormatLocale, languageOf } from '#platform/i18n/format-locale.ts';
import { type Catalogue, loadWholeCatalogue } from '#platform/i18n/load-catalogue.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { documentOf, type PageAssets, type PageMeta } from './document.ts';
import { pageStateText } from './page-state.ts';
import { makeRouter } from './router.tsx';
import { type RenderedHead, renderRouter, routerScripts } from './router-adapter/render-router.tsx';

export { renderMail } from './mails.tsx';

/** All scripts that stand in a page itself. */
export const INLINE_SCRIPTS: readonly string[] = [THEME_BOOT_SCRIPT, ...(await routerScripts())];

export interface PageRequest {
  /** Path and query. */
  url: string;
  origin: string;
  formats: FormatLocale;
  transport: Transport;
  assets: PageAssets;
  timeZone: string;
  /** Title and description of pages that name none. */
  siteTitle: string;
  siteDescription: string;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Where to go instead. */
  location: string | null;
  /** What search engines are told, such as `noindex`; nothing without it. */
  robots?: string | undefined;
}

const catalogues = new Map<Locale, Promise<Catalogue>>();

function wholeCatalogue(locale: Locale): Promise<Catalogue> {
  const present = catalogues.get(locale) ?? loadWholeCatalogue(locale);
  catalogues.set(locale, present);
  return present;
}

/** Renders a page to its whole HTML. Loaders have run before, so that nothing is left to stream. */
export async function renderPage(page: PageRequest): Promise<RenderedPage> {
  const texts = new Set<string>();
  const router = makeRouter({
    ...page,
    messages: await wholeCatalogue(languageOf(page.formats)),
    onTexts: (namespaces) => {
      for (const name of namespaces) texts.add(name);
    },
    history: createMemoryHistory({ initialEntries: [page.url] }),
  });
  const rendered = await renderRouter(router);
  if (rendered.location !== null) return { status: 302, html: '', location: rendered.location };
  const html = documentOf({
    formats: page.formats,
    timeZone: page.timeZone,
    texts: [...texts],
    title: rendered.head.title ?? page.siteTitle,
    meta: metaOf(rendered.head, page),
    canonical: rendered.head.canonical ? wholeAddress(page, rendered.head.canonical) : null,
    assets: { ...page.assets, fonts: [...PRELOADED_FONTS] },
    themeBoot: THEME_BOOT_SCRIPT,
    body: rendered.body,
    state: pageStateText(router.options.context.queryClient, rendered.matches),
  });
  return { status: rendered.status, html, location: null, robots: rendered.head.meta.robots?.content };
}

/** Open Graph has no paths. */
const ADDRESSES = ['og:url', 'og:image'];

const wholeAddress = ({ origin }: PageRequest, path: string) => new URL(path, origin).href;

function metaOf({ meta }: RenderedHead, page: PageRequest): PageMeta[] {
  const site = { description: { attribute: 'name', content: page.siteDescription } } as const;
  return Object.entries({ ...site, ...meta }).map(([key, { attribute, content }]) => ({
    attribute,
    key,
    content: ADDRESSES.includes(key) ? wholeAddress(page, content) : content,
  }));
}
