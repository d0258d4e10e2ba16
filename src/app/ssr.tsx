import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { PRELOADED_FONTS } from '#design/fonts.ts';
import { THEME_BOOT_SCRIPT } from '#design/theme.ts';
import { type ApiError, isApiError, type Transport } from '#platform/http/transport.ts';
import { type Catalogue, loadWholeCatalogue } from '#platform/i18n/load-catalogue.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { documentOf, type PageAssets } from './document.ts';
import { pageStateText, type RenderedMatch } from './page-state.ts';
import { makeRouter } from './router.tsx';

export { renderMail } from './mails.tsx';

export interface PageRequest {
  /** Path and query. */
  url: string;
  origin: string;
  locale: Locale;
  transport: Transport;
  nonce: string;
  styleNonce: string;
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
    messages: await wholeCatalogue(page.locale),
    onTexts: (namespaces) => {
      for (const name of namespaces) texts.add(name);
    },
    history: createMemoryHistory({ initialEntries: [page.url] }),
  });
  // Says that the page is rendered on a server, so that boundaries are where the browser will look for them.
  router.ssr = { manifest: undefined };
  await router.load();
  const result = router._serverResult;
  if (result?.type === 'redirect') {
    return { status: 302, html: '', location: result.redirect.headers.get('location') ?? '/' };
  }
  const body = renderToString(<RouterProvider router={router} />);
  const matches = router.stores.matches.get();
  const head = matches.flatMap((match) => match.meta ?? []);
  const title = head.map((entry) => entry?.title).findLast((text) => typeof text === 'string');
  const description = head.findLast((entry) => entry?.name === 'description')?.content;
  const html = documentOf({
    locale: page.locale,
    timeZone: page.timeZone,
    texts: [...texts],
    nonce: page.nonce,
    styleNonce: page.styleNonce,
    title: title ?? page.siteTitle,
    description: description ?? page.siteDescription,
    assets: { ...page.assets, fonts: [...PRELOADED_FONTS] },
    themeBoot: THEME_BOOT_SCRIPT,
    body,
    state: pageStateText(router.options.context.queryClient, renderedMatches(matches)),
  });
  const refused = matches.find((match) => isApiError(match.error))?.error as ApiError | undefined;
  const status = refused?.status || (result?.type === 'render' ? result.status : 200);
  return { status, html, location: null };
}

/** Up to the first that was refused or not found: the rest is not on the page. */
function renderedMatches<Match extends RenderedMatch>(matches: Match[]): Match[] {
  const end = matches.findIndex((match) => match.status !== 'success' || match._notFound) + 1;
  return end ? matches.slice(0, end) : matches;
}
