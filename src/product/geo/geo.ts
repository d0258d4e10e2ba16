import {
  COUNTRIES,
  type CountryCode,
  DISTANCE_BANDS,
  type DistanceBand,
  type PlaceView,
  type Point,
  type RegionView,
} from './contract.ts';
import { type City, townAt, towns, townWithId } from './towns.ts';

export const EARTH_RADIUS_KM = 6371;
/** Degrees of latitude, about. */
const KILOMETRE = 0.01;

export function countries(): readonly CountryCode[] {
  return COUNTRIES;
}

export function regionsOf(country: CountryCode): readonly RegionView[] {
  return towns().ofCountry.get(country)?.regions ?? [];
}

export function citiesOf(country: CountryCode, most = Number.POSITIVE_INFINITY): City[] {
  const { first = 0, end = 0 } = towns().ofCountry.get(country) ?? {};
  return Array.from({ length: Math.min(end - first, most) }, (_, at) => townAt(first + at));
}

export function findCity(id: number, country?: CountryCode): City | undefined {
  const city = townWithId(id);
  return country === undefined || city?.country === country ? city : undefined;
}

export function placeOf({ id, name, country, region }: City): PlaceView {
  const region_name = regionsOf(country).find(({ code }) => code === region)?.name ?? region;
  return { id, country, region, region_name, city: name };
}

export function distanceKm(a: Point, b: Point): number {
  const lat1 = radians(a.lat);
  const lat2 = radians(b.lat);
  const h =
    Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Squares of about a kilometre (PRODUCT.md 61): trying many places finds the town that is shown, nothing finer. */
export function distanceBand(a: Point, b: Point): DistanceBand {
  const km = distanceKm(rounded(a), rounded(b));
  return DISTANCE_BANDS.find((band) => km < Number(band)) ?? 'far';
}

export function rounded({ lat, lon }: Point): Point {
  const north = nearest(lat, KILOMETRE);
  const east = nearest(lon, KILOMETRE / Math.max(Math.cos(radians(north)), KILOMETRE));
  // The last square before the date line may have its middle beyond it.
  return { lat: north, lon: Math.abs(east) > 180 ? east - Math.sign(east) * 360 : east };
}

const nearest = (degrees: number, step: number): number => Math.round(degrees / step) * step;

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
