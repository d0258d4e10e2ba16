import { createFileRoute } from '@tanstack/react-router';
import { type NumbersWords, numbersQuery, searchOf } from '#product/backoffice/numbers/ui/numbers-query.ts';
import { NumbersScreen } from '#product/backoffice/numbers/ui/numbers-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/numbers')({
  validateSearch: screenSearch<Omit<NumbersWords, 'site'>>(['period']),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, transport }, deps }) =>
    queryClient.ensureQueryData(numbersQuery(transport, searchOf(deps))),
  component: NumbersPage,
});

function NumbersPage() {
  return <NumbersScreen search={searchOf(Route.useSearch())} />;
}
