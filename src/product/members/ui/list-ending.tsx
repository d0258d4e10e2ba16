import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { Button, LinkButton } from '#design/button.tsx';
import type { MemberSearch } from '../contract.ts';

interface ListEndingProps {
  search: MemberSearch;
  /** The region that narrows the list; null for a whole country. */
  region: string | null;
  page: number;
  lastPage: number;
  /** Opens the sign-up; left out for members. */
  onJoin?: (() => void) | undefined;
}

/** The 25th cell of a full page on five columns: one useful next step. */
export function ListEnding({ search, region, page, lastPage, onJoin }: ListEndingProps) {
  const t = useTranslations('members');
  const next = { ...search, page: page + 1 };
  const step =
    region && page === lastPage
      ? ('region' as const)
      : onJoin
        ? ('visitor' as const)
        : page < lastPage
          ? ('next' as const)
          : null;
  if (!step) return null;
  return (
    <li className="hidden aspect-portrait flex-col overflow-hidden rounded-card border border-line bg-surface shadow-rest xl:flex">
      <Dusk />
      <div className="flex grow flex-col p-5">
        <h2 className="headline text-t22">{t(`further.${step}.title`)}</h2>
        <p className="mt-1.5 text-ink-2 text-t14">{t(`further.${step}.text`, { page: page + 1, last: lastPage })}</p>
        <div className="mt-auto pt-3">
          {step === 'visitor' ? (
            <Button variant="tint" wide onClick={onJoin}>
              {t('further.visitor.action')}
            </Button>
          ) : (
            <LinkButton
              variant="tint"
              wide
              render={
                <Link
                  to="/members"
                  search={step === 'next' ? next : { ...search, countryregion: undefined, page: undefined }}
                />
              }
            >
              {t(`further.${step}.action`)}
            </LinkButton>
          )}
        </div>
      </div>
    </li>
  );
}

/** A house with its light on, small enough to come with the list. */
function Dusk() {
  return (
    <svg viewBox="0 0 256 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="min-h-0 w-full grow">
      <rect width="256" height="150" fill="var(--night-2)" />
      <path d="M0 60h256v90H0z" fill="oklch(.46 .115 283)" opacity=".55" />
      <circle cx="186" cy="42" r="14" fill="var(--lamp)" opacity=".9" />
      <path d="M0 112c60-22 110-10 160 0s70 2 96-6v44H0Z" fill="oklch(.3 .105 268)" />
      <path d="M84 124V86l21-17 21 17v38Z" fill="var(--night)" />
      <path d="M99 112V98a6 6 0 0 1 12 0v14Z" fill="var(--lamp)" />
      <path d="M0 130c70-18 150 8 256-8v28H0Z" fill="var(--night)" />
    </svg>
  );
}
