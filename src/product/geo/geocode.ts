import type { CountryCode, PlaceView, Point } from './contract.ts';
import { placeOf, rounded } from './geo.ts';
import { nearestTown } from './nearest-town.ts';

const FAR_KM = 40;
const WIDE_COUNTRIES: Partial<Record<CountryCode, number>> = { SE: 120, NO: 120, FI: 120, US: 250, CA: 250, AU: 250 };

/** Where a point is, from the middle of its square of about a kilometre; null where no town is near enough. */
export function geocode(point: Point): PlaceView | null {
  const { city, distance_km } = nearestTown(rounded(point));
  return distance_km <= (WIDE_COUNTRIES[city.country] ?? FAR_KM) ? placeOf(city) : null;
}
