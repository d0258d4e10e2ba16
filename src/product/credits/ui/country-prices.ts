import { useLocale } from '#platform/i18n/intl.tsx';
import { currenciesIn } from '#platform/i18n/intl-objects.ts';
import { formatMoney, symbolOf } from '#platform/i18n/money.ts';
import { countriesInOrder } from '#product/members/ui/place-names.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

export interface CountryPrices {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  symbol: string;
  currency: string;
  least: string;
}

export function useCountryPrices(): CountryPrices[] {
  const locale = useLocale();
  const { countries, minimum_message_costs: costs } = useSettings();
  return countriesInOrder(countries, locale).flatMap(({ value: code, label: name }) => {
    const least = costs[code] ?? costs.default;
    if (!least) return [];
    const { costs: amount, currency } = least;
    return {
      code,
      name,
      symbol: symbolOf(currency, locale),
      currency: currenciesIn(locale).of(currency) ?? currency,
      least: formatMoney({ amount, currency }, locale),
    };
  });
}
