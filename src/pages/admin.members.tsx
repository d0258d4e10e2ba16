import { createFileRoute } from '@tanstack/react-router';
import { findQuery, type MembersSearch } from '#product/backoffice/members/ui/members-query.ts';
import { MembersScreen } from '#product/backoffice/members/ui/members-screen.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';
import { staffOnly } from './-shell/staff-only.ts';

export const Route = createFileRoute('/admin/members')({
  validateSearch: knownSearch(
    ['q', 'id'],
    ({ q, id }: Record<string, unknown>): Omit<MembersSearch, 'site'> => ({
      ...((typeof q === 'string' || typeof q === 'number') && q !== '' && { q: String(q).slice(0, 200) }),
      ...(Number.isInteger(Number(id)) && Number(id) > 0 && { id: Number(id) }),
    }),
  ),
  beforeLoad: ({ context, location }) =>
    Promise.all([staffOnly(context, 'members', location.href), context.texts('backoffice.members')]),
  loaderDeps: ({ search: { id: _open, ...found } }) => found as Omit<MembersSearch, 'id'>,
  loader: ({ context: { queryClient, transport }, deps }) => queryClient.ensureQueryData(findQuery(transport, deps)),
  head: ({ match }) => pageHead(match, match.context.t('backoffice.frame.screens.members')),
  component: MembersPage,
});

function MembersPage() {
  return <MembersScreen search={Route.useSearch()} />;
}
