import { useState } from 'react';
import { cx } from '#design/cx.ts';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import type { SiteSettingsReply } from '../../settings/contract.ts';
import { CountryTable, valueOfSetting } from './country-table.tsx';

export function Packages({ newest }: { newest: SiteSettingsReply }) {
  const t = useTranslations('backoffice.prices');
  const [country, setCountry] = useState<string | null>(null);
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  const countries = valueOfSetting<string[]>(newest, 'countries') ?? [];
  return (
    <div className="grid grid-cols-1 gap-6 m:grid-cols-[12rem_minmax(0,1fr)]">
      <nav aria-label={t('countries')}>
        <h2 className="mb-1 font-semibold text-t14">{t('countries')}</h2>
        <ul className="max-m:-mx-4 max-m:flex max-m:overflow-x-auto max-m:px-4">
          {[null, ...countries].map((code) => {
            const own = newest.prices.find((price) => price.country === code);
            return (
              <li key={code ?? 'elsewhere'}>
                <button
                  type="button"
                  aria-pressed={code === country}
                  onClick={() => setCountry(code)}
                  className={cx(
                    'flex min-h-10 w-full items-center gap-2 whitespace-nowrap rounded-control px-2.5 text-start text-t14 hover:bg-surface-2',
                    code === country && 'bg-primary-tint! font-semibold',
                  )}
                >
                  {code === null ? t('elsewhere') : names.of(code)}
                  <span className="ms-auto text-ink-2 text-t13">{own ? own.currency : t('asElsewhere')}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
      <CountryTable key={`${country} ${JSON.stringify(newest.prices)}`} newest={newest} country={country} />
    </div>
  );
}
