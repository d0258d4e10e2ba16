import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { LikeButton } from '#product/likes/ui/like-button.tsx';
import { VISITORS_CAP, VISITORS_PAGE } from '#product/members/visitors/contract.ts';
import { visitorsQuery } from '#product/members/visitors/ui/visitors-query.ts';
import { VisitorsScreen } from '#product/members/visitors/ui/visitors-screen.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

const LAST_PAGE = Math.ceil(VISITORS_CAP / VISITORS_PAGE);

export const Route = createFileRoute('/profile/visitors')({
  validateSearch: knownSearch(['page'], ({ page }: Record<string, unknown>): { page?: number } => {
    const number = Number(page);
    return Number.isInteger(number) && number > 1 && number <= LAST_PAGE ? { page: number } : {};
  }),
  beforeLoad: ({ context, location }) =>
    Promise.all([
      memberOnly(context, location.href),
      context.texts('members.visitors', 'members.list', 'likes.actions'),
    ]),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, transport }, deps: { page = 1 } }) => {
    const { named, members, total } = await queryClient.ensureQueryData(
      visitorsQuery(transport, page === 1 ? undefined : page),
    );
    if (!named || members.length || page === 1) return;
    // Beyond the end, for whoever kept an address while visits were forgotten.
    const last = Math.min(Math.ceil(total / VISITORS_PAGE), page - 1);
    throw redirect({ to: '/profile/visitors', search: last > 1 ? { page: last } : {}, replace: true });
  },
  head: ({ match }) => pageHead(match, match.context.t('members.visitors.title')),
  component: VisitorsPage,
});

function VisitorsPage() {
  const { page } = Route.useSearch();
  const { data } = useSuspenseQuery(visitorsQuery(useTransport(), page));
  return <VisitorsScreen reply={data} renderAction={(member) => <LikeButton member={member} />} />;
}
