import { Link, useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { numbersIn } from '#platform/i18n/intl-objects.ts';
import { FROM_LIST, type ListContext } from '#product/members/ui/list-context/list-context.ts';
import type { ListPosition, Step } from '#product/members/ui/list-context/list-position.ts';
import { ListNavigation } from './list-navigation.tsx';

const TEXTS = {
  search: { label: 'inSearch', back: 'backToSearch' },
  similar: { label: 'inSimilar', back: 'backToProfile' },
  suggested: { label: 'inSuggested', back: 'backToSuggested' },
  visitors: { label: 'inVisitors', back: 'backToVisitors' },
} as const;

export function MembersNavigation({
  listContext,
  listPosition,
}: {
  listContext: ListContext;
  listPosition: ListPosition | null;
}) {
  const t = useTranslations('members.profile');
  const numbers = numbersIn(useLocale());
  const router = useRouter();
  const fromList = useLocation({ select: ({ state }) => state.fromList === true });
  const { list = 'search', of, ...filters } = listContext;
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
              search={to.listContext}
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
    <ListNavigation
      label={t(TEXTS[list].label)}
      back={back[list]}
      backText={t(TEXTS[list].back)}
      place={
        listPosition && listPosition.count > 1
          ? t('place', { place: number(listPosition.place), count: number(listPosition.count, listPosition.capped) })
          : null
      }
      previous={step(listPosition?.previous)}
      next={step(listPosition?.next)}
    />
  );
}
