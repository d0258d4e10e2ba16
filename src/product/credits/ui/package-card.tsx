import type { ReactNode } from 'react';
import { Badge } from '#design/badge.tsx';
import { cx } from '#design/cx.ts';
import { Price } from '#design/price.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { Money, PackageView } from '../contract.ts';

interface PackageCardProps {
  offer: PackageView;
  was: Money | null;
  action: ReactNode;
}

export function PackageCard({ offer, was, action }: PackageCardProps) {
  const t = useTranslations('credits.packages');
  const locale = useLocale();
  const best = offer.lowest_price_per_message;
  return (
    <li
      className={cx(
        'relative grid grid-cols-[minmax(0,1fr)_fit-content(60%)] items-center gap-x-4 gap-y-3 rounded-card bg-surface p-4.5 shadow-rest',
        '@max-[15rem]:grid-cols-1',
        'm:flex m:flex-col m:items-stretch m:gap-0 m:p-6.5',
        best ? 'border-2 border-secondary' : 'border border-line',
      )}
    >
      {best && (
        <Badge
          tone="honey-solid"
          className="absolute -top-3.5 start-4.5 max-w-[calc(100%-2.25rem)]! whitespace-normal! m:start-5.5"
        >
          {t('lowest')}
        </Badge>
      )}
      <p className="m:flex m:items-baseline m:justify-between m:gap-3">
        <span className="block font-semibold text-t18 tabular-nums">{t('credits', { credits: offer.credits })}</span>
        {offer.messages > 0 && (
          <span className="block text-ink-2 text-t14 tabular-nums">{t('messages', { messages: offer.messages })}</span>
        )}
      </p>
      <Price
        amount={formatMoney(offer.price, locale)}
        {...(was && { was: formatMoney(was, locale), wasLabel: t('was') })}
        size="l"
        className="flex-col gap-y-1 whitespace-nowrap @min-[15rem]:justify-self-end max-m:items-start max-m:@min-[15rem]:items-end m:mt-4.5 m:items-start m:gap-y-1.5 m:border-line m:border-b m:pb-4.5"
      />
      <p className="font-semibold text-t14 tabular-nums m:mt-4 m:mb-5">
        {offer.messages > 0 && t('perMessage', { price: formatMoney(offer.price_per_message, locale) })}
      </p>
      <div className="m:mt-auto">{action}</div>
    </li>
  );
}
