import { createFileRoute, Outlet } from '@tanstack/react-router';
import { deskQuery } from '#product/backoffice/desk/ui/desk-query.ts';
import { Frame } from '#product/backoffice/desk/ui/frame.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { NOINDEX } from './-shell/page-head.ts';

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
  head: () => ({ meta: [NOINDEX] }),
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
});
