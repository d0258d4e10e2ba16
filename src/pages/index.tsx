import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadScene } from '#design/scenes/load-scene.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useMessageCost } from '#product/chat/ui/message-cost.tsx';
import { LikeButton } from '#product/likes/ui/like-button.tsx';
import { VisitorHome } from '#product/members/ui/home/home.tsx';
import { homeQuery } from '#product/members/ui/home/home-query.ts';
import { membersQuery, unlessKept } from '#product/members/ui/member-query.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';

export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => context.texts('pages.home', 'members.list', 'likes.actions'),
  loader: async ({ context: { queryClient, transport } }) => {
    const { user } = await queryClient.ensureQueryData(userQuery(transport));
    if (user) throw redirect({ to: '/members', search: {} });
    const [home, found] = await Promise.all([
      queryClient.ensureQueryData(homeQuery(transport)),
      unlessKept(queryClient.ensureQueryData(membersQuery(transport, {}))),
    ]);
    if (home.scene) await loadScene(home.scene);
    return { kept: found === null };
  },
  component: HomePage,
});

function HomePage() {
  const { kept } = Route.useLoaderData();
  const transport = useTransport();
  const { data: home } = useSuspenseQuery(homeQuery(transport));
  const { data } = useQuery({ ...membersQuery(transport, {}), enabled: !kept });
  return (
    <VisitorHome
      home={home}
      members={data?.members ?? []}
      price={useMessageCost()}
      renderAction={(member) => <LikeButton member={member} />}
    />
  );
}
