import {
  type AnyRouteMatch,
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { type ApiError, isApiError } from '#platform/http/transport.ts';
import { type StoredMatch, storedMatches } from './stored-match.ts';

export type Rendered =
  | { location: string }
  | {
      location: null;
      status: number;
      routeId: string;
      body: string;
      head: RenderedHead;
      matches: StoredMatch[];
    };

export interface RenderedHead {
  title: string | undefined;
  meta: Record<string, { attribute: 'name' | 'property'; content: string }>;
  canonical: string | undefined;
}

/** @param beforeMarkup waits between loading and rendering, since the second holds the thread. */
export async function renderRouter(router: AnyRouter, beforeMarkup?: () => Promise<void>): Promise<Rendered> {
  const page = await loadRouter(router);
  await beforeMarkup?.();
  return page.location === null ? { ...page, body: renderToString(<RouterProvider router={router} />) } : page;
}

/** @returns what the page says of itself, with an empty body. */
export async function loadRouter(router: AnyRouter): Promise<Rendered> {
  // Says that the page is rendered on a server, so that boundaries are where the browser will look for them.
  router.ssr = { manifest: undefined };
  await router.load();
  const result = router._serverResult;
  if (result?.type === 'redirect') return { location: result.redirect.headers.get('location') ?? '/' };
  const matches = router.stores.matches.get();
  const refused = matches.find((match) => isApiError(match.error))?.error as ApiError | undefined;
  const status = refused?.status || (result?.type === 'render' ? result.status : 200);
  return {
    location: null,
    status,
    routeId: matches.at(-1)?.routeId ?? '',
    body: '',
    head: headOf(matches),
    matches: storedMatches(matches),
  };
}

function headOf(matches: readonly AnyRouteMatch[]): RenderedHead {
  const entries = matches.flatMap((match) => match.meta ?? []);
  const meta: RenderedHead['meta'] = {};
  for (const entry of entries) {
    const key = entry?.name ?? entry?.property;
    if (key && entry?.content !== undefined)
      meta[key] = { attribute: entry.name ? 'name' : 'property', content: entry.content };
  }
  return {
    title: entries.map((entry) => entry?.title).findLast((text) => typeof text === 'string'),
    meta,
    canonical: matches.flatMap((match) => match.links ?? []).findLast((link) => link?.rel === 'canonical')?.href,
  };
}

/** For the policy to allow, word for word; taken from an empty page, where nothing but the router's own can be. */
export async function routerScripts(): Promise<string[]> {
  const root = createRootRoute();
  const index = createRoute({ getParentRoute: () => root, path: '/', component: () => null });
  const router = createRouter({
    routeTree: root.addChildren([index]),
    scrollRestoration: true,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const rendered = await renderRouter(router);
  if (rendered.location !== null) return [];
  return [...rendered.body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
}
