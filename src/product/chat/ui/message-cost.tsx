import type { ReactNode } from 'react';
import { useLocale } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { usePaymentCountry } from '#product/credits/ui/payment-country.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

export const strong = (words: ReactNode) => <strong className="font-semibold text-ink">{words}</strong>;

/** The lowest price of one message in real money, at the reader's prices: “€1.20”. Empty when nothing is sold there. */
export function useMessageCost(): string {
  return useCreditsInMoney(useSettings().message_credits);
}

/** What so many credits cost at least, at the reader's prices: “€2.40”. Empty when nothing is sold there, or they cost nothing. */
export function useCreditsInMoney(credits: number): string {
  const locale = useLocale();
  const { minimum_message_costs: costs, message_credits } = useSettings();
  const message = costs[usePaymentCountry()] ?? costs.default;
  if (!message) return '';
  const { costs: amount, currency } = message;
  if (credits === message_credits) return formatMoney({ amount, currency }, locale);
  if (credits === 0 || message_credits === 0) return '';
  return formatMoney({ amount: Math.ceil((amount * credits) / message_credits), currency }, locale);
}
