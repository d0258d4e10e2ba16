import { createFileRoute } from '@tanstack/react-router';
import { type InvitesSearch, invitesQuery } from '#product/backoffice/invites/ui/invites-query.ts';
import { InvitesScreen } from '#product/backoffice/invites/ui/invites-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/invites')({
  validateSearch: screenSearch<Omit<InvitesSearch, 'site'>>(['make'], ['invite']),
  loaderDeps: ({ search }) => ({ site: (search as InvitesSearch).site }),
  loader: ({ context: { queryClient, transport }, deps: { site } }) =>
    queryClient.ensureQueryData(invitesQuery(transport, site)),
  component: InvitesPage,
});

function InvitesPage() {
  return <InvitesScreen search={Route.useSearch()} />;
}
