import type { ReactNode } from 'react';
import { useLocale } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { usePaymentCountry } from '#product/credits/ui/payment-country.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import type { CreditsPrice } from '#product/sites/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

export const strong = (words: ReactNode) => <strong className="font-semibold text-ink">{words}</strong>;

/** `range`: cheapest to dearest package. `one`: `from` alone. `no`: nothing is sold there, or it costs nothing. */
export interface InMoney extends Record<string, string> {
  sold: 'range' | 'one' | 'no';
  from: string;
  to: string;
}

export const useMessageCost = (): InMoney => useCreditsInMoney(useSettings().message_credits);

/** What the member's own were bought for, before that the span of packages. @param welcome those that pay first. */
export function useCreditsInMoney(credits: number, welcome = 0): InMoney {
  const locale = useLocale();
  const country = usePaymentCountry();
  const own = useUser()?.credits_price;
  const { minimum_message_costs: costs } = useSettings();
  const sold = costs[country] ?? costs.default;
  const paid = credits - Math.min(credits, welcome);
  if (paid === 0) return NOTHING;
  const costOf = (price: CreditsPrice, currency: string) =>
    formatMoney({ amount: Math.ceil((price.amount * paid) / price.credits), currency }, locale);
  if (own) return one(costOf(own, own.currency));
  if (!sold) return NOTHING;
  const [from, to] = [costOf(sold.cheapest, sold.currency), costOf(sold.dearest, sold.currency)];
  return from === to ? one(from) : { sold: 'range', from, to };
}

const NOTHING: InMoney = { sold: 'no', from: '', to: '' };
const one = (money: string): InMoney => ({ sold: 'one', from: money, to: money });
