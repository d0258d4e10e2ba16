import type { ReactNode } from 'react';
import { buttonClass } from '#design/button.tsx';
import { pathWith } from '#platform/http/transport.ts';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { downloadVat, type VatReply, type VatSheet } from '../contract.ts';
import { CurrencyRates } from './currency-rates.tsx';
import { VatTable } from './vat-table.tsx';

export function VatSheets({ data, company }: { data: VatReply; company: number }) {
  const t = useTranslations('backoffice.books');
  const format = useFormatter();
  const { rows, corrections, rates, due, runs } = data;
  const date = format.dateTime(new Date(due), { dateStyle: 'long', timeZone: 'UTC' });
  const isMissing = rates.some(({ per_euro }) => per_euro === null);
  return (
    <div className="flex flex-col gap-8 p-4 text-t14 l:p-6">
      <p className="max-w-prose text-ink-2">{runs ? t('runsText', { date }) : t('dueText', { date })}</p>
      {rates.length > 0 && <CurrencyRates rates={rates} company={company} />}
      <Sheet of={data} company={company} sheet="return" isMissing={isMissing}>
        {rows.length === 0 ? <p className="text-ink-2">{t('nil')}</p> : <VatTable label={t('return')} rows={rows} />}
      </Sheet>
      <Sheet of={data} company={company} sheet="corrections" isMissing={isMissing}>
        {corrections.length === 0 ? (
          <p className="text-ink-2">{t('noCorrections')}</p>
        ) : (
          <VatTable label={t('corrections')} rows={corrections} />
        )}
      </Sheet>
    </div>
  );
}

interface SheetProps {
  of: VatReply;
  company: number;
  sheet: VatSheet;
  isMissing: boolean;
  children: ReactNode;
}

function Sheet({ of: { year, quarter }, company, sheet, isMissing, children }: SheetProps) {
  const t = useTranslations('backoffice.books');
  return (
    <section className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="font-semibold">{t(sheet)}</h2>
        {isMissing ? (
          <span className="text-ink-2">{t('ratesMissing')}</span>
        ) : (
          <a
            href={pathWith(downloadVat.path, { company, year, quarter, sheet })}
            download
            className={buttonClass({ variant: 'outline', size: 's' })}
          >
            {t('csv')}
          </a>
        )}
      </header>
      <p className="max-w-prose text-ink-2 text-t13">{t(`about.${sheet}`)}</p>
      {children}
    </section>
  );
}
