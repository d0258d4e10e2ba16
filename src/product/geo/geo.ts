import { readFileSync } from 'node:fs';
import {
  type CityView,
  COUNTRIES,
  type CountryCode,
  DISTANCE_BANDS,
  type DistanceBand,
  type Point,
  type RegionView,
} from './contract.ts';

/** A town; `population` in inhabitants, coordinates in decimal degrees, rounded to about 100 m. */
export type City = CityView & Point & { population: number };

type Stored = {
  regions: [code: string, name: string][];
  cities: [id: number, name: string, region: number, lat: number, lon: number, population: number][];
};
type Country = { regions: RegionView[]; cities: City[]; byId: Map<number, City> };
type Box = readonly [south: number, north: number, west: number, east: number];

/** Where each country's towns lie, in degrees, so that a point need not read every file to find its town. */
export const BOXES: Readonly<Record<CountryCode, Box>> = {
  NL: [50.7, 53.6, 3.3, 7.3],
  BE: [49.4, 51.6, 2.5, 6.5],
  DE: [47.2, 55.1, 5.8, 15.1],
  AT: [46.3, 49.1, 9.5, 17.2],
  CH: [45.8, 47.9, 5.9, 10.6],
  FR: [41.3, 51.2, -5.2, 9.7],
  ES: [27.6, 43.9, -18.2, 4.4],
  IT: [35.4, 47.1, 6.6, 18.6],
  PL: [49.0, 54.9, 14.1, 24.2],
  SE: [55.3, 69.1, 10.9, 24.2],
  NO: [57.9, 71.3, 4.6, 31.2],
  DK: [54.5, 57.8, 8.0, 15.2],
  FI: [59.7, 70.1, 19.0, 31.6],
  GB: [49.8, 60.9, -8.2, 1.8],
  IE: [51.4, 55.5, -10.6, -5.9],
  US: [18.9, 71.4, -166.6, -66.9],
  CA: [41.9, 69.2, -135.3, -52.6],
  AU: [-43.7, -10.5, 113.6, 153.7],
};

/** Letters that have no accent to take away but are typed without one. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', '’': "'" };

const EARTH_RADIUS_KM = 6371;
/** Degrees of latitude, about. */
const KILOMETRE = 0.01;
const read = new Map<CountryCode, Country>();

/** The codes of all countries, in the order of the contract. */
export function countries(): readonly CountryCode[] {
  return COUNTRIES;
}

/** The regions of a country in the alphabetical order of its own language. */
export function regionsOf(country: CountryCode): readonly RegionView[] {
  return load(country).regions;
}

/** The towns of a country, largest first. */
export function citiesOf(country: CountryCode): readonly City[] {
  return load(country).cities;
}

/** The town with a GeoNames id, or undefined; naming its country spares reading the others' files. */
export function findCity(id: number, country?: CountryCode): City | undefined {
  if (country !== undefined) return load(country).byId.get(id);
  for (const known of read.values()) {
    const city = known.byId.get(id);
    if (city !== undefined) return city;
  }
  for (const code of COUNTRIES) {
    const city = read.has(code) ? undefined : load(code).byId.get(id);
    if (city !== undefined) return city;
  }
  return undefined;
}

/** Up to `most` towns of a country whose name starts with `text`, ignoring case and accents, largest first. */
export function citiesNamed(country: CountryCode, text: string, most = 8): City[] {
  const wanted = plain(text.trim());
  if (wanted === '') return [];
  const found: City[] = [];
  for (const city of load(country).cities) {
    if (found.length >= most) break;
    if (city.name.split(' / ').some((name) => plain(name).startsWith(wanted))) found.push(city);
  }
  return found;
}

/**
 * The listed town nearest to a point and how far away it is; looks in the countries the point may belong to,
 * and in all of them when it belongs to none (at sea, or abroad). Throws a RangeError for coordinates off the Earth.
 */
export function nearestCity(lat: number, lon: number): { city: City; distance_km: number } {
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) throw new RangeError(`no place on Earth: ${lat}, ${lon}`);
  const around = COUNTRIES.filter((country) => {
    const [south, north, west, east] = BOXES[country];
    return lat >= south && lat <= north && lon >= west && lon <= east;
  });
  let best: { city: City; distance_km: number } | undefined;
  for (const country of around.length > 0 ? around : COUNTRIES) {
    for (const city of load(country).cities) {
      const distance_km = distanceKm({ lat, lon }, city);
      if (best === undefined || distance_km < best.distance_km) best = { city, distance_km };
    }
  }
  if (best === undefined) throw new Error('the town data are empty');
  return best;
}

/** Great-circle distance in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const lat1 = radians(a.lat);
  const lat2 = radians(b.lat);
  const h =
    Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * How far apart two places are, as a band: nobody can work out a place from it. Coordinates are rounded to about a kilometre
 * first, so that trying many places finds no more than that. PRODUCT.md 36.
 */
export function distanceBand(a: Point, b: Point): DistanceBand {
  const km = distanceKm(rounded(a), rounded(b));
  return DISTANCE_BANDS.find((band) => km < Number(band)) ?? 'far';
}

/** The middle of the square of about a kilometre that a place is in. */
function rounded({ lat, lon }: Point): Point {
  const north = nearest(lat, KILOMETRE);
  return { lat: north, lon: nearest(lon, KILOMETRE / Math.max(Math.cos(radians(north)), KILOMETRE)) };
}

const nearest = (degrees: number, step: number): number => Math.round(degrees / step) * step;

function load(country: CountryCode): Country {
  const known = read.get(country);
  if (known !== undefined) return known;
  const file = new URL(`./data/${country.toLowerCase()}.json`, import.meta.url);
  const stored: Stored = JSON.parse(readFileSync(file, 'utf8'));
  const cities = stored.cities.map(([id, name, region, lat, lon, population]): City => {
    const code = stored.regions[region]?.[0];
    if (code === undefined) throw new Error(`town ${id} is in no region of ${country}`);
    return { id, name, country, region: code, lat, lon, population };
  });
  const loaded = {
    regions: stored.regions.map(([code, name]) => ({ code, name })),
    cities,
    byId: new Map(cities.map((city) => [city.id, city])),
  };
  read.set(country, loaded);
  return loaded;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function plain(name: string): string {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[łøæœßđ’]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
