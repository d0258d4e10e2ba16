import '#design/theme.css';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { browserTransport } from '#platform/http/browser-transport.ts';
import { textsByFeature } from '#platform/i18n/fetch-texts.ts';
import { formatLocaleOfPage } from '#platform/i18n/format-locale.ts';
import { leaveSession } from '../pages/-shell/leave-session.ts';
import { isBackOffice } from '../pages/page-names.ts';
import type {} from './early.ts';
import { readPageState, restoreQueries } from './page-state.ts';
import { readPageTexts } from './page-texts.ts';
import { makeRouter } from './router.tsx';
import { offerMatches } from './router-adapter/offer-matches.ts';
import { reloadOnStaleChunk } from './stale-chunk.ts';

reloadOnStaleChunk();
if (isBackOffice(location.pathname)) await import('./staff-routes.ts');

const { lang, dataset } = document.documentElement;
const formats = formatLocaleOfPage(lang);
const root = document.getElementById('root');
if (root) {
  const transport = browserTransport(() => leaveSession(router.options.context.queryClient));
  const state = readPageState();
  const { sections: messages, files } = readPageTexts();
  const texts = textsByFeature(messages, files);
  const readOnly = dataset.readOnly !== undefined;
  const router = makeRouter({ transport, formats, messages, texts, timeZone: dataset.timeZone ?? 'UTC', readOnly });
  restoreQueries(router.options.context.queryClient, state);
  offerMatches(state.matches);
  const early = window.endEarly?.();
  hydrateRoot(root, <RouterClient router={router} />);
  if (early) (await import('./do-again.ts')).doAgain(root, early);
}
