import type { ReactNode } from 'react';
import { IconLock, IconSuccess, IconUndo } from '#design/icons.tsx';
import { Select } from '#design/select.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { countriesInOrder } from '#product/members/ui/place-names.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { taxIn } from './tax.ts';

export function PriceTerms({ country, onCountry }: { country: string; onCountry: (country: string) => void }) {
  const t = useTranslations('credits.packages');
  const { refund_days: days, countries, vat_countries: registered } = useSettings();
  const options = countriesInOrder(countries, useLocale());
  const tax = taxIn(country, registered);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 text-ink-2 text-t14">
      <ul className="flex flex-col gap-x-6 gap-y-2 s:flex-row s:flex-wrap">
        {tax !== 'none' && <Term icon={<IconSuccess />}>{t('vat')}</Term>}
        {days > 0 && <Term icon={<IconUndo />}>{t('refund', { days })}</Term>}
        <Term icon={<IconLock />}>{t('secure')}</Term>
      </ul>
      <div className="flex min-w-0 flex-wrap items-center gap-1">
        <span aria-hidden="true">{t('country')}</span>
        <Select
          label={t('country')}
          labelHidden
          look="plain"
          options={options}
          value={country}
          onChange={(event) => onCountry(event.target.value)}
        />
      </div>
    </div>
  );
}

function Term({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 [&_svg.lucide]:size-4">
      {icon}
      {children}
    </li>
  );
}
