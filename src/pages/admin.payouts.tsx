import { createFileRoute } from '@tanstack/react-router';
import { type PayoutsSearch, payoutsQuery } from '#product/backoffice/payouts/ui/payouts-query.ts';
import { PayoutsScreen } from '#product/backoffice/payouts/ui/payouts-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/payouts')({
  validateSearch: screenSearch<Omit<PayoutsSearch, 'site'>>([], []),
  loaderDeps: ({ search }) => search as PayoutsSearch,
  loader: ({ context: { queryClient, transport }, deps }) => queryClient.ensureQueryData(payoutsQuery(transport, deps)),
  component: PayoutsPage,
});

function PayoutsPage() {
  return <PayoutsScreen search={Route.useSearch()} />;
}
