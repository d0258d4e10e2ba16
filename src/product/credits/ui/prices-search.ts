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

/**
 * The country whose prices are shown: the chosen one if the site serves it, the member's own, else the visitor's.
 * @param own the member's country; null for visitors.
 */
export function pricesFor(asked: string | undefined, own: string | null | undefined, settings: SettingsView): string {
  if (asked && settings.countries.includes(asked)) return asked;
  return own ?? settings.geoip_selected_country;
}
