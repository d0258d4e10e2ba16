import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { numbersIn } from '#platform/i18n/intl-objects.ts';
import type { Standing, Step } from '#product/members/ui/walk/standing.ts';
import type { Walk } from '#product/members/ui/walk/walk.ts';
import { ListWalk } from './list-walk.tsx';

/** Above a profile opened from a search, or from those like somebody: back, and to the one before and after. */
export function MembersWalk({ walk, standing }: { walk: Walk; standing: Standing | null }) {
  const t = useTranslations('profile');
  const numbers = numbersIn(useLocale());
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const { list, of, ...filters } = walk;
  // Steps take each other's place, so the list is the page before this one, with how far it was scrolled.
  const onClick = (event: MouseEvent) => {
    if (!canGoBack || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    router.history.back();
  };
  const step = (to: Step | null | undefined) =>
    to
      ? {
          name: to.member.name,
          link: <Link to="/members/$id" params={{ id: String(to.member.id) }} search={to.walk} replace />,
        }
      : null;
  const number = (count: number, more = false) => numbers.format(count) + (more ? '+' : '');
  return (
    <ListWalk
      label={t(list === 'similar' ? 'inSimilar' : 'inSearch')}
      back={
        list === 'similar' ? (
          <Link to="/members/$id" params={{ id: String(of) }} onClick={onClick} />
        ) : (
          <Link to="/members" search={filters} onClick={onClick} />
        )
      }
      backText={t(list === 'similar' ? 'backToProfile' : 'backToSearch')}
      place={
        standing && standing.count > 1
          ? t('place', { place: number(standing.place), count: number(standing.count, standing.capped) })
          : null
      }
      previous={step(standing?.previous)}
      next={step(standing?.next)}
    />
  );
}
