import { createFileRoute } from '@tanstack/react-router';
import { loadMember, PROFILE_TEXTS } from './-member/load-member.ts';
import { MemberPage } from './-member/member-page.tsx';
import { BackButton } from './-shell/back-button.tsx';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/members/$id/')({
  beforeLoad: ({ context }) => context.texts(...PROFILE_TEXTS),
  loader: ({ context, params }) => loadMember(context, Number(params.id)),
  head: ({ loaderData, match }) =>
    pageHead(
      match,
      loaderData ? match.context.t('members.profile.nameAge', loaderData) : match.context.t('members.title'),
    ),
  component: ProfilePage,
});

function ProfilePage() {
  // The installed app has one in its bar.
  const back = <BackButton to="/members" variant="glass" className="app:hidden" />;
  return <MemberPage id={Number(Route.useParams().id)} back={back} />;
}
