import { createMemoryHistory } from '@tanstack/react-router';
import { preloadedFonts } from '#design/fonts.ts';
import { THEME_BOOT_SCRIPT } from '#design/theme.ts';
import { languageOf } from '#platform/i18n/format-locale.ts';
import { loadCatalogue, pageTexts } from '#platform/i18n/server-catalogue.ts';
import { landerFonts, landerStyle } from '#product/landers/ui/lander-style.ts';
import { keepPosted } from '#product/landers/ui/posted-answers.ts';
import { CARDS_SCRIPT } from '#product/landers/ui/tinderswipe/cards-script.ts';
import { FILM_SCRIPT } from '#product/landers/ui/transitionsvideolanding/film-script.ts';
import { prepareAlerts } from '../pages/-shell/alerts.tsx';
import { prepareTimeBonus } from '../pages/-shell/time-bonus.tsx';
import { isLander, pageOf } from '../pages/page-names.ts';
import { DEFERRED_HYDRATION_SCRIPT } from './deferred-hydration.ts';
import { documentOf } from './document.ts';
import { EARLY_FIELDS_SCRIPT, EARLY_SCRIPT } from './early.ts';
import { pageStateText } from './page-state.ts';
import { pageTextsText } from './page-texts.ts';
import { readOnlyLine } from './read-only-line.tsx';
import { makeRouter } from './router.tsx';
import { renderRouter, routerScripts } from './router-adapter/render-router.tsx';
import { searchHead } from './search-engines/search-head.ts';
import type { PageRequest } from './search-engines/structured-data.ts';

export { renderMail } from './mails.tsx';
export { renderOfflineBody } from './offline/offline-body.tsx';

export const INLINE_SCRIPTS: readonly string[] = [
  THEME_BOOT_SCRIPT,
  EARLY_SCRIPT,
  EARLY_FIELDS_SCRIPT,
  DEFERRED_HYDRATION_SCRIPT,
  CARDS_SCRIPT,
  FILM_SCRIPT,
  ...(await routerScripts()),
];

const LANDER_SCRIPTS: Partial<Record<string, string>> = {
  '/landers/tinderswipe': CARDS_SCRIPT,
  '/landers/transitionsvideolanding/{-$slug}': FILM_SCRIPT,
};

export interface RenderedPage {
  status: number;
  html: string;
  location: string | null;
  title?: string | undefined;
  robots?: string | undefined;
  style?: string | undefined;
}

await Promise.all([prepareTimeBonus(), prepareAlerts()]);

export async function renderPage(page: PageRequest, render = renderRouter): Promise<RenderedPage> {
  const messages = await loadCatalogue(languageOf(page.formats));
  const said = new Set<string>();
  const router = makeRouter({
    ...page,
    messages,
    texts: async (...sections) => {
      for (const name of sections) said.add(name);
    },
    onTexts: (namespace) => said.add(namespace),
    history: createMemoryHistory({ initialEntries: [page.url] }),
  });
  if (page.answers) keepPosted(router.options.context.queryClient, page.answers);
  let began = performance.now();
  const rendered = await render(router, async () => {
    await page.giveWay?.();
    began = performance.now();
  });
  if (rendered.location !== null) return { status: 302, html: '', location: rendered.location };
  const head = searchHead(page, rendered, router.options.context);
  const lander = rendered.status === 200 && isLander(pageOf(rendered.routeId));
  const css = lander ? landerStyle(rendered.routeId, languageOf(page.formats)) : '';
  const themeCss = page.assets.themeCss + (lander ? '' : (page.assets.looks?.css ?? ''));
  const html = documentOf({
    formats: page.formats,
    timeZone: page.timeZone,
    readOnly: page.readOnly ? readOnlyLine(messages, page.formats, lander) : '',
    title: head.title,
    meta: head.meta,
    canonical: head.canonical,
    assets: {
      ...page.assets,
      themeCss,
      fonts: lander ? landerFonts(languageOf(page.formats)) : preloadedFonts(page.assets.looks?.face ?? 'serif'),
      headScript: page.assets.headScript + head.structured,
    },
    headScripts: [THEME_BOOT_SCRIPT, ...(lander ? [EARLY_FIELDS_SCRIPT] : [EARLY_SCRIPT])],
    notice: page.notice ?? '',
    body: rendered.body,
    state: pageStateText(router.options.context.queryClient, rendered.matches),
    texts: pageTextsText(pageTexts(messages, said), page.assets.textFiles),
    deferredHydration: lander
      ? { css, bootScripts: [DEFERRED_HYDRATION_SCRIPT, LANDER_SCRIPTS[rendered.routeId] ?? ''] }
      : null,
  });
  const style = css + themeCss;
  page.giveWay?.held(performance.now() - began);
  return { status: rendered.status, html, location: null, title: head.title, robots: head.robots, style };
}
