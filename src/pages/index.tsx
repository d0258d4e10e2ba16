import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useMessageCost } from '#product/chat/ui/message-cost.tsx';
import { LikeButton } from '#product/likes/ui/like-button.tsx';
import { VisitorHome } from '#product/members/ui/home/home.tsx';
import { membersQuery, unlessKept } from '#product/members/ui/member-query.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';

const SHOWN = { real_only: true };

export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => context.texts('pages.home', 'members.list', 'likes.actions'),
  loader: async ({ context: { queryClient, transport } }) => {
    const { user } = await queryClient.ensureQueryData(userQuery(transport));
    if (user) throw redirect({ to: '/members', search: {} });
    const found = await unlessKept(queryClient.ensureQueryData(membersQuery(transport, SHOWN)));
    return { kept: found === null };
  },
  component: HomePage,
});

function HomePage() {
  const { kept } = Route.useLoaderData();
  const { data } = useQuery({ ...membersQuery(useTransport(), SHOWN), enabled: !kept });
  const members = data?.members ?? [];
  return (
    <VisitorHome members={members} price={useMessageCost()} renderAction={(member) => <LikeButton member={member} />} />
  );
}
