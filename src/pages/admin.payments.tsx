import { createFileRoute } from '@tanstack/react-router';
import { type PaymentsSearch, paymentsQuery } from '#product/backoffice/payments/ui/payments-query.ts';
import { PaymentsScreen } from '#product/backoffice/payments/ui/payments-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/payments')({
  validateSearch: screenSearch<Omit<PaymentsSearch, 'site'>>(['state'], ['member', 'id']),
  loaderDeps: ({ search: { id: _open, ...narrowed } }) => narrowed as Omit<PaymentsSearch, 'id'>,
  loader: ({ context: { queryClient, transport }, deps }) =>
    queryClient.ensureInfiniteQueryData(paymentsQuery(transport, deps)),
  component: PaymentsPage,
});

function PaymentsPage() {
  return <PaymentsScreen search={Route.useSearch()} />;
}
