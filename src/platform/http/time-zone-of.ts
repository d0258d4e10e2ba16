import { TIME_ZONE_COOKIE } from '../i18n/locales.ts';
import { isTimeZone } from '../i18n/time-zones.ts';
import type { HttpContext } from './http-context.ts';

/** Zones that made sense before: asking the platform takes as long as a third of a page. */
const zones = new Set<string>();
const MAX_ZONES = 1000;
const MAX_ZONE = 64;

/** What the browser told of its time zone, if it makes sense; else UTC. */
export const timeZoneOf = (http: Pick<HttpContext, 'cookies'>): string => ownTimeZone(http) ?? 'UTC';

/** What the browser told of its time zone; null where it did not, or told what makes no sense. */
export function ownTimeZone({ cookies }: Pick<HttpContext, 'cookies'>): string | null {
  const zone = cookies[TIME_ZONE_COOKIE];
  if (zone === undefined || zones.has(zone)) return zone ?? null;
  if (zone.length > MAX_ZONE || !isTimeZone(zone)) return null;
  if (zones.size < MAX_ZONES) zones.add(zone);
  return zone;
}
