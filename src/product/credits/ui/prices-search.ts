import { wayBack } from '#product/accounts/ui/next-path.ts';
import type { SettingsView } from '#product/sites/contract.ts';

export interface PricesSearch {
  country?: string;
  next?: string;
}

export function readPricesSearch({ country, next }: Record<string, unknown>): PricesSearch {
  const path = wayBack(next);
  return {
    ...(typeof country === 'string' && /^[a-z]{2}$/i.test(country) && { country: country.toUpperCase() }),
    ...(path && { next: path }),
  };
}

export const pricesFor = (asked: string | undefined, settings: SettingsView): string =>
  asked && settings.countries.includes(asked) ? asked : settings.geoip_selected_country;
