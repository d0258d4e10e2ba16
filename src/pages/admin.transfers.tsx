import { createFileRoute } from '@tanstack/react-router';
import { type TransfersSearch, transfersQuery } from '#product/backoffice/transfers/ui/transfers-query.ts';
import { TransfersScreen } from '#product/backoffice/transfers/ui/transfers-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/transfers')({
  validateSearch: screenSearch<Omit<TransfersSearch, 'site'>>(['back'], ['id']),
  loaderDeps: ({ search: { id: _open, ...narrowed } }) => narrowed as Omit<TransfersSearch, 'id'>,
  loader: ({ context: { queryClient, transport }, deps }) =>
    queryClient.ensureInfiniteQueryData(transfersQuery(transport, deps)),
  component: TransfersPage,
});

function TransfersPage() {
  return <TransfersScreen search={Route.useSearch()} />;
}
