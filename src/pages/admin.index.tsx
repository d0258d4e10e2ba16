import { createFileRoute } from '@tanstack/react-router';
import { type NumbersWords, numbersQuery, searchOf } from '#product/backoffice/numbers/ui/numbers-query.ts';
import { Overview } from '#product/backoffice/numbers/ui/overview.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/')({
  validateSearch: screenSearch<Omit<NumbersWords, 'site'>>(['period']),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, transport }, deps }) =>
    queryClient.ensureQueryData(numbersQuery(transport, searchOf(deps))),
  component: OverviewPage,
});

function OverviewPage() {
  return <Overview search={searchOf(Route.useSearch())} />;
}
