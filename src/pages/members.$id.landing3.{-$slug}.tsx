import { createFileRoute } from '@tanstack/react-router';
import { Landing3 } from '#product/landers/ui/landing3/landing3.tsx';
import { loadMemberLander } from './-lander/load-member-lander.ts';
import { memberLanderHead } from './-lander/member-lander-head.ts';
import { MemberLanderPage } from './-lander/member-lander-page.tsx';

export const Route = createFileRoute('/members/$id/landing3/{-$slug}')({
  beforeLoad: ({ context }) =>
    context.texts('landers.common', 'members.list', 'landers.landing-door', 'signup.form', 'chat.thread'),
  loader: ({ context, params: { id } }) => loadMemberLander(context, id),
  head: ({ match, loaderData }) => memberLanderHead(match, 'landing-door', loaderData),
  component: () => <MemberLanderPage id={Route.useParams().id} design={Landing3} />,
});
