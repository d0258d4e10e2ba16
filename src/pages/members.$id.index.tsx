import { createFileRoute } from '@tanstack/react-router';
import { BackButton } from './-member/back-button.tsx';
import { loadMember, PROFILE_TEXTS } from './-member/load-member.ts';
import { MemberPage } from './-member/member-page.tsx';

export const Route = createFileRoute('/members/$id/')({
  beforeLoad: ({ context }) => context.texts(...PROFILE_TEXTS),
  loader: ({ context, params }) => loadMember(context, Number(params.id)),
  head: ({ loaderData, match }) => ({
    meta: [
      { title: loaderData ? match.context.t('members.profile.nameAge', loaderData) : match.context.t('members.title') },
    ],
  }),
  component: ProfilePage,
});

function ProfilePage() {
  return <MemberPage id={Number(Route.useParams().id)} back={<BackButton />} />;
}
