import { describe, expect, it } from 'vitest';
import { CityView, COUNTRIES, REGION_KIND, REGION_KINDS, RegionsView } from './contract.ts';
import {
  BOXES,
  citiesNamed,
  citiesOf,
  countries,
  distanceBand,
  distanceKm,
  findCity,
  nearestCity,
  regionsOf,
} from './geo.ts';

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
    const [rotterdam] = citiesNamed('NL', 'rotterd');
    expect(rotterdam?.name).toBe('Rotterdam');
    expect(findCity(rotterdam?.id ?? 0)).toEqual(rotterdam);
    expect(findCity(rotterdam?.id ?? 0, 'NL')).toEqual(rotterdam);
    expect(findCity(rotterdam?.id ?? 0, 'DE')).toBeUndefined();
    expect(findCity(-1)).toBeUndefined();
  });

  it('are found by the start of a name typed without accents or in either language', () => {
    expect(citiesNamed('PL', 'lodz')[0]?.name).toBe('Łódź');
    expect(citiesNamed('NO', 'tromso')[0]?.name).toBe('Tromsø');
    expect(citiesNamed('SE', 'GOT')[0]?.name).toBe('Göteborg');
    expect(citiesNamed('BE', 'brux')[0]?.name).toBe('Brussel / Bruxelles');
    expect(citiesNamed('US', 'san', 3)).toHaveLength(3);
    expect(citiesNamed('US', '  ')).toEqual([]);
  });

  it('tell the nearest town on either side of a border and far out at sea', () => {
    expect(nearestCity(52.373, 4.893).city.name).toBe('Amsterdam');
    expect(nearestCity(50.776, 6.084).city.name).toBe('Aachen');
    expect(nearestCity(-33.87, 151.21).city).toMatchObject({ name: 'Sydney', country: 'AU', region: 'AU-NSW' });
    const atlantic = nearestCity(45, -35);
    expect(atlantic.distance_km).toBeGreaterThan(1000);
    expect(() => nearestCity(91, 0)).toThrow(RangeError);
    expect(() => nearestCity(Number.NaN, 0)).toThrow(RangeError);
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

  it('are told of the square of a kilometre that a place is in, so that nobody can find the house', () => {
    const house = { lat: 52.0934, lon: 5.1213 };
    const neighbour = { lat: 52.0871, lon: 5.125 };
    for (let step = 0; step < 2000; step += 1) {
      const from = { lat: 51.5 + step * 0.0007, lon: 4.9 + (step % 40) * 0.01 };
      expect(distanceBand(from, house)).toBe(distanceBand(from, neighbour));
    }
  });
});
