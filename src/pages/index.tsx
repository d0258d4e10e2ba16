import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useMessageCost } from '#product/chat/ui/message-price.tsx';
import { LikeButton } from '#product/likes/ui/like-button.tsx';
import { VisitorHome } from '#product/members/ui/home/home.tsx';
import { membersQuery } from '#product/members/ui/member-query.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';

const SHOWN = { real_only: true };

export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => context.texts('home'),
  loader: async ({ context: { queryClient, transport } }) => {
    const { user } = await queryClient.ensureQueryData(userQuery(transport));
    if (user) throw redirect({ to: '/members', search: {} });
    await queryClient.ensureQueryData(membersQuery(transport, SHOWN));
  },
  component: HomePage,
});

function HomePage() {
  const { members } = useSuspenseQuery(membersQuery(useTransport(), SHOWN)).data;
  return (
    <VisitorHome members={members} price={useMessageCost()} renderAction={(member) => <LikeButton member={member} />} />
  );
}
