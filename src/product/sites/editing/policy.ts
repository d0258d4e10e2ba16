import * as z from 'zod/mini';
import { SiteSettings } from '../contract.ts';
import { SITE_SETTINGS, unknownSettings } from '../settings/contract.ts';

export type StoredSettings = Record<string, unknown>;

export interface SettingsProblem {
  problem:
    | 'no_such_setting'
    | 'wrong_value'
    | 'wrong_colour'
    | 'country_not_among_countries'
    | 'country_without_price'
    /** Photos would come from the host of a site, which then would be asked for nothing else. */
    | 'photos_at_site';
  names: string[];
}

export function unknownNames(names: readonly string[]): SettingsProblem | null {
  const strange = names.filter((name) => !(name in SITE_SETTINGS));
  return strange.length ? { problem: 'no_such_setting', names: strange } : null;
}

/** What keeps a site from being served, or sells nothing where it says it does; null when nothing does. */
export function settingsProblem(settings: StoredSettings): SettingsProblem | null {
  const strange = unknownNames(Object.keys(settings));
  if (strange) return strange;
  const read = z.safeParse(SiteSettings, settings);
  const wrong = read.success
    ? unknownSettings(settings)
    : [...new Set(read.error.issues.map(({ path }) => path.join('.')))];
  if (wrong.length) return { problem: 'wrong_value', names: wrong };
  if (!read.success) return null;
  const colourless = COLOURS.filter((name) => !isColour(read.data[name]));
  if (colourless.length) return { problem: 'wrong_colour', names: colourless };
  if (read.data.countries.includes(read.data.country)) return null;
  return { problem: 'country_not_among_countries', names: [read.data.country] };
}

const COLOURS = ['primary_color', 'secondary_color'] as const;
/** Lightness and hue as the pages read them; whatever lightness is asked for, they keep a contrast of 4.5. */
const isColour = (text: string | null): boolean =>
  text === null ||
  /^(?:#[0-9a-f]{6}|oklch\((?:0?\.\d{1,4}|1|[01]\.\d{1,4}|\d{1,3}%) \d?\.?\d{1,4} \d{1,3}(?:\.\d{1,3})?\))$/i.test(
    text,
  );

/** Null where the site serves them itself. */
export const photoHost = ({ cdn_prefix }: StoredSettings): string | null =>
  typeof cdn_prefix === 'string' ? (URL.parse(cdn_prefix)?.hostname ?? null) : null;

/** @param priced null is the price that holds elsewhere. */
export const unpriced = (settings: StoredSettings, priced: readonly (string | null)[]): string[] =>
  priced.includes(null) ? [] : z.parse(SiteSettings, settings).countries.filter((country) => !priced.includes(country));

export const isHost = (host: string): boolean =>
  host.length <= 253 && /^(?!-)[a-z0-9-]{1,63}(?<!-)(?:\.(?!-)[a-z0-9-]{1,63}(?<!-))*$/.test(host);

export const changedBetween = (one: StoredSettings, other: StoredSettings): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => canonical(one[name]) !== canonical(other[name]))
    .sort();

/** For the log; a long value is left to the version that has it. */
export const valuesOf = (settings: StoredSettings, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    names
      .filter((name) => name in settings)
      .map((name) => [name, canonical(settings[name]).length > MAX_LOGGED ? 'too long for the log' : settings[name]]),
  );

/** Characters of a value. */
const MAX_LOGGED = 400;

/** The same text for the same value, whatever order its names are in: the database keeps an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
