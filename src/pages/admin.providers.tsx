import { createFileRoute } from '@tanstack/react-router';
import { type ProvidersSearch, providersQuery } from '#product/backoffice/providers/ui/providers-query.ts';
import { ProvidersScreen } from '#product/backoffice/providers/ui/providers-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/providers')({
  validateSearch: screenSearch<Omit<ProvidersSearch, 'site'>>(['make'], ['account']),
  loader: ({ context: { queryClient, transport } }) => queryClient.ensureQueryData(providersQuery(transport)),
  component: ProvidersPage,
});

function ProvidersPage() {
  return <ProvidersScreen search={Route.useSearch()} />;
}
