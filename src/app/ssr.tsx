import { createMemoryHistory } from '@tanstack/react-router';
import { PRELOADED_FONTS } from '#design/fonts.ts';
import { THEME_BOOT_SCRIPT } from '#design/theme.ts';
import type { Transport } from '#platform/http/transport.ts';
import { type FormatLocale, languageOf } from '#platform/i18n/format-locale.ts';
import { type Catalogue, loadWholeCatalogue } from '#platform/i18n/load-catalogue.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { documentOf, type PageAssets } from './document.ts';
import { pageStateText } from './page-state.ts';
import { makeRouter } from './router.tsx';
import { renderRouter, routerScripts } from './router-adapter/render-router.tsx';

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
    title: rendered.title ?? page.siteTitle,
    description: rendered.description ?? page.siteDescription,
    assets: { ...page.assets, fonts: [...PRELOADED_FONTS] },
    themeBoot: THEME_BOOT_SCRIPT,
    body: rendered.body,
    state: pageStateText(router.options.context.queryClient, rendered.matches),
  });
  return { status: rendered.status, html, location: null };
}
