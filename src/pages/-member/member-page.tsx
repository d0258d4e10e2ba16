import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkButton } from '#design/button.tsx';
import { IconLink, iconButtonClass } from '#design/icon-button.tsx';
import { IconHide, IconMessage, IconMoreVertical } from '#design/icons.tsx';
import { Menu } from '#design/menu.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { askToJoin } from '#product/accounts/ui/login-wall.ts';
import { IconGift } from '#product/chat/gifts/ui/gift-icon.tsx';
import { MessagePrice } from '#product/chat/ui/message-price.tsx';
import { LikeAction, LikeButton } from '#product/likes/ui/like-button.tsx';
import { useSeenLike } from '#product/likes/ui/seen-like.ts';
import { useSetAside } from '#product/members/passes/ui/use-set-aside.ts';
import { LooksForNotice } from '#product/members/ui/looks-for.tsx';
import { memberQuery, similarQuery } from '#product/members/ui/member-query.ts';
import { ProfileScreen } from '#product/members/ui/profile/profile.tsx';
import { soughtBy, soughtInstead } from '#product/members/ui/sought-instead.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSafetyItems } from '#product/safety/ui/safety-items.tsx';
import { SafetyLinks } from '#product/safety/ui/safety-links.tsx';

interface MemberPageProps {
  id: number;
  above?: ReactNode;
  back?: ReactNode;
}

export function MemberPage({ id, above, back }: MemberPageProps) {
  const t = useTranslations('members.profile');
  const m = useTranslations('members.list');
  const transport = useTransport();
  const { profile } = useSuspenseQuery(memberQuery(transport, id)).data;
  const { data: similar } = useQuery(similarQuery(transport, id));
  const user = useUser();
  useSeenLike(id);
  const concern = { member: profile, messages: profile.conversation_id !== null };
  const safety = useSafetyItems(concern);
  const s = useTranslations('members.suggestions');
  const setAside = useSetAside();
  const about = {
    id,
    name: profile.name,
    image: profile.main_image?.thumb_filename ?? null,
    fictional: profile.fictional,
  };
  const write = (
    <LinkButton
      wide
      size="l"
      aria-label={t('writeTo', { name: profile.name })}
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
      {t('write')}
    </LinkButton>
  );
  const toGifts = <Link to="/members/$id/chat" params={{ id: String(id) }} search={{ gift: 'open' }} />;
  const own = user?.profile?.id === id;
  const safe = user !== null && !own;
  const notForMe = { label: s('passed.section'), icon: <IconHide />, onSelect: () => setAside(profile) };
  const instead =
    profile.conversation_id === null ? soughtInstead(soughtBy(profile), user?.profile?.gender ?? null) : null;
  return (
    <>
      {/* Stays from one member to the next, and the focus with it. */}
      {above}
      <ProfileScreen
        key={id}
        profile={profile}
        similar={similar?.members ?? []}
        below={above !== undefined}
        back={back}
        actions={
          own
            ? null
            : (compact) =>
                compact ? (
                  <>
                    <LikeAction member={profile} compact />
                    {write}
                    <IconLink variant="outline" size="l" label={t('gift')} render={toGifts}>
                      <IconGift />
                    </IconLink>
                  </>
                ) : (
                  <>
                    {write}
                    <div className="flex gap-2.5">
                      <LikeAction member={profile} />
                      <LinkButton variant="outline" wide icon={<IconGift />} render={toGifts}>
                        {t('gift')}
                      </LinkButton>
                    </div>
                  </>
                )
        }
        menu={
          safe
            ? (onPhoto) => (
                <Menu
                  label={m('safety.menu', { name: profile.name })}
                  trigger={<IconMoreVertical />}
                  triggerClassName={iconButtonClass({ variant: onPhoto ? 'glass' : 'outline' })}
                  items={[notForMe, ...safety]}
                />
              )
            : null
        }
        safety={safe && <SafetyLinks items={[notForMe, ...safety]} />}
        price={
          own ? null : (
            <>
              {instead && <LooksForNotice name={profile.name} gender={instead} className="mb-3" />}
              <MessagePrice profile={profile} />
            </>
          )
        }
        unlock={
          user ? (
            <>
              {t('unlockPremium')}{' '}
              <Link
                to="/premium"
                search={{ next: `/members/${profile.id}` }}
                className="font-semibold text-primary hover:underline"
              >
                {t('seePackages')}
              </Link>
            </>
          ) : (
            <button
              type="button"
              className="font-semibold text-primary hover:underline"
              onClick={() => askToJoin({ kind: 'photos', member: about })}
            >
              {t('unlockJoin')}
            </button>
          )
        }
        renderCardAction={(member) => <LikeButton member={member} />}
      />
    </>
  );
}
