import { createFileRoute } from '@tanstack/react-router';
import { type InvitesSearch, invitesQuery } from '#product/backoffice/invites/ui/invites-query.ts';
import { InvitesScreen } from '#product/backoffice/invites/ui/invites-screen.tsx';
import { pageHead } from './-shell/page-head.ts';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/invites')({
  validateSearch: screenSearch<Omit<InvitesSearch, 'site'>>(['make'], ['invite']),
  beforeLoad: ({ context }) => context.texts('backoffice.invites'),
  loaderDeps: ({ search }) => ({ site: (search as InvitesSearch).site }),
  loader: ({ context: { queryClient, transport }, deps: { site } }) =>
    queryClient.ensureQueryData(invitesQuery(transport, site)),
  head: ({ match }) => pageHead(match, match.context.t('backoffice.invites.title')),
  component: InvitesPage,
});

function InvitesPage() {
  return <InvitesScreen search={Route.useSearch()} />;
}
