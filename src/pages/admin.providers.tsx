import { createFileRoute } from '@tanstack/react-router';
import { type ProvidersSearch, providersQuery } from '#product/backoffice/providers/ui/providers-query.ts';
import { ProvidersScreen } from '#product/backoffice/providers/ui/providers-screen.tsx';
import { pageHead } from './-shell/page-head.ts';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/providers')({
  validateSearch: screenSearch<Omit<ProvidersSearch, 'site'>>(['make'], ['account']),
  beforeLoad: ({ context }) => context.texts('backoffice.providers'),
  loader: ({ context: { queryClient, transport } }) => queryClient.ensureQueryData(providersQuery(transport)),
  head: ({ match }) => pageHead(match, match.context.t('backoffice.providers.title')),
  component: ProvidersPage,
});

function ProvidersPage() {
  return <ProvidersScreen search={Route.useSearch()} />;
}
