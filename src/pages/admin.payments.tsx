import { createFileRoute } from '@tanstack/react-router';
import { type PaymentsSearch, paymentsQuery } from '#product/backoffice/payments/ui/payments-query.ts';
import { PaymentsScreen } from '#product/backoffice/payments/ui/payments-screen.tsx';
import { pageHead } from './-shell/page-head.ts';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/payments')({
  validateSearch: screenSearch<Omit<PaymentsSearch, 'site'>>(['state'], ['member', 'id']),
  beforeLoad: ({ context }) => context.texts('backoffice.payments'),
  loaderDeps: ({ search: { id: _open, ...narrowed } }) => narrowed as Omit<PaymentsSearch, 'id'>,
  loader: ({ context: { queryClient, transport }, deps }) =>
    queryClient.ensureInfiniteQueryData(paymentsQuery(transport, deps)),
  head: ({ match }) => pageHead(match, match.context.t('backoffice.frame.screens.payments')),
  component: PaymentsPage,
});

function PaymentsPage() {
  return <PaymentsScreen search={Route.useSearch()} />;
}
