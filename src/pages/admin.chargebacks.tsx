import { createFileRoute } from '@tanstack/react-router';
import { type DisputesSearch, disputesQuery } from '#product/backoffice/disputes/ui/disputes-query.ts';
import { DisputesScreen } from '#product/backoffice/disputes/ui/disputes-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/chargebacks')({
  validateSearch: screenSearch<Omit<DisputesSearch, 'site'>>(['all'], ['id']),
  loaderDeps: ({ search: { id: _open, ...narrowed } }) => narrowed as Omit<DisputesSearch, 'id'>,
  loader: ({ context: { queryClient, transport }, deps }) =>
    queryClient.ensureInfiniteQueryData(disputesQuery(transport, deps)),
  component: ChargebacksPage,
});

function ChargebacksPage() {
  return <DisputesScreen search={Route.useSearch()} />;
}
