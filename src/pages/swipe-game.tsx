import { createFileRoute } from '@tanstack/react-router';
import { regionsQuery } from '#product/geo/ui/regions-query.ts';
import { swipeQuery } from '#product/likes/swipe/ui/swipe-query.ts';
import { SwipeScreen } from '#product/likes/swipe/ui/swipe-screen.tsx';
import { gendersSought } from '#product/members/contract.ts';
import { QUEUE_WORDS, readQueueSearch } from '#product/members/ui/read-queue-search.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/swipe-game')({
  validateSearch: knownSearch(QUEUE_WORDS, readQueueSearch),
  beforeLoad: ({ context, location }) =>
    Promise.all([memberOnly(context, location.href), context.texts('likes.swipe', 'members.list', 'likes.actions')]),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, transport }, deps }) => {
    const { filters } = await queryClient.ensureQueryData(swipeQuery(transport, deps));
    if (filters.countryregion && filters.country)
      await queryClient.ensureQueryData(regionsQuery(transport, filters.country));
  },
  head: ({ match }) => pageHead(match, match.context.t('likes.swipe.page')),
  component: SwipePage,
});

function SwipePage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const profile = useUser()?.profile;
  if (!profile) return null;
  return (
    <SwipeScreen
      key={JSON.stringify(search)}
      search={search}
      memberId={profile.id}
      both={gendersSought(profile).length > 1}
      onSearch={(next) => navigate({ search: next })}
    />
  );
}
