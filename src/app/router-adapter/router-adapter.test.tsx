import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/http/transport.ts';
import { offerMatches } from './offer-matches.ts';
import { type Rendered, renderRouter, routerScripts } from './render-router.tsx';

let loaded: string[] = [];

function routerAt(path: string, scrollRestoration = true) {
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/members/$id',
    beforeLoad: () => ({ asked: 'before' }),
    loader: ({ params }) => {
      loaded.push(params.id);
      if (params.id === '404') throw notFound();
      if (params.id === '403') throw new ApiError(403, 'premium_only', 'For premium members.', {});
      if (params.id === '302') throw redirect({ to: '/' });
      return { name: `Marit ${params.id}` };
    },
    head: () => ({ meta: [{ title: 'A title' }] }),
    component: () => String(Object.values(page.useLoaderData() ?? {})),
    errorComponent: () => 'refused',
    notFoundComponent: () => 'nobody',
  });
  const history = createMemoryHistory({ initialEntries: [path] });
  return createRouter({ routeTree: root.addChildren([page]), history, scrollRestoration });
}

/** What the browser's router knows of a page that the server rendered, after its JSON travelled. */
async function asInBrowser(path: string) {
  const rendered = (await renderRouter(routerAt(path))) as Extract<Rendered, { location: null }>;
  loaded = [];
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('document', { querySelector: () => null });
  offerMatches(JSON.parse(JSON.stringify(rendered.matches)));
  // It would look for the window's own history.
  const router = routerAt(path, false);
  await hydrate(router);
  return { rendered, match: router.stores.matches.get().at(-1) };
}

afterEach(() => vi.unstubAllGlobals());

test('the browser goes on with what the server loaded, without loading it again', async () => {
  const { rendered, match } = await asInBrowser('/members/7');
  expect(rendered).toMatchObject({ status: 200, head: { title: 'A title' } });
  expect(rendered.body).toContain('Marit 7');
  expect(match).toMatchObject({ status: 'success', loaderData: { name: 'Marit 7' }, context: { asked: 'before' } });
  expect(loaded).toEqual([]);
});

test('a refusal keeps its status, code and sentence', async () => {
  const { rendered, match } = await asInBrowser('/members/403');
  expect(rendered.status).toBe(403);
  expect(match).toMatchObject({ status: 'error', error: { status: 403, code: 'premium_only' } });
  expect(loaded).toEqual([]);
});

test('what is not found is answered as such', async () => {
  const rendered = await renderRouter(routerAt('/members/404'));
  expect(rendered).toMatchObject({ location: null, status: 404 });
});

test('a redirect leads on without a page', async () => {
  expect(await renderRouter(routerAt('/members/302'))).toEqual({ location: '/' });
});

test('the scripts that the router writes into a page are those that the policy allows', async () => {
  const scripts = await routerScripts();
  const rendered = (await renderRouter(routerAt('/members/7'))) as Extract<Rendered, { location: null }>;
  const written = [...rendered.body.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script);
  expect(scripts).toHaveLength(1);
  expect(written).toEqual(scripts);
});
