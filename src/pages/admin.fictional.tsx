import { createFileRoute } from '@tanstack/react-router';
import { type FictionalSearch, fictionalQuery } from '#product/backoffice/fictional/ui/fictional-query.ts';
import { FictionalScreen } from '#product/backoffice/fictional/ui/fictional-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/fictional')({
  validateSearch: screenSearch<Omit<FictionalSearch, 'site'>>(['make'], ['id', 'under']),
  loaderDeps: ({ search: { site, under } }: { search: FictionalSearch }) => ({
    ...(site !== undefined && { site }),
    ...(under !== undefined && { under }),
  }),
  loader: ({ context: { queryClient, transport }, deps }) =>
    queryClient.ensureQueryData(fictionalQuery(transport, deps)),
  component: FictionalPage,
});

function FictionalPage() {
  return <FictionalScreen search={Route.useSearch()} />;
}
