import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BackLink } from '#design/back-link.tsx';
import { IconLink } from '#design/icon-button.tsx';
import { IconChevronLeft, IconChevronRight } from '#design/icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type LikeCard, type LikeType, likesOfType, neighboursOf } from '#product/likes/ui/like-lists.ts';
import { likesQuery } from '#product/likes/ui/likes-query.ts';

/** Above a profile opened from the likes: back to them, and to the one before and after. */
export function LikesWalk({ id, list }: { id: number; list: LikeType }) {
  const t = useTranslations('profile');
  const likes = useSuspenseQuery(likesQuery(useTransport())).data;
  const around = neighboursOf(likesOfType(likes, list), id);
  return (
    <nav aria-label={t('inLikes')} className="flex min-h-16 items-center justify-between gap-3">
      <BackLink link={<Link to="/likes/$type" params={{ type: list }} />}>{t('backToLikes')}</BackLink>
      {around && around.count > 1 && (
        <div className="flex items-center gap-1.5">
          <span className="me-1 text-ink-2 text-t14 tabular-nums">
            {t('place', { place: around.place, count: around.count })}
          </span>
          <Step to={around.previous} list={list} forward={false} />
          <Step to={around.next} list={list} forward />
        </div>
      )}
    </nav>
  );
}

function Step({ to, list, forward }: { to: LikeCard | null; list: LikeType; forward: boolean }) {
  const t = useTranslations('profile');
  const icon = forward ? (
    <IconChevronRight className="rtl:-scale-x-100" />
  ) : (
    <IconChevronLeft className="rtl:-scale-x-100" />
  );
  if (!to) {
    return (
      <span aria-hidden="true" className="grid size-11 place-items-center text-ink-3 opacity-40">
        {icon}
      </span>
    );
  }
  return (
    <IconLink
      variant="outline"
      label={t(forward ? 'nextMember' : 'previousMember', { name: to.name })}
      render={<Link to="/likes/m/$id" params={{ id: String(to.id) }} search={{ list }} replace />}
    >
      {icon}
    </IconLink>
  );
}
