import { wayBack } from '#product/accounts/ui/next-path.ts';
import type { SettingsView } from '#product/sites/contract.ts';

/** Search params of the pages that name prices. */
export interface PricesSearch {
  /** Whose prices; two letters. */
  country?: string;
  /** The conversation or profile somebody came from: where the way leads back after paying. */
  next?: string;
}

/** Anything but two letters, and any other way back, is ignored. */
export function readPricesSearch({ country, next }: Record<string, unknown>): PricesSearch {
  const path = wayBack(next);
  return {
    ...(typeof country === 'string' && /^[a-z]{2}$/i.test(country) && { country: country.toUpperCase() }),
    ...(path && { next: path }),
  };
}

/** The country whose prices a page shows: the one that its address asks for if the site serves it, else the payment country. */
export const pricesFor = (asked: string | undefined, settings: SettingsView): string =>
  asked && settings.countries.includes(asked) ? asked : settings.geoip_selected_country;
