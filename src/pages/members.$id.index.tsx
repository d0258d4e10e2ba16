import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { LinkButton } from '#design/button.tsx';
import { IconMessage } from '#design/icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { MessagePrice } from '#product/chat/ui/message-price.tsx';
import { regionsQuery } from '#product/geo/ui/regions-query.ts';
import { LikeAction, LikeButton } from '#product/likes/ui/like-button.tsx';
import { memberQuery, similarQuery } from '#product/members/ui/member-query.ts';
import { ProfileScreen } from '#product/members/ui/profile/profile.tsx';
import { askToJoin } from '#product/users/ui/login-wall.ts';
import { useUser } from '#product/users/ui/user.ts';
import { orNotFound } from './-shell/or-not-found.ts';

export const Route = createFileRoute('/members/$id/')({
  beforeLoad: ({ context }) => context.texts('chat'),
  loader: async ({ context: { queryClient, transport }, params }) => {
    const id = Number(params.id);
    const { profile } = await orNotFound(queryClient.ensureQueryData(memberQuery(transport, id)));
    await Promise.all([
      queryClient.ensureQueryData(similarQuery(transport, id)),
      queryClient.ensureQueryData(regionsQuery(transport)),
    ]);
    return { name: profile.name, age: profile.age };
  },
  head: ({ loaderData, match }) => ({
    meta: [
      { title: loaderData ? match.context.t('members.profile.nameAge', loaderData) : match.context.t('members.title') },
    ],
  }),
  component: ProfilePage,
});

function ProfilePage() {
  const t = useTranslations('members');
  const transport = useTransport();
  const id = Number(Route.useParams().id);
  const { profile } = useSuspenseQuery(memberQuery(transport, id)).data;
  const { members } = useSuspenseQuery(similarQuery(transport, id)).data;
  const user = useUser();
  const about = {
    id,
    name: profile.name,
    image: profile.main_image?.thumb_filename ?? null,
    fictional: profile.fictional,
  };
  const write = (
    <LinkButton
      wide
      icon={<IconMessage />}
      render={
        <Link
          to="/members/$id/chat"
          params={{ id: String(id) }}
          onClick={(event) => {
            if (user) return;
            event.preventDefault();
            askToJoin({ kind: 'message', member: about });
          }}
        />
      }
    >
      {t('profile.write', { name: profile.name })}
    </LinkButton>
  );
  const own = user?.profile?.id === id;
  return (
    <ProfileScreen
      profile={profile}
      similar={members}
      actions={(compact) =>
        own ? null : compact ? (
          <>
            <LikeAction member={profile} compact />
            {write}
          </>
        ) : (
          <>
            {write}
            <LikeAction member={profile} />
          </>
        )
      }
      price={own ? null : <MessagePrice profile={profile} />}
      unlock={
        user ? (
          <>
            {t('profile.unlockPremium')}{' '}
            <Link to="/credits" className="font-semibold text-primary hover:underline">
              {t('profile.seePackages')}
            </Link>
          </>
        ) : (
          <button
            type="button"
            className="font-semibold text-primary hover:underline"
            onClick={() => askToJoin({ kind: 'photos', member: about })}
          >
            {t('profile.unlockJoin')}
          </button>
        )
      }
      renderCardAction={(member) => <LikeButton member={member} />}
    />
  );
}
