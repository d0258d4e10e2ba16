import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, type RouterHistory, useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { parsePlainSearch, stringifyPlainSearch } from '#platform/http/plain-search.ts';
import { isApiError, type Transport } from '#platform/http/transport.ts';
import { TransportProvider } from '#platform/http/transport-context.tsx';
import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import { IntlProvider, translatorOf } from '#platform/i18n/intl.tsx';
import { useOwnTimeZone } from '#platform/i18n/own-time-zone.ts';
import type { Catalogue } from '#platform/i18n/sections.ts';
import { reportTimeZone } from '#product/sites/contract.ts';
import { PageError } from '../pages/-shell/page-error.tsx';
import { PageNotFound } from '../pages/-shell/page-not-found.tsx';
import type { RouterContext } from '../pages/-shell/router-context.ts';
import { routeTree } from './route-tree.gen.ts';

interface RouterOptions {
  transport: Transport;
  formats: FormatLocale;
  messages: Catalogue;
  texts: RouterContext['texts'];
  onTexts?: (namespace: string) => void;
  timeZone: string;
  readOnly: boolean;
  history?: RouterHistory;
  origin?: string;
}

const RETRIES = 5;

export function makeRouter({
  transport,
  formats,
  messages,
  texts,
  timeZone,
  readOnly,
  history,
  origin,
  onTexts,
}: RouterOptions) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          typeof window !== 'undefined' && failures < RETRIES && isApiError(error) && error.temporary,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      },
    },
  });
  const t = translatorOf(formats, timeZone, messages, onTexts);
  return createRouter({
    routeTree,
    context: {
      queryClient,
      transport,
      formats,
      timeZone,
      readOnly,
      messages,
      texts,
      t,
      onTexts,
    } satisfies RouterContext,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: afterTheFirst(),
    defaultNotFoundComponent: PageNotFound,
    defaultErrorComponent: PageError,
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    ...(history ? { history } : {}),
    ...(origin ? { origin } : {}),
    InnerWrap: Providers,
  });
}

/** The page's own lines scroll it. Its reader may have gone on since: the first rendering scrolls nothing. */
function afterTheFirst(): () => boolean {
  let isFirst = true;
  return () => {
    const first = isFirst;
    isFirst = false;
    return !first;
  };
}

function Providers({ children }: { children: ReactNode }) {
  const { formats, messages, timeZone, queryClient, transport, onTexts } = useRouter().options.context;
  const tell = useCallback((zone: string) => transport.call(reportTimeZone, { time_zone: zone }), [transport]);
  const zone = useOwnTimeZone(timeZone, tell);
  return (
    <IntlProvider formats={formats} messages={messages} timeZone={zone} onTexts={onTexts}>
      <QueryClientProvider client={queryClient}>
        <TransportProvider transport={transport}>{children}</TransportProvider>
      </QueryClientProvider>
    </IntlProvider>
  );
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
