import { createFileRoute } from '@tanstack/react-router';
import { Landing } from '#product/landers/ui/landing/landing.tsx';
import { loadMemberLander } from './-lander/load-member-lander.ts';
import { memberLanderHead } from './-lander/member-lander-head.ts';
import { MemberLanderPage } from './-lander/member-lander-page.tsx';

export const Route = createFileRoute('/members/$id/landing')({
  beforeLoad: ({ context }) =>
    context.texts('landers.common', 'members.list', 'landers.landing', 'signup.form', 'chat.thread', 'members.profile'),
  loader: ({ context, params: { id } }) => loadMemberLander(context, id),
  head: ({ match, loaderData }) => memberLanderHead(match, 'landing', loaderData),
  component: () => <MemberLanderPage id={Route.useParams().id} design={Landing} />,
});
