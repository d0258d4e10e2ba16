import { Link, useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { numbersIn } from '#platform/i18n/intl-objects.ts';
import type { Standing, Step } from '#product/members/ui/walk/standing.ts';
import { FROM_LIST, type Walk } from '#product/members/ui/walk/walk.ts';
import { ListWalk } from './list-walk.tsx';

const TEXTS = {
  search: { label: 'inSearch', back: 'backToSearch' },
  similar: { label: 'inSimilar', back: 'backToProfile' },
  suggested: { label: 'inSuggested', back: 'backToSuggested' },
  visitors: { label: 'inVisitors', back: 'backToVisitors' },
} as const;

/** Above a profile opened from a list of members: back to it, and to the one before and after. */
export function MembersWalk({ walk, standing }: { walk: Walk; standing: Standing | null }) {
  const t = useTranslations('members.profile');
  const numbers = numbersIn(useLocale());
  const router = useRouter();
  const fromList = useLocation({ select: ({ state }) => state.fromList === true });
  const { list = 'search', of, ...filters } = walk;
  // Steps take each other's place, so the list is the page before this one, with how far it was scrolled.
  const onClick = (event: MouseEvent) => {
    if (!fromList || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    router.history.back();
  };
  const step = (to: Step | null | undefined) =>
    to
      ? {
          name: to.member.name,
          link: (
            <Link
              to="/members/$id"
              params={{ id: String(to.member.id) }}
              search={to.walk}
              replace
              {...(fromList && { state: FROM_LIST })}
            />
          ),
        }
      : null;
  const number = (count: number, more = false) => numbers.format(count) + (more ? '+' : '');
  const { page } = filters;
  const back = {
    search: <Link to="/members" search={filters} onClick={onClick} />,
    similar: <Link to="/members/$id" params={{ id: String(of) }} onClick={onClick} />,
    suggested: <Link to="/members" search={{}} hash="suggested" onClick={onClick} />,
    visitors: <Link to="/profile/visitors" search={page ? { page } : {}} onClick={onClick} />,
  };
  return (
    <ListWalk
      label={t(TEXTS[list].label)}
      back={back[list]}
      backText={t(TEXTS[list].back)}
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
