import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { Scene } from '#design/art/scene.tsx';
import { Badge, CountBadge } from '#design/badge.tsx';
import { Button, LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { CardGrid, PageContainer, PageHeading } from '#design/layout.tsx';
import { TabNav } from '#design/tabs.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { EXACTLY } from '#product/members/ui/active-options.ts';
import { MemberCardItem } from '#product/members/ui/member-card.tsx';
import { LikeButton } from './like-button.tsx';
import { LIKE_TYPES, type LikeType, likesOfType } from './like-lists.ts';
import type { LoadedLikes } from './older-likes.ts';

const EAGER = 8;
const AHEAD = { rootMargin: '900px' };

export function LikesScreen({ loaded, type }: { loaded: LoadedLikes; type: LikeType }) {
  const t = useTranslations('likes.lists');
  const { likes, more } = loaded;
  const members = likesOfType(likes, type);
  return (
    <PageContainer className="grow pb-16">
      <PageHeading title={t('title')} />
      <TabNav
        className="mt-4 mb-5 max-s:-mx-gutter max-s:px-gutter"
        label={t('tabs')}
        tabs={LIKE_TYPES.map((key) => ({
          key,
          label: t(`tab.${key}`),
          end: <TabCount loaded={loaded} type={key} />,
          current: key === type,
          link:
            key === 'received' ? (
              <Link to="/likes" activeOptions={EXACTLY} />
            ) : (
              <Link to="/likes/$type" params={{ type: key }} activeOptions={EXACTLY} />
            ),
        }))}
      />
      {members.length === 0 && !more ? (
        <NobodyYet type={type} />
      ) : (
        <>
          <CardGrid>
            {members.map((member, index) => (
              <MemberCardItem
                key={member.id}
                member={member}
                priority={index < EAGER}
                topEnd={
                  member.like_new ? (
                    <Badge tone="new" size="s">
                      {t('new')}
                    </Badge>
                  ) : null
                }
                link={<Link to="/likes/m/$id" params={{ id: String(member.id) }} search={{ list: type }} />}
                action={<LikeButton member={member} />}
              />
            ))}
          </CardGrid>
          {more ? (
            <OlderLikes loaded={loaded} />
          ) : (
            <p className="mt-8 text-center text-ink-2 text-t14">{t(`end.${type}`)}</p>
          )}
        </>
      )}
    </PageContainer>
  );
}

/** Loads by itself before it scrolls into view; the button is for keyboards, and after a failure. */
function OlderLikes({ loaded: { loading, failed, loadMore } }: { loaded: LoadedLikes }) {
  const t = useTranslations('likes.lists');
  const idle = !loading && !failed;
  const whenNear = useCallback(
    (place: HTMLElement | null) => {
      if (!place || !idle) return;
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && loadMore(),
        AHEAD,
      );
      observer.observe(place);
      return () => observer.disconnect();
    },
    [idle, loadMore],
  );
  return (
    <div ref={whenNear} className="mt-8 grid justify-items-center gap-3">
      <p role="status" className="text-ink-2 text-t14 empty:hidden">
        {failed && t('olderFailed')}
      </p>
      <Button variant="outline" busy={loading} onClick={loadMore}>
        {t('older')}
      </Button>
    </div>
  );
}

function TabCount({ loaded: { likes, more }, type }: { loaded: LoadedLikes; type: LikeType }) {
  const t = useTranslations('likes.lists');
  const members = likesOfType(likes, type);
  const newCount = members.filter((member) => member.like_new).length;
  if (newCount > 0) return <CountBadge count={newCount} label={t('newCount', { count: newCount })} />;
  if (members.length === 0) return null;
  return (
    <span className="font-regular text-ink-3 text-t14 tabular-nums">
      <span aria-hidden="true">
        {members.length}
        {more && '+'}
      </span>
      <span className="sr-only">{t('count', { count: members.length })}</span>
    </span>
  );
}

const SCENES = {
  received: () => import('#design/art/lonely-house.tsx').then((module) => module.LonelyHouse),
  sent: () => import('#design/art/paper-plane.tsx').then((module) => module.PaperPlane),
  matches: () => import('#design/art/two-houses.tsx').then((module) => module.TwoHouses),
};

function NobodyYet({ type }: { type: LikeType }): ReactNode {
  const t = useTranslations('likes.lists');
  return (
    <EmptyState
      art={<Scene key={type} load={SCENES[type]} />}
      headline={t(`empty.${type}.headline`)}
      action={
        <LinkButton render={type === 'matches' ? <Link to="/likes" /> : <Link to="/members" search={{}} />}>
          {t(`empty.${type}.action`)}
        </LinkButton>
      }
    >
      {t(`empty.${type}.text`)}
    </EmptyState>
  );
}
