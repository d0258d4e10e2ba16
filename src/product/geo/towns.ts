import { readFileSync } from 'node:fs';
import { type CityView, COUNTRIES, type CountryCode, type Point, type RegionView } from './contract.ts';

/** A town; `population` in inhabitants, coordinates in decimal degrees, rounded to about 100 m. */
export type City = CityView & Point & { population: number };

type Stored = {
  regions: [code: string, name: string][];
  cities: [id: number, name: string, region: number, lat: number, lon: number, population: number][];
};

/** All towns, a column for each of their facts: as objects they would take twice the memory. */
interface Towns {
  readonly count: number;
  readonly names: readonly string[];
  readonly ids: Int32Array;
  readonly lat: Int32Array;
  readonly lon: Int32Array;
  readonly populations: Int32Array;
  readonly countries: Uint8Array;
  readonly regions: Uint8Array;
  readonly byId: Uint16Array;
  readonly ofCountry: ReadonlyMap<CountryCode, { first: number; end: number; regions: readonly RegionView[] }>;
}

const THOUSANDTHS = 1000;
/** Rows are counted in 16 bits. */
const MAX_TOWNS = 65_536;

let read: Towns | undefined;

export function towns(): Towns {
  read ??= readTowns();
  return read;
}

export function townAt(row: number): City {
  const { names, ids, lat, lon, populations, countries, regions, ofCountry } = towns();
  const country = COUNTRIES[countries[row] ?? -1];
  const region = country && ofCountry.get(country)?.regions[regions[row] ?? -1];
  if (!country || !region) throw new RangeError(`no town in row ${row}`);
  return {
    id: ids[row] ?? 0,
    name: names[row] ?? '',
    country,
    region: region.code,
    lat: (lat[row] ?? 0) / THOUSANDTHS,
    lon: (lon[row] ?? 0) / THOUSANDTHS,
    population: populations[row] ?? 0,
  };
}

export function townWithId(id: number): City | undefined {
  const { byId, ids, count } = towns();
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[byId[middle] ?? 0] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  const row = low < count ? byId[low] : undefined;
  return row !== undefined && ids[row] === id ? townAt(row) : undefined;
}

function readTowns(): Towns {
  const files = COUNTRIES.map((country) => ({ country, ...storedOf(country) }));
  const count = files.reduce((sum, { cities }) => sum + cities.length, 0);
  if (count > MAX_TOWNS) throw new Error(`${count} towns are more than ${MAX_TOWNS}`);
  const names: string[] = [];
  const columns = {
    ids: new Int32Array(count),
    lat: new Int32Array(count),
    lon: new Int32Array(count),
    populations: new Int32Array(count),
    countries: new Uint8Array(count),
    regions: new Uint8Array(count),
  };
  const ofCountry = new Map<CountryCode, { first: number; end: number; regions: RegionView[] }>();
  for (const [at, { country, cities, regions }] of files.entries()) {
    const first = names.length;
    for (const [id, name, region, lat, lon, population] of cities) {
      const row = names.push(name) - 1;
      if (!regions[region]) throw new Error(`town ${id} is in no region of ${country}`);
      columns.ids[row] = id;
      columns.lat[row] = Math.round(lat * THOUSANDTHS);
      columns.lon[row] = Math.round(lon * THOUSANDTHS);
      columns.populations[row] = population;
      columns.countries[row] = at;
      columns.regions[row] = region;
    }
    const views = regions.map(([code, name]) => ({ code, name }));
    ofCountry.set(country, { first, end: names.length, regions: views });
  }
  const { ids } = columns;
  const byId = Uint16Array.from(ids.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
  return { count, names, ...columns, byId, ofCountry };
}

function storedOf(country: CountryCode): Stored {
  return JSON.parse(readFileSync(new URL(`./data/${country.toLowerCase()}.json`, import.meta.url), 'utf8'));
}
