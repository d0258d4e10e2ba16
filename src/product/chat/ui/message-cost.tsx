import type { ReactNode } from 'react';
import { useLocale } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { usePaymentCountry } from '#product/credits/ui/payment-country.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

export const strong = (words: ReactNode) => <strong className="font-semibold text-ink">{words}</strong>;

/** The lowest price of one message in real money, at the reader's prices: “€1.20”. Empty when nothing is sold there. */
export function useMessageCost(): string {
  const locale = useLocale();
  const { minimum_message_costs: costs } = useSettings();
  const cost = costs[usePaymentCountry()] ?? costs.default;
  return cost ? formatMoney({ amount: cost.costs, currency: cost.currency }, locale) : '';
}
