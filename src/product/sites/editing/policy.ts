import * as z from 'zod/mini';
import { SiteSettings } from '../contract.ts';
import { SITE_SETTINGS, unknownSettings } from '../settings/contract.ts';

export type StoredSettings = Record<string, unknown>;

export interface SettingsProblem {
  problem: 'no_such_setting' | 'wrong_value' | 'country_not_among_countries' | 'country_without_price';
  names: string[];
}

/** The names of no setting; null when all are known. */
export function unknownNames(names: readonly string[]): SettingsProblem | null {
  const strange = names.filter((name) => !(name in SITE_SETTINGS));
  return strange.length ? { problem: 'no_such_setting', names: strange } : null;
}

/** What would keep a site with these settings from being served, or sell nothing where it says it does; null when nothing would. */
export function settingsProblem(settings: StoredSettings): SettingsProblem | null {
  const strange = unknownNames(Object.keys(settings));
  if (strange) return strange;
  const read = z.safeParse(SiteSettings, settings);
  const wrong = read.success
    ? unknownSettings(settings)
    : [...new Set(read.error.issues.map(({ path }) => path.join('.')))];
  if (wrong.length) return { problem: 'wrong_value', names: wrong };
  if (!read.success || read.data.countries.includes(read.data.country)) return null;
  return { problem: 'country_not_among_countries', names: [read.data.country] };
}

/** The countries of a site that no package has a price for. @param priced null is the price that holds elsewhere. */
export const unpriced = (settings: StoredSettings, priced: readonly (string | null)[]): string[] =>
  priced.includes(null) ? [] : z.parse(SiteSettings, settings).countries.filter((country) => !priced.includes(country));

export const isHost = (host: string): boolean =>
  host.length <= 253 && /^(?!-)[a-z0-9-]{1,63}(?<!-)(?:\.(?!-)[a-z0-9-]{1,63}(?<!-))*$/.test(host);

export const changedBetween = (one: StoredSettings, other: StoredSettings): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => canonical(one[name]) !== canonical(other[name]))
    .sort();

/** The same text for the same value, whatever order its names are in: the database keeps an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
