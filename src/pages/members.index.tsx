import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { askToJoin } from '#product/accounts/ui/login-wall.ts';
import { regionsQuery } from '#product/geo/ui/regions-query.ts';
import { LikeButton } from '#product/likes/ui/like-button.tsx';
import type { MemberSearch } from '#product/members/search/contract.ts';
import { Suggested } from '#product/members/suggestions/ui/suggested.tsx';
import { MemberList } from '#product/members/ui/member-list.tsx';
import { membersQuery, unlessKept } from '#product/members/ui/member-query.ts';
import { readMemberSearch, SEARCH_WORDS } from '#product/members/ui/read-member-search.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/members/')({
  validateSearch: knownSearch(SEARCH_WORDS, readMemberSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, transport }, deps, location }) => {
    const found = await unlessKept(queryClient.ensureQueryData(membersQuery(transport, deps)));
    if (!found) throw redirect({ to: '/login', search: { next: location.href } });
    const { filters } = found;
    if (filters.country) await queryClient.ensureQueryData(regionsQuery(transport, filters.country));
  },
  head: ({ match }) => pageHead(match, match.context.t('members.title')),
  component: MembersPage,
});

function MembersPage() {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: '/members/' });
  const user = useUser();
  const { data } = useSuspenseQuery(membersQuery(useTransport(), search));
  const onSearch = (change: MemberSearch) =>
    navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false, replace: true });
  return (
    <>
      <MemberList
        reply={data}
        search={search}
        onSearch={onSearch}
        renderAction={(member) => <LikeButton member={member} />}
        onJoin={user ? undefined : () => askToJoin({ kind: 'join' })}
      />
      {user?.profile && <Suggested renderAction={(member) => <LikeButton member={member} />} />}
    </>
  );
}
