import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type LikeCard, type LikeType, likesOfType, neighboursOf } from '#product/likes/ui/like-lists.ts';
import { likesQuery } from '#product/likes/ui/likes-query.ts';
import { ListWalk } from './list-walk.tsx';

/** Above a profile opened from the likes: back to them, and to the one before and after. */
export function LikesWalk({ id, list }: { id: number; list: LikeType }) {
  const t = useTranslations('profile');
  const likes = useSuspenseQuery(likesQuery(useTransport())).data;
  const around = neighboursOf(likesOfType(likes, list), id);
  const step = (to: LikeCard | null | undefined) =>
    to
      ? {
          name: to.name,
          link: <Link to="/likes/m/$id" params={{ id: String(to.id) }} search={{ list }} replace />,
        }
      : null;
  return (
    <ListWalk
      label={t('inLikes')}
      back={<Link to="/likes/$type" params={{ type: list }} />}
      backText={t('backToLikes')}
      place={around && around.count > 1 ? t('place', { place: around.place, count: around.count }) : null}
      previous={step(around?.previous)}
      next={step(around?.next)}
    />
  );
}
