import { createFileRoute, Outlet } from '@tanstack/react-router';
import type { ScreenName } from '#product/backoffice/contract.ts';
import { deskQuery } from '#product/backoffice/desk/ui/desk-query.ts';
import { Frame } from '#product/backoffice/desk/ui/frame.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { failureTitle, type LoadedMatch, NOINDEX } from './-shell/page-head.ts';

interface AdminWords {
  site?: number;
}

export const Route = createFileRoute('/admin')({
  validateSearch: knownSearch(['site'], ({ site }: Record<string, unknown>): AdminWords => {
    const id = Number(site);
    return Number.isInteger(id) && id > 0 ? { site: id } : {};
  }),
  // The guard of all screens is in no script of members.
  beforeLoad: async ({ context, location }) => {
    const { staffOnly } = await import('./-shell/staff-only.ts');
    await Promise.all([staffOnly(context, location), context.texts('backoffice.frame')]);
  },
  loaderDeps: ({ search: { site } }) => ({ site }),
  loader: ({ context: { queryClient, transport }, deps: { site } }) =>
    queryClient.ensureQueryData(deskQuery(transport, site)),
  // Screens have no head of their own: what is told here is in the script of every page.
  head: ({ matches }) => {
    const { context, routeId } = matches.at(-1) as LoadedMatch & { routeId: string };
    const failed = matches.map((one) => failureTitle(one as LoadedMatch)).find(Boolean);
    const screen = (routeId.split('/')[2] || 'overview') as ScreenName;
    return { meta: [NOINDEX, { title: failed ?? context.t(`backoffice.frame.screens.${screen}`) }] };
  },
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
});
