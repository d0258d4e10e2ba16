import { createFileRoute } from '@tanstack/react-router';
import { deskQuery } from '#product/backoffice/desk/ui/desk-query.ts';
import { type PagesSearch, pagesQuery } from '#product/backoffice/pages/ui/pages-query.ts';
import { PagesScreen } from '#product/backoffice/pages/ui/pages-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/pages')({
  validateSearch: screenSearch<Omit<PagesSearch, 'site'>>(['page', 'language', 'make']),
  loaderDeps: ({ search }) => ({ site: (search as PagesSearch).site }),
  loader: async ({ context: { queryClient, transport }, deps: { site: asked } }) => {
    const { sites } = await queryClient.ensureQueryData(deskQuery(transport, asked));
    const site = asked ?? sites[0]?.id ?? 0;
    await queryClient.ensureQueryData(pagesQuery(transport, site));
    return { site };
  },
  component: PagesPage,
});

function PagesPage() {
  return <PagesScreen site={Route.useLoaderData().site} search={Route.useSearch()} />;
}
