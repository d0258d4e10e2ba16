import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { OrderView } from '../contract.ts';

export function useOrderWords() {
  const t = useTranslations('withdrawals.form');
  const locale = useLocale();
  const format = useFormatter();
  const day = (iso: string, timeZone?: 'UTC') =>
    format.dateTime(new Date(iso), { dateStyle: 'long', ...(timeZone && { timeZone }) });
  const titleOf = ({ credits, price }: OrderView) => t('credits', { credits, price: formatMoney(price, locale) });
  const hintOf = ({ payment_id, bought_at, until, in_time, declared_at }: OrderView) => {
    const bought = { date: day(bought_at), number: String(payment_id) };
    if (declared_at) return t('declared', { ...bought, declared: day(declared_at) });
    return t(in_time ? 'open' : 'late', { ...bought, until: day(until, 'UTC') });
  };
  return { titleOf, hintOf };
}
