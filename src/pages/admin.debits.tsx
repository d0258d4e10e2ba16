import { createFileRoute } from '@tanstack/react-router';
import { type DebitsSearch, debitsQuery } from '#product/backoffice/debits/ui/debits-query.ts';
import { DebitsScreen } from '#product/backoffice/debits/ui/debits-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/debits')({
  validateSearch: screenSearch<Omit<DebitsSearch, 'site'>>([], []),
  loaderDeps: ({ search }) => search as DebitsSearch,
  loader: ({ context: { queryClient, transport }, deps }) => queryClient.ensureQueryData(debitsQuery(transport, deps)),
  component: DebitsPage,
});

function DebitsPage() {
  return <DebitsScreen search={Route.useSearch()} />;
}
