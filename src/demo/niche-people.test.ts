import { describe, expect, test } from 'vitest';
import { FIRST_ID, MAX_MEMBERS } from './accounts.ts';
import { KINDLING, VELVET } from './brands.ts';
import { BRANDS, KADE } from './more-brands.ts';
import { demoResidents } from './niche-people.ts';
import { demoPeople } from './people.ts';
import { isFull, readPortraitPeople } from './portraits.ts';
import { demoLikes, demoTalks } from './talk.ts';

const TODAY = new Date('2026-03-01T12:00:00Z');
const portraits = readPortraitPeople();
const people = demoResidents(240, portraits, TODAY);
const of = (host: string) => people.filter((person) => person.host === host);

test('the default site’s people are the same as without other brands, and ids go on after them', () => {
  expect(of(KINDLING.host)).toEqual(demoPeople(240, portraits, TODAY));
  expect(people.map(({ id }) => id)).toEqual(people.map((_, index) => FIRST_ID + index));
  expect(people.length).toBeLessThan(MAX_MEMBERS);
});

describe('the members of a niche', () => {
  test('suit it: round women on the one, men who love men on the other, all where the brand is', () => {
    const women = of(VELVET.host).filter(({ gender }) => gender === 'female');
    expect(women.length).toBeGreaterThan(3);
    for (const { body_type } of women) expect(['curvy', 'full']).toContain(body_type);
    for (const { drawn } of of(VELVET.host)) expect(drawn && isFull(drawn)).toBe(true);
    for (const { gender, sexuality } of of(KADE.host)) {
      expect(gender).toBe('male');
      expect(['gay', 'bi']).toContain(sexuality);
    }
    for (const { host, pool, settings } of [VELVET, KADE]) {
      for (const person of of(host)) {
        expect(settings.countries).toContain(person.country);
        expect(person.pool).toBe(pool);
        expect(person.drawn?.cast).toBe(person.fictional ? 'fictional' : 'real');
      }
    }
  });

  test('have names and faces of their own among themselves, and somebody real comes first', () => {
    for (const { host } of [VELVET, KADE]) {
      const members = of(host);
      expect(new Set(members.map(({ username }) => username.toLowerCase())).size).toBe(members.length);
      expect(new Set(members.map(({ drawn }) => drawn?.id)).size).toBe(members.length);
      expect(members[0]?.fictional).toBe(false);
    }
  });

  test('meet nobody of another pool, and somebody has written to whom the log-in belongs to', () => {
    const talks = demoTalks(people);
    const pairs = [
      ...talks.map(({ starter, other }) => [starter, other]),
      ...demoLikes(people).map(({ liker, liked }) => [liker, liked]),
    ];
    for (const [one, other] of pairs) expect(one?.pool).toBe(other?.pool);
    for (const { host } of [VELVET, KADE])
      expect(talks.filter(({ other }) => other.id === of(host)[0]?.id).length).toBeGreaterThan(0);
  });
});

test('four brands: two niches at least, three languages by themselves, colours, companies, prices and addresses of their own', () => {
  const different = (value: (brand: (typeof BRANDS)[number]) => unknown) =>
    new Set(BRANDS.map((brand) => JSON.stringify(value(brand) ?? null))).size;
  expect(BRANDS).toHaveLength(4);
  for (const value of [
    (brand: (typeof BRANDS)[number]) => brand.host,
    ({ company }: (typeof BRANDS)[number]) => company.name,
    ({ company }: (typeof BRANDS)[number]) => company.kvk,
    ({ settings }: (typeof BRANDS)[number]) => settings.primary_color,
    ({ settings }: (typeof BRANDS)[number]) => settings.message_credits,
    ({ prices }: (typeof BRANDS)[number]) => prices.EUR,
  ])
    expect(different(value)).toBe(4);
  expect(different(({ settings }) => settings.niche)).toBe(3);
  expect(BRANDS.flatMap(({ settings }) => settings.domain_language ?? []).toSorted()).toEqual(['de', 'nl', 'sv']);
  const before = BRANDS.filter(({ company }) => company.added < '2023-12-01T12:00:00Z');
  expect(before.map(({ settings }) => settings.name)).toEqual(['Kindling', 'Glöd']);
});
