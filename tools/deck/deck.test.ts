import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readDeck, readPackIndex } from '#demo/deck.ts';
import { demoPeople } from '#demo/people.ts';
import { readConfig } from '#platform/config/config.ts';
import { backdropNames } from './backdrops.ts';
import { ageBands } from './complexions.ts';
import { isDistinct } from './distance.ts';
import { headBox, safeFrame } from './frame.ts';
import { leastLookDistance, lookDistance, lookOf } from './likeness.ts';
import { paletteNames } from './palettes.ts';
import { type DeckPlan, planDeck } from './plan.ts';

const folder = join(import.meta.dirname, '../../assets/deck');
const seed = 'lamplight';

const Deck = z.object({
  hero: z.array(z.string()),
  people: z.array(
    z.object({
      id: z.string().check(z.regex(/^p\d{4}$/)),
      take: z.int(),
      cast: z.enum(['real', 'fictional']),
      gender: z.enum(['female', 'male']),
      age: z.int(),
      age_band: z.tuple([z.int(), z.int()]),
      hair: z.enum(['blonde', 'brown', 'black', 'red', 'grey', 'white']),
      eyes: z.enum(['blue', 'brown', 'green', 'grey']),
      palette: z.enum(paletteNames),
      backdrop: z.enum(backdropNames),
      pictures: z.array(z.string()).check(z.minLength(1), z.maxLength(3)),
      faceless: z.array(z.string()),
    }),
  ),
});

const deck = Deck.parse(JSON.parse(readFileSync(join(folder, 'deck.json'), 'utf8')));
const listed = deck.people.flatMap((person) => person.pictures);
const takesOf = (gender: string) => deck.people.filter((person) => person.gender === gender).map(({ take }) => take);
const takes = { female: takesOf('female'), male: takesOf('male') };

describe('the deck of drawn portraits', () => {
  test('holds at least 1,000 real and 200 fictional people, about half of them women', () => {
    expect(new Set(deck.people.map((person) => person.id)).size).toBe(deck.people.length);
    expect(deck.people.filter(({ cast }) => cast === 'real').length).toBeGreaterThanOrEqual(1000);
    expect(deck.people.filter(({ cast }) => cast === 'fictional').length).toBeGreaterThanOrEqual(200);
    const women = deck.people.filter((person) => person.gender === 'female').length;
    expect(women / deck.people.length).toBeCloseTo(0.5, 1);
  });

  test('has every adult age band for women and men of both casts', () => {
    for (const cast of ['real', 'fictional']) {
      for (const gender of ['female', 'male']) {
        for (const band of ageBands) {
          const people = deck.people.filter(
            (person) => person.cast === cast && person.gender === gender && person.age_band[0] === band[0],
          );
          expect(people.length, `${cast} ${gender} ${band.join('-')}`).toBeGreaterThanOrEqual(14);
          for (const { age } of people) {
            expect(age).toBeGreaterThanOrEqual(band[0]);
            expect(age).toBeLessThanOrEqual(band[1]);
          }
        }
      }
    }
  });

  test('lists exactly the pictures that are in the pack, each once, one behind the other', () => {
    const index = readPackIndex();
    expect(listed.toSorted()).toEqual(Object.keys(index).toSorted());
    let end = 0;
    for (const { at, size } of Object.values(index)) {
      expect(at).toBe(end);
      end = at + size;
    }
    expect(statSync(join(folder, 'portraits.pack')).size).toBe(end);
  });

  test('stays under 12 MB', () => {
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeLessThan(12_000_000);
  });

  test('always shows the face first and mixes in some scenes without one', () => {
    for (const person of deck.people) {
      expect(person.faceless).not.toContain(person.pictures[0]);
      expect(person.pictures).toEqual(expect.arrayContaining(person.faceless));
    }
    expect(deck.people.filter((person) => person.faceless.length > 0).length).toBeGreaterThan(deck.people.length / 10);
  });

  test('gives nobody the palette or the place of the five people before, within gender and cast', () => {
    for (const people of Map.groupBy(deck.people, ({ cast, gender }) => `${cast} ${gender}`).values()) {
      people.forEach((person, index) => {
        const shared = people
          .slice(Math.max(0, index - 5), index)
          .filter(({ palette, backdrop }) => palette === person.palette || backdrop === person.backdrop);
        expect(
          shared.map(({ id }) => id),
          person.id,
        ).toEqual([]);
      });
    }
  });

  test('names at least six people for the lit windows of the home page', () => {
    const ids = new Set(deck.people.map((person) => person.id));
    expect(deck.hero.length).toBeGreaterThanOrEqual(6);
    for (const id of deck.hero) expect(ids).toContain(id);
  });
});

describe('the plan of the deck', () => {
  let plan: DeckPlan;
  beforeAll(async () => {
    plan = await planDeck(seed, takes);
  }, 120_000);

  test('is the one that was drawn', () => {
    expect(plan.hero).toEqual(deck.hero);
    const told = plan.people.map(({ ageBand, pictures, ...person }) => ({
      ...person,
      age_band: ageBand,
      pictures: pictures.length,
    }));
    expect(told).toEqual(
      deck.people.map(({ faceless: _, pictures, ...person }) => ({ ...person, pictures: pictures.length })),
    );
  });

  test('never crops a head: hair, ears and chin of every picture lie in the safe frame', () => {
    const cropped = plan.people.flatMap(({ id, pictures }) =>
      pictures.flatMap((picture, index) => {
        if (picture.kind !== 'portrait') return [];
        const { left, top, right, bottom } = headBox(picture.face, picture.haircut, picture.pose);
        const isInside =
          left > safeFrame.left - 1 &&
          top > safeFrame.top - 1 &&
          right < safeFrame.right + 1 &&
          bottom < safeFrame.bottom + 1;
        return isInside ? [] : [`${id}-${index + 1}`];
      }),
    );
    expect(cropped).toEqual([]);
  });

  test('shows nobody who could be taken for another, in the deck or among the demo’s members', async () => {
    const people = plan.people.flatMap(({ id, pictures: [first] }) =>
      first?.kind === 'portrait' ? [{ id, ...first, mirrored: first.pose.mirrored }] : [],
    );
    expect(people.length).toBe(deck.people.length);
    const looks = await Promise.all(people.map(lookOf));
    const dealt = demoPeople(readConfig({}).demoMembers, readDeck(), new Date('2026-03-01T12:00:00Z'));
    const shown = new Set(dealt.map(({ drawn }) => drawn?.id));
    const nearest = { ofDeck: Number.POSITIVE_INFINITY, ofMembers: Number.POSITIVE_INFINITY };
    const alike: string[] = [];
    for (const [index, person] of people.entries()) {
      const others = people.slice(0, index);
      if (!isDistinct(person, others)) alike.push(person.id);
      for (const [place, other] of others.entries()) {
        const [one, two] = [looks[index], looks[place]];
        if (!one || !two || other.face.gender !== person.face.gender) continue;
        const distance = lookDistance(one, two, nearest.ofMembers);
        nearest.ofDeck = Math.min(nearest.ofDeck, distance);
        if (shown.has(person.id) && shown.has(other.id)) nearest.ofMembers = Math.min(nearest.ofMembers, distance);
      }
    }
    expect(alike).toEqual([]);
    expect(nearest.ofDeck).toBeGreaterThanOrEqual(leastLookDistance);
    expect(nearest.ofMembers).toBeGreaterThanOrEqual(leastLookDistance);
  }, 120_000);
});
