import type { ReactElement, ReactNode } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { IconLink } from '#design/icon-button.tsx';
import { IconChevronLeft, IconChevronRight } from '#design/icons.tsx';
import { PageContainer } from '#design/layout.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

type LinkElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>;
interface Neighbour {
  name: string;
  link: LinkElement;
}

interface ListNavigationProps {
  label: string;
  back: LinkElement;
  backText: string;
  /** Where this member stands, such as “3 of 31”; null where they are alone or no longer in the list. */
  place: string | null;
  previous: Neighbour | null;
  next: Neighbour | null;
}

export function ListNavigation({ label, back, backText, place, previous, next }: ListNavigationProps) {
  return (
    <PageContainer>
      <nav aria-label={label} className="flex min-h-16 items-center justify-between gap-3">
        <BackLink link={back}>{backText}</BackLink>
        {place !== null && (
          <div className="flex shrink-0 items-center gap-1.5">
            <span className="me-1 text-ink-2 text-t14 tabular-nums">{place}</span>
            <Step to={previous} forward={false} />
            <Step to={next} forward />
          </div>
        )}
      </nav>
    </PageContainer>
  );
}

function Step({ to, forward }: { to: Neighbour | null; forward: boolean }) {
  const t = useTranslations('members.profile');
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
      render={to.link}
    >
      {icon}
    </IconLink>
  );
}
