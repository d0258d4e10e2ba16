import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './contract.ts';
import { findTowns } from './find-towns.ts';
import { citiesOf, distanceKm } from './geo.ts';
import { geocode } from './geocode.ts';
import { nearestTown } from './nearest-town.ts';

const everyTown = COUNTRIES.flatMap((country) => citiesOf(country));
const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});
const nearby = fc
  .tuple(
    fc.constantFrom(...everyTown),
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.double({ min: -1, max: 1, noNaN: true }),
  )
  .map(([town, north, east]) => ({ lat: town.lat + north, lon: town.lon + east }));

describe('the nearest town', () => {
  it('is as near as the nearest of all towns that are tried one by one, anywhere on Earth', () => {
    fc.assert(
      fc.property(fc.oneof(point, nearby), (from) => {
        let least = Number.POSITIVE_INFINITY;
        for (const town of everyTown) least = Math.min(least, distanceKm(from, town));
        const { city, distance_km } = nearestTown(from);
        expect(distance_km).toBeCloseTo(least, 5);
        expect(distanceKm(from, city)).toBeCloseTo(least, 5);
      }),
      { numRuns: 300 },
    );
  });

  it('is told on either side of a border and of the date line, and not of what is off the Earth', () => {
    const near = (lat: number, lon: number) => nearestTown({ lat, lon }).city;
    expect(near(52.373, 4.893).name).toBe('Amsterdam');
    expect(near(50.776, 6.084).name).toBe('Aachen');
    expect(near(-33.87, 151.21)).toMatchObject({ name: 'Sydney', country: 'AU', region: 'AU-NSW' });
    expect(near(60, 180)).toEqual(near(60, -180));
    expect(() => near(91, 0)).toThrow(RangeError);
    expect(() => near(Number.NaN, 0)).toThrow(RangeError);
  });
});

describe('where a point is', () => {
  it('is told with town, region and country', () => {
    expect(geocode({ lat: 51.9851, lon: 5.8987 })).toEqual({
      id: 2759661,
      country: 'NL',
      region: 'NL-GE',
      region_name: 'Gelderland',
      city: 'Arnhem',
    });
  });

  it.each([
    ['in the Atlantic', 45, -35],
    ['at the North Pole', 90, 0],
    ['at the date line', 0, 180],
    ['in the middle of the North Sea', 56.5, 3],
    ['in Prague, whose country is not served', 50.087, 14.421],
  ])('is nothing %s', (_, lat, lon) => {
    expect(geocode({ lat, lon })).toBeNull();
  });

  it('is something far from any town, where towns are far apart', () => {
    expect(geocode({ lat: 68.35, lon: 18.83 })?.country).toMatch(/SE|NO/);
    expect(geocode({ lat: -25.34, lon: 131.03 })).toBeNull();
    expect(geocode({ lat: 39.51, lon: -115.5 })?.country).toBe('US');
  });

  it('is the same in all of a square of about a kilometre, so that the answer says no more than that', () => {
    fc.assert(
      fc.property(nearby, fc.double({ min: -0.0045, max: 0.0045, noNaN: true }), ({ lat }, off) => {
        const middle = Math.round(lat / 0.01) * 0.01;
        expect(geocode({ lat: middle + off, lon: 5 })).toEqual(geocode({ lat: middle, lon: 5 }));
      }),
    );
  });
});

describe('a town', () => {
  const names = (...asked: Parameters<typeof findTowns>) => findTowns(...asked).map(({ name }) => name);

  it('is found by the start of its name, without accents, as it is typed on any keyboard, and in either language', () => {
    expect(names('lodz', 'PL')[0]).toBe('Łódź');
    expect(names('tromso', 'NO')[0]).toBe('Tromsø');
    expect(names('GOT', 'SE')[0]).toBe('Göteborg');
    expect(names('brux')[0]).toBe('Brussel / Bruxelles');
    expect(names('koeln')).toEqual(['Köln']);
    expect(names('st gallen')).toEqual(['St. Gallen']);
    for (const typed of ["'s-hert", '’s hert', 's hert', 'hertogenb'])
      expect(names(typed, 'NL')).toEqual(["'s-Hertogenbosch"]);
  });

  it('is found by every start of its own name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyTown), fc.nat(), (town, cut) => {
        const [own = ''] = town.name.split(' / ');
        const start = own.slice(0, 1 + (cut % own.length));
        if (!/[\p{L}\p{N}]/u.test(start)) return;
        const found = findTowns(start, town.country, everyTown.length);
        expect(found.map(({ id }) => id)).toContain(town.id);
      }),
    );
  });

  it('stands before the smaller ones, at most eight, of one country or of all', () => {
    const [first, ...others] = findTowns('ha');
    expect(first?.name).toBe('Hamburg');
    expect(others).toHaveLength(7);
    const sizes = findTowns('ha').map(({ population }) => population);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(new Set(findTowns('ha', 'NL').map(({ country }) => country))).toEqual(new Set(['NL']));
    expect(findTowns('arn').map(({ country }) => country)).toEqual(expect.arrayContaining(['NL', 'DE']));
  });

  it('is not found by nothing, by signs or by line breaks', () => {
    for (const nothing of ['', '   ', "'", '-', '.', '\n', '\n\n', 'xyzxyz']) expect(findTowns(nothing)).toEqual([]);
    expect(findTowns('arnhem\n')).toHaveLength(1);
  });
});

it('all towns, with what finds them by name and by place, take less than 5 MB of memory', { timeout: 60_000 }, () => {
  const module = (file: string) => JSON.stringify(new URL(`./${file}`, import.meta.url).href);
  const script = `
    const [{ nearestTown }, { findTowns }] = await Promise.all([import(${module('nearest-town.ts')}), import(${module('find-towns.ts')})]);
    const used = () => { gc(); const { heapUsed, external } = process.memoryUsage(); return heapUsed + external; };
    const before = used();
    nearestTown({ lat: 52, lon: 5 }); findTowns('arnhem');
    console.log(used() - before);`;
  const bytes = Number(
    execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], { encoding: 'utf8' }),
  );
  expect(everyTown.length).toBeGreaterThan(20_000);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(5_000_000);
});
