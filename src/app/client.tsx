import '#design/theme.css';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { browserTransport } from '#platform/http/browser-transport.ts';
import { formatLocaleOfPage, languageOf } from '#platform/i18n/format-locale.ts';
import { addTexts, loadCatalogue } from '#platform/i18n/load-catalogue.ts';
import { leaveSession } from '../pages/-shell/leave-session.ts';
import type {} from './early.ts';
import { readPageState, restoreQueries } from './page-state.ts';
import { makeRouter } from './router.tsx';
import { offerMatches } from './router-adapter/offer-matches.ts';
import { reloadOnStaleChunk } from './stale-chunk.ts';

reloadOnStaleChunk();

const { lang, dataset } = document.documentElement;
const formats = formatLocaleOfPage(lang);
const locale = languageOf(formats);
const messages = await loadCatalogue(locale);
await addTexts(messages, locale, dataset.texts?.split(' ').filter(Boolean) ?? []);
const root = document.getElementById('root');
if (root) {
  const transport = browserTransport(() => leaveSession(router.options.context.queryClient));
  const router = makeRouter({ transport, formats, messages, timeZone: dataset.timeZone ?? 'UTC' });
  const state = readPageState();
  restoreQueries(router.options.context.queryClient, state);
  offerMatches(state.matches);
  const early = window.endEarly?.();
  hydrateRoot(root, <RouterClient router={router} />);
  if (early) (await import('./do-again.ts')).doAgain(root, early);
}
