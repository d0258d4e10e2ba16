import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { askToJoin, type IntentWords } from '#product/accounts/ui/login-wall.ts';
import { regionsQuery } from '#product/geo/ui/regions-query.ts';
import { LikeButton } from '#product/likes/ui/like-button.tsx';
import { type MemberSearch, PAGE_SIZE } from '#product/members/search/contract.ts';
import { Suggested } from '#product/members/suggestions/ui/suggested.tsx';
import { keepSearch } from '#product/members/ui/last-search.ts';
import { MemberList } from '#product/members/ui/member-list.tsx';
import { foundFew, membersQuery, relaxedFiltersQuery, unlessKept } from '#product/members/ui/member-query.ts';
import { readMemberSearch, SEARCH_WORDS } from '#product/members/ui/read-member-search.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/members/')({
  validateSearch: knownSearch(SEARCH_WORDS, readMemberSearch),
  beforeLoad: ({ context }) => context.texts('members.list', 'likes.actions'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, transport, texts }, deps, location }) => {
    const found = await unlessKept(queryClient.ensureQueryData(membersQuery(transport, deps))).catch((error) => {
      throw withoutWrong(deps, error);
    });
    if (!found) throw redirect({ to: '/login', search: { next: location.href } });
    const { filters, members, total, page } = found;
    const last = Math.max(Math.ceil(total / PAGE_SIZE), 1);
    // Beyond the end, for whoever kept an address while members left.
    if (!members.length && page > last)
      throw redirect({ to: '/members', search: { ...deps, page: last > 1 ? last : undefined }, replace: true });
    await Promise.all([
      filters.country && queryClient.ensureQueryData(regionsQuery(transport, filters.country)),
      // Shown with the list, so that nothing moves for it; without it the list does.
      foundFew(found) && queryClient.prefetchQuery(relaxedFiltersQuery(transport, deps)),
      foundFew(found) && texts('members.search', 'members.profile'),
    ]);
  },
  head: ({ match }) => pageHead(match, match.context.t('members.list.title')),
  component: MembersPage,
});

const WRONG_FILTERS: readonly string[] = ['invalid_input', 'filters_conflict'];

function withoutWrong(search: MemberSearch, error: unknown): unknown {
  if (!isApiError(error) || !WRONG_FILTERS.includes(error.code)) return error;
  const wrong = Object.keys(error.fields).filter((field) => field in search);
  if (!wrong.length) return error;
  const left = { ...search, ...Object.fromEntries(wrong.map((field) => [field, undefined])) };
  return redirect({ to: '/members', search: left, replace: true });
}

function MembersPage() {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: '/members/' });
  const user = useUser();
  const transport = useTransport();
  const queryClient = useQueryClient();
  const member = user?.id;
  useEffect(() => {
    if (member) keepSearch(member, readMemberSearch(search));
  }, [member, search]);
  const { data } = useSuspenseQuery(membersQuery(transport, search));
  const save = async (words: IntentWords) => {
    const { saveOnJoining } = await import('#product/members/ui/search/save-on-joining.ts');
    await saveOnJoining({ transport, queryClient }, search, words);
  };
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
        onJoinToSave={user ? undefined : () => askToJoin({ kind: 'save', onJoined: save })}
      />
      {user?.profile && <Suggested renderAction={(member) => <LikeButton member={member} />} />}
    </>
  );
}
