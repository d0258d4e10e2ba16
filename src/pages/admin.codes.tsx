import { createFileRoute } from '@tanstack/react-router';
import { type CodesSearch, codesQuery } from '#product/backoffice/codes/ui/codes-query.ts';
import { CodesScreen } from '#product/backoffice/codes/ui/codes-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/codes')({
  validateSearch: screenSearch<Omit<CodesSearch, 'site'>>(['make'], ['code']),
  loaderDeps: ({ search }) => ({ site: (search as CodesSearch).site }),
  loader: ({ context: { queryClient, transport }, deps: { site } }) =>
    queryClient.ensureQueryData(codesQuery(transport, site)),
  component: CodesPage,
});

function CodesPage() {
  return <CodesScreen search={Route.useSearch()} />;
}
