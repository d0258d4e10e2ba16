import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { usePaymentCountry } from '#product/credits/ui/payment-country.ts';
import { spendingQuery } from './spending-query.ts';

export function LastMonth() {
  const t = useTranslations('payments.purchase.transactions');
  const format = useFormatter();
  const locale = useLocale();
  const { last_month } = useSuspenseQuery(spendingQuery(useTransport(), usePaymentCountry())).data;
  const month = format.dateTime(new Date(last_month.at), { month: 'long', timeZone: last_month.time_zone });
  const money = format.list(last_month.spent.map((one) => formatMoney(one, locale)));
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="tabular-nums">{money ? t('lastMonth', { month, money }) : t('lastNothing', { month })}</span>
      <Link
        to="/profile/spending"
        className="inline-flex min-h-6 items-center font-semibold text-primary hover:underline"
      >
        {t('cap')}
      </Link>
    </p>
  );
}
