import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type LikeCard, type LikeType, likesOfType, neighboursOf } from '#product/likes/ui/like-lists.ts';
import { useLoadedLikes } from '#product/likes/ui/older-likes.ts';
import { ListNavigation } from './list-navigation.tsx';

export function LikesNavigation({ id, list }: { id: number; list: LikeType }) {
  const t = useTranslations('members.profile');
  const { likes, more, loading, failed, loadMore } = useLoadedLikes();
  const around = neighboursOf(likesOfType(likes, list), id);
  const ends = more && !loading && !failed && around !== null && around.next === null;
  useEffect(() => {
    // Whoever steps through the list comes to its loaded end, not to the list's.
    if (ends) loadMore();
  }, [ends, loadMore]);
  const step = (to: LikeCard | null | undefined) =>
    to
      ? {
          name: to.name,
          link: <Link to="/likes/m/$id" params={{ id: String(to.id) }} search={{ list }} replace />,
        }
      : null;
  return (
    <ListNavigation
      label={t('inLikes')}
      back={<Link to="/likes/$type" params={{ type: list }} />}
      backText={t('backToLikes')}
      place={
        around && around.count > 1
          ? t('place', { place: around.place, count: `${around.count}${more ? '+' : ''}` })
          : null
      }
      previous={step(around?.previous)}
      next={step(around?.next)}
    />
  );
}
