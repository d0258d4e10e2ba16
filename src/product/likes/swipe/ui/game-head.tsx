import { memo } from 'react';
import { Button } from '#design/button.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { IconFilters } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Queue } from '#product/members/suggestions/queue/contract.ts';
import { useCountryName, useRegions } from '#product/members/ui/place-names.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { Hearts } from './hearts.tsx';

interface GameHeadProps {
  left: number;
  limit: number;
  filters: Queue['filters'];
  onFilter: () => void;
  onNear: () => void;
}

export const GameHead = memo(function GameHead({ left, limit, filters, onFilter, onNear }: GameHeadProps) {
  const t = useTranslations('likes.swipe');
  const country = useCountryName();
  const regions = useRegions(filters.countryregion && filters.country);
  const region = regions.find(({ code }) => code === filters.countryregion)?.name;
  const home = useUser()?.profile?.country;
  const place = region ?? (filters.country && filters.country !== home ? country(filters.country) : null);
  const opens = { onClick: onFilter, onPointerEnter: onNear, 'aria-haspopup': 'dialog' as const };
  return (
    <div>
      <h1 className="display text-t40 max-l:sr-only">{t('title')}</h1>
      <p className="mt-2 text-ink-2 max-l:sr-only">
        {t('who', {
          who: filters.genders.length === 1 ? (filters.genders[0] ?? 'both') : 'both',
          low: filters.min_age,
          high: filters.max_age,
          km: filters.within ?? 'none',
        })}{' '}
        {place && `${place}. `}
        {t('secret')}
      </p>
      <div className="flex min-h-11 items-center justify-between gap-3 mb-3">
        <Hearts left={left} limit={limit} />
        <IconButton label={t('change')} className="l:hidden" {...opens}>
          <IconFilters />
        </IconButton>
      </div>
      <p className="max-w-[44ch] text-ink-2 text-t14 max-l:hidden">{t('apart')}</p>
      <Button variant="outline" className="mt-5 max-l:hidden" icon={<IconFilters />} {...opens}>
        {t('change')}
      </Button>
    </div>
  );
});
