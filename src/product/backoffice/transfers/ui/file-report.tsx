import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { BankFileReport } from '../contract.ts';
import { Fates } from './bank-file-dialog.tsx';

export function FileReport({ report }: { report: BankFileReport }) {
  const t = useTranslations('backoffice.transfers');
  const locale = useLocale();
  const { format, credits, ignored, foreign, repeated, fates, payouts, noted } = report;
  return (
    <div className="flex flex-col gap-4 text-t14">
      <p>{t('report', { format, credits, ignored, foreign, repeated })}</p>
      <Fates
        fates={[
          ...fates.map(({ fate, count }) => ({ what: t(`fates.${fate}`), count })),
          ...(payouts > 0 ? [{ what: t('payouts'), count: payouts }] : []),
        ]}
      />
      {noted.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-line border-t">
          {noted.map(({ line, fate, payer, text, money }) => (
            <li key={line} className="flex flex-wrap gap-x-3 py-2">
              <span className="min-w-0 flex-1 break-words">
                {payer || t('noName')} <span className="text-ink-2">{text && <q>{text}</q>}</span>
                <span className="block text-ink-2 text-t13">{t(`fates.${fate}`)}</span>
              </span>
              <span className="font-semibold tabular-nums">{formatMoney(money, locale)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
