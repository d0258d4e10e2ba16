import { createFileRoute } from '@tanstack/react-router';
import { findQuery, type MembersSearch } from '#product/backoffice/members/ui/members-query.ts';
import { MembersScreen } from '#product/backoffice/members/ui/members-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/members')({
  validateSearch: screenSearch<Omit<MembersSearch, 'site'>>(['q'], ['id']),
  loaderDeps: ({ search: { id: _open, ...found } }) => found as Omit<MembersSearch, 'id'>,
  loader: ({ context: { queryClient, transport }, deps }) => queryClient.ensureQueryData(findQuery(transport, deps)),
  component: MembersPage,
});

function MembersPage() {
  return <MembersScreen search={Route.useSearch()} />;
}
