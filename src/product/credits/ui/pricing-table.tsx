import { Scene } from '#design/art/scene.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { Panel } from '#design/layout.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { numbersIn } from '#platform/i18n/intl-objects.ts';
import { formatMoney } from '#platform/i18n/money.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { PackageView } from '../contract.ts';
import { marketStall } from './package-list.tsx';
import { taxIn } from './tax.ts';

export function PricingTable({ packages, country }: { packages: PackageView[]; country: string }) {
  const t = useTranslations('credits.pricing');
  const c = useTranslations('credits.packages');
  const locale = useLocale();
  const { refund_days: days, vat_countries: registered } = useSettings();
  const tax = taxIn(country, registered);
  if (!packages.length) {
    return (
      <EmptyState art={<Scene load={marketStall} />} layout="row" headline={c('none')}>
        {c('noneText')}
      </EmptyState>
    );
  }
  const paid = packages.some(({ messages }) => messages > 0);
  return (
    <Panel className="px-3! s:px-6! py-3!">
      {/* With very large text the table moves by itself, and the page does not. */}
      <div className="overflow-x-auto">
        <table className="w-full text-end tabular-nums s:table-fixed">
          <caption className="sr-only">{c('packages')}</caption>
          <thead className="text-ink-2 text-t12 s:text-t13">
            <tr>
              <th scope="col" className={`${CELL} text-start font-medium`}>
                {t('columns.credits')}
              </th>
              {paid && (
                <>
                  <th scope="col" className={`${CELL} ${WIDE} font-medium`}>
                    {t('columns.messages')}
                  </th>
                  <th scope="col" className={`${CELL} font-medium`}>
                    {t('columns.each')}
                  </th>
                </>
              )}
              <th scope="col" className={`${CELL} font-medium`}>
                {t('columns.price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {packages.map(({ id, credits, messages, price, price_per_message }) => (
              <tr key={id}>
                <th scope="row" className={`${CELL} text-start font-semibold text-t18`}>
                  {numbersIn(locale).format(credits)}
                </th>
                {paid && (
                  <>
                    <td className={`${CELL} ${WIDE} text-ink-2`}>{numbersIn(locale).format(messages)}</td>
                    <td className={`${CELL} font-semibold max-s:text-t14`}>{formatMoney(price_per_message, locale)}</td>
                  </>
                )}
                <td className={CELL}>
                  <span className="display whitespace-nowrap text-t16 leading-none lining-nums s:text-t22">
                    {formatMoney(price, locale)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="pt-3.5 text-ink-2 text-t14">{t('once')}</p>
      <p className="mt-1 pb-3.5 text-ink-2 text-t14">
        {[tax !== 'none' && c('vat', { tax }), days > 0 && c('refund', { days })].filter(Boolean).join(' · ')}
      </p>
    </Panel>
  );
}

const CELL = 'border-line border-b py-3 ps-1.5 first:ps-0 s:ps-2';
const WIDE = 'max-[22.4rem]:hidden';
