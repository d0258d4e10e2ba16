import { Link } from '@tanstack/react-router';
import dusk from '#design/art/dusk.svg?url';
import { Button, LinkButton } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { MemberSearch } from '../search/contract.ts';

interface ListEndingProps {
  search: MemberSearch;
  /** The region that narrows the list; null for a whole country. */
  region: string | null;
  page: number;
  lastPage: number;
  onJoin?: (() => void) | undefined;
}

export function ListEnding({ search, region, page, lastPage, onJoin }: ListEndingProps) {
  const t = useTranslations('members.list');
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
      <img src={dusk} alt="" loading="lazy" width={256} height={150} className="min-h-0 w-full grow object-cover" />
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
