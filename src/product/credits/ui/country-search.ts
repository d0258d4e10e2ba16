import type { SettingsView } from '#product/sites/contract.ts';

/** `?country=` of the pages that name prices; anything but two letters is ignored. */
export function readCountrySearch(search: Record<string, unknown>): { country?: string } {
  const { country } = search;
  return typeof country === 'string' && /^[a-z]{2}$/i.test(country) ? { country: country.toUpperCase() } : {};
}

/**
 * The country whose prices are shown: the chosen one if the site serves it, the member's own, else the visitor's.
 * @param own the member's country; null for visitors.
 */
export function pricesFor(asked: string | undefined, own: string | null | undefined, settings: SettingsView): string {
  if (asked && settings.countries.includes(asked)) return asked;
  return own ?? settings.geoip_selected_country;
}
