import { Badge } from '#design/badge.tsx';
import { cx } from '#design/cx.ts';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { VatCorrection, VatRow } from '../contract.ts';

type Row = VatRow | VatCorrection;
const CELL = 'px-3 py-1.5 first:ps-0';

export function VatTable({ label, rows }: { label: string; rows: readonly Row[] }) {
  const t = useTranslations('backoffice.books');
  const format = useFormatter();
  const locale = useLocale();
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const money = (amount: number | null, currency: string) =>
    amount === null ? '–' : formatMoney({ amount, currency }, locale);
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="w-full max-w-5xl border-collapse">
        <thead className="text-ink-2 text-t13">
          <tr className="border-line border-b">
            {(['part', 'country', 'rate', 'documents', 'net', 'vat'] as const).map((name) => (
              <th
                key={name}
                scope="col"
                className={cx(CELL, 'font-regular', name === 'part' || name === 'country' ? 'text-start' : 'text-end')}
              >
                {t(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { part, country, rate, currency, net, vat, eur_net, eur_vat, documents } = row;
            return (
              <tr key={keyOf(row)} className="h-12 border-line border-b tabular-nums">
                <td className={CELL}>
                  {t(`parts.${part}`)}
                  {'year' in row && (
                    <span className="block text-ink-2 text-t13">
                      {t('quarterOf', { quarter: `${row.quarter}`, year: `${row.year}` })}{' '}
                      {row.late && (
                        <Badge size="s" tone="danger">
                          {t('late')}
                        </Badge>
                      )}
                    </span>
                  )}
                </td>
                <td className={CELL}>{countries.of(country)}</td>
                <td className={cx(CELL, 'text-end')}>
                  {format.number(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 })}
                </td>
                <td className={cx(CELL, 'text-end')}>{documents}</td>
                <td className={cx(CELL, 'whitespace-nowrap text-end')}>
                  {money(eur_net, 'EUR')}
                  {currency !== 'EUR' && <Own>{money(net, currency)}</Own>}
                </td>
                <td className={cx(CELL, 'whitespace-nowrap text-end font-semibold')}>
                  {money(eur_vat, 'EUR')}
                  {currency !== 'EUR' && <Own>{money(vat, currency)}</Own>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const keyOf = (row: Row) =>
  [row.part, row.country, row.rate, row.currency, 'year' in row ? `${row.year} ${row.quarter}` : ''].join(' ');

function Own({ children }: { children: string }) {
  return <span className="block font-regular text-ink-2 text-t13">{children}</span>;
}
