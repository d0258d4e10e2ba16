import { describe, expect, it } from 'vitest';
import { CityView, COUNTRIES, type CountryCode, REGION_KIND, REGION_KINDS, RegionsView } from './contract.ts';
import { citiesOf, countries, distanceBand, distanceKm, findCity, regionsOf } from './geo.ts';

const BOXES: Readonly<Record<CountryCode, readonly [south: number, north: number, west: number, east: number]>> = {
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

describe('towns and regions', () => {
  it('know every country with regions, each with at least one town', () => {
    expect(countries()).toHaveLength(18);
    for (const country of COUNTRIES) {
      const inhabited = new Set(citiesOf(country).map((city) => city.region));
      const empty = regionsOf(country).filter((region) => !inhabited.has(region.code));
      expect(regionsOf(country).length, country).toBeGreaterThanOrEqual(5);
      expect(empty, country).toEqual([]);
      expect(REGION_KINDS).toContain(REGION_KIND[country]);
    }
  });

  it('give region codes that are unique in the world and fit the contract', () => {
    const regions = Object.fromEntries(COUNTRIES.map((country) => [country, regionsOf(country)]));
    expect(RegionsView.safeParse({ regions }).success).toBe(true);
    const codes = COUNTRIES.flatMap((country) => regionsOf(country).map((region) => region.code));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('list every town once, within its country, largest first', () => {
    const seen = new Set<number>();
    for (const country of COUNTRIES) {
      const [south, north, west, east] = BOXES[country];
      let larger = Number.POSITIVE_INFINITY;
      for (const city of citiesOf(country)) {
        const inside = city.lat >= south && city.lat <= north && city.lon >= west && city.lon <= east;
        expect(inside, `${country} ${city.name} ${city.lat} ${city.lon}`).toBe(true);
        expect(seen.has(city.id), city.name).toBe(false);
        expect(city.population, city.name).toBeLessThanOrEqual(larger);
        larger = city.population;
        seen.add(city.id);
      }
      expect(CityView.safeParse(citiesOf(country)[0]).success).toBe(true);
    }
  });

  it.each([
    ['NL', 'Nijmegen', 'NL-GE'],
    ['BE', 'Gent', 'BE-VOV'],
    ['DE', 'München', 'DE-BY'],
    ['AT', 'Wien', 'AT-9'],
    ['CH', 'Genève', 'CH-GE'],
    ['FR', 'Lyon', 'FR-ARA'],
    ['ES', 'Sevilla', 'ES-AN'],
    ['IT', 'Firenze', 'IT-52'],
    ['PL', 'Kraków', 'PL-12'],
    ['SE', 'Göteborg', 'SE-O'],
    ['NO', 'Tromsø', 'NO-55'],
    ['DK', 'Aarhus', 'DK-82'],
    ['FI', 'Tampere', 'FI-11'],
    ['GB', 'Stockport', 'GB-GTM'],
    ['IE', 'Galway', 'IE-G'],
    ['US', 'San Francisco', 'US-CA'],
    ['CA', 'Montréal', 'CA-QC'],
    ['AU', 'Melbourne', 'AU-VIC'],
  ] as const)('of %s include %s in %s', (country, name, region) => {
    expect(citiesOf(country).find((city) => city.name === name)?.region).toBe(region);
  });

  it('are found again by id, with or without the country', () => {
    const rotterdam = citiesOf('NL').find(({ name }) => name === 'Rotterdam');
    expect(findCity(rotterdam?.id ?? 0)).toEqual(rotterdam);
    expect(findCity(rotterdam?.id ?? 0, 'NL')).toEqual(rotterdam);
    expect(findCity(rotterdam?.id ?? 0, 'DE')).toBeUndefined();
    expect(findCity(-1)).toBeUndefined();
  });

  it('are as far apart as the map says', () => {
    const amsterdam = { lat: 52.374, lon: 4.89 };
    expect(distanceKm(amsterdam, amsterdam)).toBe(0);
    expect(distanceKm(amsterdam, { lat: 48.853, lon: 2.349 })).toBeCloseTo(430, -1);
    expect(distanceKm({ lat: 0, lon: 179.9 }, { lat: 0, lon: -179.9 })).toBeCloseTo(22.2, 0);
  });

  it('are told in bands that grow with the distance', () => {
    const home = { lat: 52.09, lon: 5.12 };
    const north = (km: number) => distanceBand(home, { ...home, lat: home.lat + km / 111.2 });
    expect([0, 4, 8, 20, 40, 80, 120, 9000].map(north)).toEqual(['2', '5', '10', '25', '50', '100', 'far', 'far']);
  });

  it('are no hamlets: whoever is told to live in one of them is one of a thousand', () => {
    const small = COUNTRIES.flatMap((country) => citiesOf(country).filter(({ population }) => population < 1000));
    expect(small.map(({ name }) => name)).toEqual([]);
  });
});
